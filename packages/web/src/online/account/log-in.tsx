import { browserSupportsWebAuthn, startAuthentication } from "@simplewebauthn/browser";
import { type FormEvent, useState } from "react";
import { Button } from "react-aria-components";
import { useVoice } from "../../words/provider.tsx";
import { useAttempt } from "../attempt.ts";
import { client } from "../client.ts";
import { noteMe, useIdentity } from "../identity.ts";
import { Trouble } from "../trouble.tsx";
import { Field } from "./fields.tsx";
import { ceremony } from "./passkey.ts";

/** For those who have been here before, perhaps on another device. */
export function LogIn() {
  const voice = useVoice();
  const identity = useIdentity();
  const attempt = useAttempt();
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    attempt.run(async () => noteMe(await client.logIn(login.trim(), password)));
  };
  const withPasskey = (): void =>
    attempt.run(() =>
      ceremony(async () => {
        const optionsJSON = (await client.passkeyLoginOptions()) as unknown as Parameters<
          typeof startAuthentication
        >[0]["optionsJSON"];
        noteMe(await client.logInWithPasskey(await startAuthentication({ optionsJSON })));
      }),
    );
  return (
    <section className="panel" aria-labelledby="login-title">
      <h2 id="login-title">{voice.say("account.logIn")}</h2>
      {identity.status === "known" ? <p className="notice">{voice.say("account.logIn.instead")}</p> : null}
      <form className="account-form" onSubmit={submit}>
        <Field
          label={voice.say("account.login")}
          value={login}
          autoComplete="username"
          longest={40}
          onChange={setLogin}
        />
        <Field
          label={voice.say("account.password")}
          type="password"
          value={password}
          autoComplete="current-password"
          longest={200}
          onChange={setPassword}
        />
        <div className="buttons">
          <Button
            className="button"
            type="submit"
            isDisabled={login.trim() === "" || password === "" || attempt.isBusy}
          >
            {voice.say("account.logIn")}
          </Button>
          {browserSupportsWebAuthn() ? (
            <Button className="button" onPress={withPasskey} isDisabled={attempt.isBusy}>
              {voice.say("account.logIn.passkey")}
            </Button>
          ) : null}
        </div>
      </form>
      <Trouble text={attempt.trouble} />
    </section>
  );
}

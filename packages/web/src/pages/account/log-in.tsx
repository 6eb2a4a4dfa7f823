import { browserSupportsWebAuthn, startAuthentication } from "@simplewebauthn/browser";
import { type FormEvent, useState } from "react";
import { Button } from "react-aria-components";
import { useTranslator } from "../../app/languages/provider.tsx";
import { useAttempt } from "../../app/online/attempt.ts";
import { client } from "../../app/online/client.ts";
import { noteMe, useIdentity } from "../../app/online/identity.ts";
import { Trouble } from "../../app/online/trouble.tsx";
import { Field } from "./fields.tsx";
import { ceremony } from "./passkey.ts";

/** For those who have been here before, perhaps on another device. */
export function LogIn() {
  const translator = useTranslator();
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
      <h2 id="login-title">{translator.t("account.logIn")}</h2>
      {identity.status === "known" ? <p className="notice">{translator.t("account.logIn.instead")}</p> : null}
      <form className="account-form" onSubmit={submit}>
        <Field
          label={translator.t("account.login")}
          value={login}
          autoComplete="username"
          longest={40}
          onChange={setLogin}
        />
        <Field
          label={translator.t("account.password")}
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
            {translator.t("account.logIn")}
          </Button>
          {browserSupportsWebAuthn() ? (
            <Button className="button" onPress={withPasskey} isDisabled={attempt.isBusy}>
              {translator.t("account.logIn.passkey")}
            </Button>
          ) : null}
        </div>
      </form>
      <Trouble text={attempt.trouble} />
    </section>
  );
}

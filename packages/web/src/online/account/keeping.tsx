import type { Me } from "@portolan/client";
import { browserSupportsWebAuthn, startRegistration } from "@simplewebauthn/browser";
import { type FormEvent, useState } from "react";
import { Button } from "react-aria-components";
import { Toggle } from "../../ui/controls.tsx";
import { useVoice } from "../../words/provider.tsx";
import { type Attempt, useAttempt } from "../attempt.ts";
import { client } from "../client.ts";
import { noteMe } from "../identity.ts";
import { Trouble } from "../trouble.tsx";
import { Field } from "./fields.tsx";
import { ceremony } from "./passkey.ts";

const SHORTEST_LOGIN = 3;
const SHORTEST_PASSWORD = 8;

function Password(props: { readonly me: Me; readonly attempt: Attempt; onTokensRevoked(): void }) {
  const { me, attempt, onTokensRevoked } = props;
  const voice = useVoice();
  const [login, setLogin] = useState(me.login ?? me.name);
  const [password, setPassword] = useState("");
  const [current, setCurrent] = useState("");
  const [revokes, setRevokes] = useState(false);
  const [isDone, setDone] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    attempt.run(async () => {
      const known = me.login === null ? undefined : current;
      const tokens = revokes ? "revoke" : "keep";
      noteMe(await client.setPassword(login.trim(), password, known, tokens));
      if (revokes) onTokensRevoked();
      setRevokes(false);
      setPassword("");
      setCurrent("");
      setDone(true);
    });
  };
  const isReady = login.trim().length >= SHORTEST_LOGIN && password.length >= SHORTEST_PASSWORD;
  return (
    <form className="account-form" onSubmit={submit}>
      <Field
        label={voice.say("account.login")}
        help={voice.say("account.login.about")}
        value={login}
        autoComplete="username"
        longest={40}
        onChange={setLogin}
      />
      {me.login === null ? null : (
        <Field
          label={voice.say("account.password.current")}
          type="password"
          value={current}
          autoComplete="current-password"
          longest={200}
          onChange={setCurrent}
        />
      )}
      <Field
        label={voice.say("account.password.new")}
        help={voice.say("account.password.about")}
        type="password"
        value={password}
        autoComplete="new-password"
        longest={200}
        onChange={setPassword}
      />
      {me.login === null ? null : (
        <Toggle label={voice.say("account.password.tokens")} isOn={revokes} onChange={setRevokes} />
      )}
      <Button className="button" type="submit" isDisabled={!isReady || attempt.isBusy}>
        {voice.say(me.login === null ? "account.password.set" : "account.password.change")}
      </Button>
      <p role="status">{isDone ? voice.say("account.password.done") : null}</p>
    </form>
  );
}

function Passkeys({ me, attempt }: { readonly me: Me; readonly attempt: Attempt }) {
  const voice = useVoice();
  const add = (): void =>
    attempt.run(() =>
      ceremony(async () => {
        const optionsJSON = (await client.passkeyOptions()) as unknown as Parameters<
          typeof startRegistration
        >[0]["optionsJSON"];
        noteMe(await client.addPasskey(await startRegistration({ optionsJSON })));
      }),
    );
  return (
    <>
      <h3>{voice.say("account.passkeys")}</h3>
      <p className="help">{voice.say("account.passkeys.about")}</p>
      <ul className="account-list">
        {me.passkeys.map(({ id, created }) => (
          <li key={id}>
            <span>{voice.say("account.passkey.made", { date: voice.date(created) })}</span>
            <Button
              className="button quiet"
              onPress={() => attempt.run(async () => noteMe(await client.removePasskey(id)))}
            >
              {voice.say("account.remove")}
              <span className="hidden">: {voice.date(created)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {browserSupportsWebAuthn() ? (
        <div className="buttons">
          <Button className="button" onPress={add} isDisabled={attempt.isBusy}>
            {voice.say("account.passkey.add")}
          </Button>
        </div>
      ) : (
        <p className="help">{voice.say("account.passkey.not")}</p>
      )}
    </>
  );
}

/** A password or a passkey keeps games, ratings and history, also on other devices. */
export function Keeping({ me, onTokensRevoked }: { readonly me: Me; onTokensRevoked(): void }) {
  const voice = useVoice();
  const attempt = useAttempt();
  return (
    <section className="panel" aria-labelledby="keeping-title">
      <h2 id="keeping-title">{voice.say("account.keep")}</h2>
      <p>
        {me.login === null && me.passkeys.length === 0
          ? voice.say("account.keep.not")
          : voice.say("account.keep.is")}
      </p>
      <Trouble text={attempt.trouble} />
      <Passkeys me={me} attempt={attempt} />
      <h3>{voice.say("account.password")}</h3>
      <Password key={me.login ?? ""} me={me} attempt={attempt} onTokensRevoked={onTokensRevoked} />
    </section>
  );
}

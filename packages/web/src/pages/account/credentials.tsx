import type { Me } from "@portolan/client";
import { browserSupportsWebAuthn, startRegistration } from "@simplewebauthn/browser";
import { type FormEvent, useState } from "react";
import { Button } from "react-aria-components";
import { useTranslator } from "../../app/languages/provider.tsx";
import { type Attempt, useAttempt } from "../../app/online/attempt.ts";
import { client } from "../../app/online/client.ts";
import { noteMe } from "../../app/online/identity.ts";
import { Trouble } from "../../app/online/trouble.tsx";
import { Toggle } from "../../ui/controls.tsx";
import { Field } from "./fields.tsx";
import { ceremony } from "./passkey.ts";

const SHORTEST_LOGIN = 3;
const SHORTEST_PASSWORD = 8;

function Password(props: { readonly me: Me; readonly attempt: Attempt; onTokensRevoked(): void }) {
  const { me, attempt, onTokensRevoked } = props;
  const translator = useTranslator();
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
        label={translator.t("account.login")}
        help={translator.t("account.login.about")}
        value={login}
        autoComplete="username"
        longest={40}
        onChange={setLogin}
      />
      {me.login === null ? null : (
        <Field
          label={translator.t("account.password.current")}
          type="password"
          value={current}
          autoComplete="current-password"
          longest={200}
          onChange={setCurrent}
        />
      )}
      <Field
        label={translator.t("account.password.new")}
        help={translator.t("account.password.about")}
        type="password"
        value={password}
        autoComplete="new-password"
        longest={200}
        onChange={setPassword}
      />
      {me.login === null ? null : (
        <Toggle label={translator.t("account.password.tokens")} isOn={revokes} onChange={setRevokes} />
      )}
      <Button className="button" type="submit" isDisabled={!isReady || attempt.isBusy}>
        {translator.t(me.login === null ? "account.password.set" : "account.password.change")}
      </Button>
      <p role="status">{isDone ? translator.t("account.password.done") : null}</p>
    </form>
  );
}

function Passkeys({ me, attempt }: { readonly me: Me; readonly attempt: Attempt }) {
  const translator = useTranslator();
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
      <h3>{translator.t("account.passkeys")}</h3>
      <p className="help">{translator.t("account.passkeys.about")}</p>
      <ul className="account-list">
        {me.passkeys.map(({ id, created }) => (
          <li key={id}>
            <span>{translator.t("account.passkey.made", { date: translator.date(created) })}</span>
            <Button
              className="button quiet"
              onPress={() => attempt.run(async () => noteMe(await client.removePasskey(id)))}
            >
              {translator.t("account.remove")}
              <span className="hidden">: {translator.date(created)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {browserSupportsWebAuthn() ? (
        <div className="buttons">
          <Button className="button" onPress={add} isDisabled={attempt.isBusy}>
            {translator.t("account.passkey.add")}
          </Button>
        </div>
      ) : (
        <p className="help">{translator.t("account.passkey.not")}</p>
      )}
    </>
  );
}

/** A password or a passkey keeps games, ratings and history, also on other devices. */
export function Credentials({ me, onTokensRevoked }: { readonly me: Me; onTokensRevoked(): void }) {
  const translator = useTranslator();
  const attempt = useAttempt();
  return (
    <section className="panel" aria-labelledby="keeping-title">
      <h2 id="keeping-title">{translator.t("account.keep")}</h2>
      <p>
        {me.login === null && me.passkeys.length === 0
          ? translator.t("account.keep.not")
          : translator.t("account.keep.is")}
      </p>
      <Trouble text={attempt.trouble} />
      <Passkeys me={me} attempt={attempt} />
      <h3>{translator.t("account.password")}</h3>
      <Password key={me.login ?? ""} me={me} attempt={attempt} onTokensRevoked={onTokensRevoked} />
    </section>
  );
}

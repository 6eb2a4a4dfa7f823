import type { Token } from "@portolan/client";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "react-aria-components";
import { useTranslator } from "../../app/languages/provider.tsx";
import { useAttempt } from "../../app/online/attempt.ts";
import { client } from "../../app/online/client.ts";
import { Trouble } from "../../app/online/trouble.tsx";
import { Field } from "./fields.tsx";

/** Words that let a program play in one's name. */
export function Tokens() {
  const translator = useTranslator();
  const attempt = useAttempt();
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  const [name, setName] = useState("");
  const [made, setMade] = useState<Token | null>(null);
  useEffect(() => {
    let isWanted = true;
    client
      .tokens()
      .then((found) => {
        if (isWanted) setTokens(found.tokens);
      })
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, []);
  const make = (event: FormEvent): void => {
    event.preventDefault();
    attempt.run(async () => {
      const token = await client.makeToken(name.trim());
      setTokens((before) => [...before, token]);
      setMade(token);
      setName("");
    });
  };
  const revoke = (id: string): void =>
    attempt.run(async () => {
      await client.revokeToken(id);
      setTokens((before) => before.filter((token) => token.id !== id));
      if (made?.id === id) setMade(null);
    });
  return (
    <section className="panel" aria-labelledby="tokens-title">
      <h2 id="tokens-title">{translator.t("account.tokens")}</h2>
      <p className="help">{translator.t("account.tokens.about")}</p>
      <Trouble text={attempt.trouble} />
      <ul className="account-list">
        {tokens.map((token) => (
          <li key={token.id}>
            <span>
              {translator.t("account.token", { name: token.name, date: translator.date(token.created) })}
            </span>
            <Button className="button quiet" onPress={() => revoke(token.id)}>
              {translator.t("account.token.revoke")}
              <span className="hidden">: {token.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div role="status">
        {made ? (
          <>
            <p>{translator.t("account.token.once")}</p>
            <p className="secret">{made.token}</p>
          </>
        ) : null}
      </div>
      <form className="account-form" onSubmit={make}>
        <Field
          label={translator.t("account.token.name")}
          value={name}
          autoComplete="off"
          onChange={setName}
        />
        <Button className="button" type="submit" isDisabled={name.trim() === "" || attempt.isBusy}>
          {translator.t("account.token.make")}
        </Button>
      </form>
    </section>
  );
}

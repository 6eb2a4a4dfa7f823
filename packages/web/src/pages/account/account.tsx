import "../../app/online/online.css";
import type { Me } from "@portolan/client";
import { useState } from "react";
import { Button } from "react-aria-components";
import { useTranslator } from "../../app/languages/provider.tsx";
import { lookUp, useIdentity } from "../../app/online/identity.ts";
import { Online, useAsSomeone } from "../../app/online/require-name.tsx";
import { useTitle } from "../../table/notify.ts";
import { Credentials } from "./credentials.tsx";
import { DataAndDeletion } from "./data-and-deletion.tsx";
import { History } from "./history.tsx";
import { LogIn } from "./log-in.tsx";
import { Profile } from "./profile.tsx";
import { Tokens } from "./tokens.tsx";

function Nobody() {
  const translator = useTranslator();
  const asSomeone = useAsSomeone();
  return (
    <>
      <section className="panel" aria-labelledby="guest-title">
        <h2 id="guest-title">{translator.t("account.guest")}</h2>
        <p>{translator.t("account.guest.about")}</p>
        <div className="buttons">
          <Button className="button primary gold" onPress={() => void asSomeone()}>
            {translator.t("account.guest.go")}
          </Button>
        </div>
      </section>
      <LogIn />
    </>
  );
}

function Unreachable() {
  const translator = useTranslator();
  return (
    <div className="notice company-notice">
      <p>{translator.t("online.unreachable")}</p>
      <Button className="button" onPress={() => void lookUp()}>
        {translator.t("problem.again")}
      </Button>
    </div>
  );
}

function isKept({ login, passkeys }: Me): boolean {
  return login !== null || passkeys.length > 0;
}

function Account() {
  const translator = useTranslator();
  const identity = useIdentity();
  // Counts how often all tokens were revoked together: each time the list begins anew.
  const [revoked, setRevoked] = useState(0);
  useTitle(translator.t("account.title"));
  return (
    <div className="page narrow account">
      <h1>{translator.t("account.title")}</h1>
      {identity.status === "unknown" ? <p>{translator.t("app.loading")}</p> : null}
      {identity.status === "unreachable" ? <Unreachable /> : null}
      {identity.status === "nobody" ? <Nobody /> : null}
      {identity.status === "known" ? (
        <>
          <Profile key={identity.me.id} me={identity.me} />
          <Credentials me={identity.me} onTokensRevoked={() => setRevoked((times) => times + 1)} />
          <History />
          <Tokens key={revoked} />
          <DataAndDeletion me={identity.me} isKept={isKept(identity.me)} />
          {isKept(identity.me) ? null : <LogIn />}
        </>
      ) : null}
    </div>
  );
}

/** Who one is on the server, and all that it keeps about one. */
export default function AccountPage() {
  return (
    <Online>
      <Account />
    </Online>
  );
}

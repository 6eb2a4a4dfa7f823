import "../online/online.css";
import type { Me } from "@portolan/client";
import { useState } from "react";
import { Button } from "react-aria-components";
import { History } from "../online/account/history.tsx";
import { Keeping } from "../online/account/keeping.tsx";
import { LogIn } from "../online/account/log-in.tsx";
import { Parting } from "../online/account/parting.tsx";
import { Profile } from "../online/account/profile.tsx";
import { Tokens } from "../online/account/tokens.tsx";
import { lookUp, useIdentity } from "../online/identity.ts";
import { Online, useAsSomeone } from "../online/named.tsx";
import { useTitle } from "../table/notify.ts";
import { useVoice } from "../words/provider.tsx";

function Nobody() {
  const voice = useVoice();
  const asSomeone = useAsSomeone();
  return (
    <>
      <section className="panel" aria-labelledby="guest-title">
        <h2 id="guest-title">{voice.say("account.guest")}</h2>
        <p>{voice.say("account.guest.about")}</p>
        <div className="buttons">
          <Button className="button primary gold" onPress={() => void asSomeone()}>
            {voice.say("account.guest.go")}
          </Button>
        </div>
      </section>
      <LogIn />
    </>
  );
}

function Unreachable() {
  const voice = useVoice();
  return (
    <div className="notice company-notice">
      <p>{voice.say("online.unreachable")}</p>
      <Button className="button" onPress={() => void lookUp()}>
        {voice.say("problem.again")}
      </Button>
    </div>
  );
}

function isKept({ login, passkeys }: Me): boolean {
  return login !== null || passkeys.length > 0;
}

function Account() {
  const voice = useVoice();
  const identity = useIdentity();
  // Counts how often all tokens were revoked together: each time the list begins anew.
  const [revoked, setRevoked] = useState(0);
  useTitle(voice.say("account.title"));
  return (
    <div className="page narrow account">
      <h1>{voice.say("account.title")}</h1>
      {identity.status === "unknown" ? <p>{voice.say("app.loading")}</p> : null}
      {identity.status === "unreachable" ? <Unreachable /> : null}
      {identity.status === "nobody" ? <Nobody /> : null}
      {identity.status === "known" ? (
        <>
          <Profile key={identity.me.id} me={identity.me} />
          <Keeping me={identity.me} onTokensRevoked={() => setRevoked((times) => times + 1)} />
          <History />
          <Tokens key={revoked} />
          <Parting me={identity.me} isKept={isKept(identity.me)} />
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

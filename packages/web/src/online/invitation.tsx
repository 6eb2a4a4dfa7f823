import { lazy, Suspense, useState } from "react";
import { Choose } from "../ui/controls.tsx";
import type { Voice } from "../words/speech.ts";
import { CopyLink } from "./copy-link.tsx";
import { isLoopback, useOrigins } from "./origins.ts";

const QrCode = lazy(() => import("./qr-code.tsx"));

/** The address that leads to a table for others, and where the server has several, which of them. */
export interface Invitation {
  readonly origins: readonly string[];
  readonly origin: string;
  choose(origin: string): void;
}

export function useInvitation(): Invitation {
  const origins = useOrigins();
  const [chosen, choose] = useState<string | null>(null);
  const origin = chosen ?? origins[0] ?? location.origin;
  return { origins, origin, choose };
}

/** The link to a table: to copy, to share, or as a code for a telephone nearby. */
export function InvitationPanel(props: {
  readonly invitation: Invitation;
  readonly address: string;
  readonly voice: Voice;
}) {
  const { invitation, address, voice } = props;
  const { origins, origin, choose } = invitation;
  const [isShown, setShown] = useState(false);
  const leadsNowhere = origins.length > 0 && isLoopback(new URL(origin).hostname);
  return (
    <section className="panel stack" aria-labelledby="link-title">
      <h2 id="link-title">{voice.say("online.link.title")}</h2>
      {origins.length > 1 ? (
        <Choose
          label={voice.say("online.link.network")}
          help={voice.say("online.link.network.about")}
          value={origin}
          values={origins.map((value) => ({ value, label: new URL(value).host }))}
          onChange={choose}
        />
      ) : null}
      <CopyLink
        label={voice.say("online.link")}
        address={address}
        title={voice.say("online.link.text", { game: voice.say("title") })}
      />
      {leadsNowhere ? <p className="notice">{voice.say("online.link.here")}</p> : null}
      <details onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary>{voice.say("online.link.code")}</summary>
        {isShown ? (
          <Suspense fallback={<p className="waiting">{voice.say("app.loading")}</p>}>
            <QrCode text={address} label={voice.say("online.link.code.label", { address })} />
          </Suspense>
        ) : null}
      </details>
    </section>
  );
}

import type { Translator } from "@portolan/guides";
import { lazy, Suspense, useState } from "react";
import { isLoopback, useOrigins } from "../../app/online/origins.ts";
import { Choose } from "../../ui/controls.tsx";
import { CopyLink } from "./copy-link.tsx";

const QrCode = lazy(() => import("./qr-code.tsx"));

/** The address that leads to a table for others, and where the server has several, which of them. */
export interface Invitation {
  readonly origins: readonly string[];
  /** Null while the server is asked for its addresses. */
  readonly origin: string | null;
  choose(origin: string): void;
}

export function useInvitation(): Invitation {
  const origins = useOrigins();
  const [chosen, choose] = useState<string | null>(null);
  const origin = chosen ?? origins[0] ?? null;
  return { origins, origin, choose };
}

/** Keeps the place of the code until there is one. */
function NoCodeYet() {
  return <span className="qr-code" />;
}

/** The link to a table: to copy, to share, or as a code for a telephone nearby. */
export function InvitationPanel(props: {
  readonly invitation: Invitation;
  readonly address: string | null;
  readonly translator: Translator;
  /** Whether somebody is still missing. */
  readonly weight: "main" | "quiet";
}) {
  const { invitation, address, translator, weight } = props;
  const { origins, origin, choose } = invitation;
  const leadsNowhere = origin !== null && isLoopback(new URL(origin).hostname);
  return (
    <section className="room-invite" aria-labelledby="link-title">
      <h2 id="link-title">{translator.t("online.link.title")}</h2>
      <p className="room-invite-about">{translator.t("online.link.about")}</p>
      {origin !== null && origins.length > 1 ? (
        <Choose
          label={translator.t("online.link.network")}
          help={translator.t("online.link.network.about")}
          value={origin}
          values={origins.map((value) => ({ value, label: new URL(value).host }))}
          onChange={choose}
        />
      ) : null}
      <CopyLink
        label={translator.t("online.link")}
        address={address}
        title={translator.t("online.link.text", { game: translator.t("title") })}
        weight={weight}
      />
      {leadsNowhere ? <p className="notice">{translator.t("online.link.here")}</p> : null}
      <div className="room-code">
        <Suspense fallback={<NoCodeYet />}>
          {address === null ? (
            <NoCodeYet />
          ) : (
            <QrCode text={address} label={translator.t("online.link.code.label", { address })} />
          )}
        </Suspense>
        <p>
          <b>{translator.t("online.link.code")}</b>
          {translator.t("online.link.code.about")}
        </p>
      </div>
    </section>
  );
}

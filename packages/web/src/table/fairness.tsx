import type { Translator } from "@portolan/guides";
import { useEffect, useState } from "react";
import "./fairness.css";
import { type DealFinding, verdictOf } from "./fair-deal.ts";

const SIGNS = { ok: "✓", bad: "✗", note: "–" } as const;

/** A list of what was found about a deal. */
export function DealFindings(props: {
  readonly findings: readonly DealFinding[];
  readonly translator: Translator;
}) {
  const { findings, translator } = props;
  return (
    <ul className="findings">
      {findings.map(({ id, status }) => (
        <li key={id} className={`finding ${status}`}>
          <span aria-hidden="true" className="sign">
            {SIGNS[status]}
          </span>
          <span>{translator.t(`fair.${id}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What was found about a deal; null while it is being checked. */
export type Checked = readonly DealFinding[] | "failed" | null;

/** Checks the deal once, where there is something to check it by. */
export function useCheckedDeal(check: (() => Promise<readonly DealFinding[]>) | undefined): Checked {
  const [findings, setFindings] = useState<Checked>(null);
  useEffect(() => {
    if (!check) return;
    let isGone = false;
    check().then(
      (found) => {
        if (!isGone) setFindings(found);
      },
      () => {
        if (!isGone) setFindings("failed");
      },
    );
    return () => {
      isGone = true;
    };
  }, [check]);
  return findings;
}

export function isDealBad(checked: Checked): boolean {
  return checked !== null && checked !== "failed" && verdictOf(checked) === "bad";
}

/** What the page found when it checked the deal: one sentence, and why. */
export function FairVerdict({
  checked,
  translator,
}: {
  readonly checked: Checked;
  readonly translator: Translator;
}) {
  if (checked === null) return null;
  if (checked === "failed") return <p className="help">{translator.t("fair.failed")}</p>;
  const verdict = verdictOf(checked);
  return (
    <details className="fair" open={verdict === "bad"}>
      <summary className={verdict === "bad" ? "danger" : undefined}>
        <span aria-hidden="true">{SIGNS[verdict]} </span>
        {translator.t(`fair.${verdict}`)}
      </summary>
      <DealFindings findings={checked} translator={translator} />
    </details>
  );
}

/** Checks the deal by itself at the end of a game, and says what it finds. */
export function FairDeal(props: {
  check(): Promise<readonly DealFinding[]>;
  readonly translator: Translator;
}) {
  const { check, translator } = props;
  return <FairVerdict checked={useCheckedDeal(check)} translator={translator} />;
}

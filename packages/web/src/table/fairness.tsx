import { useEffect, useState } from "react";
import "./fairness.css";
import type { Voice } from "../words/speech.ts";
import { type DealFinding, verdictOf } from "./fair-deal.ts";

const SIGNS = { ok: "✓", bad: "✗", note: "–" } as const;

/** A list of what was found about a deal. */
export function DealFindings(props: { readonly findings: readonly DealFinding[]; readonly voice: Voice }) {
  const { findings, voice } = props;
  return (
    <ul className="findings">
      {findings.map(({ id, status }) => (
        <li key={id} className={`finding ${status}`}>
          <span aria-hidden="true" className="sign">
            {SIGNS[status]}
          </span>
          <span>{voice.say(`fair.${id}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the page finds when it checks the deal by itself at the end of a game; it says so in one sentence, and why. */
export function FairDeal(props: { check(): Promise<readonly DealFinding[]>; readonly voice: Voice }) {
  const { check, voice } = props;
  const [findings, setFindings] = useState<readonly DealFinding[] | "failed" | null>(null);
  useEffect(() => {
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
  if (findings === null) return null;
  if (findings === "failed") return <p className="help">{voice.say("fair.failed")}</p>;
  const verdict = verdictOf(findings);
  return (
    <details className="fair" open={verdict === "bad"}>
      <summary className={verdict === "bad" ? "danger" : undefined}>
        <span aria-hidden="true">{SIGNS[verdict]} </span>
        {voice.say(`fair.${verdict}`)}
      </summary>
      <DealFindings findings={findings} voice={voice} />
    </details>
  );
}

import type { Translator } from "@portolan/guides";
import { useMemo, useState } from "react";
import { Input, Label, Text, TextField } from "react-aria-components";
import { pledgeFindings } from "../../table/fair-deal.ts";
import { DealFindings } from "../../table/fairness.tsx";
import { Sheet } from "../../ui/controls.tsx";
import { type Finding, findingsOf, fingerprintOf, isShown } from "./findings.ts";
import type { Shown } from "./opening.ts";
import type { ReplayTimeline } from "./timeline.ts";

const SIGNS = { ok: "✓", bad: "✗", note: "–" } as const;

function FindingLine(props: {
  readonly finding: Finding;
  readonly words: Translator;
  readonly translator: Translator;
}) {
  const { finding, words, translator } = props;
  const { status, says, refusal, seats } = finding;
  const sentence = refusal ? translator.tell(refusal) : "";
  const names = translator.list(seats.map((seat) => translator.called(seat)));
  return (
    <li className={`finding ${status}`}>
      <span aria-hidden="true" className="sign">
        {SIGNS[status]}
      </span>
      <span>
        <span className="hidden">{words.t(`replay.fair.${status}`)}: </span>
        {words.t(says.id, { ...says.parts, sentence, names, count: seats.length })}
      </span>
    </li>
  );
}

/** Computes the deal again and says in words what was checked. */
export function FairSheet(props: {
  readonly shown: Shown;
  readonly timeline: ReplayTimeline;
  readonly words: Translator;
  readonly translator: Translator;
  onClose(): void;
}) {
  const { shown, timeline, words, translator, onClose } = props;
  const { record } = shown;
  const found = useMemo(() => findingsOf(timeline.game, record), [timeline, record]);
  const [noted, setNoted] = useState("");
  const isSame = isShown(record, noted);
  const added = record.deal.contributions.flatMap((digits, seat) =>
    digits === "" ? [] : [{ digits, seat }],
  );
  return (
    <Sheet title={words.t("replay.fair")} isOpen onClose={onClose}>
      <p>{words.t("replay.fair.about")}</p>
      <ul className="findings">
        {found.map((finding) => (
          <FindingLine key={finding.id} finding={finding} words={words} translator={translator} />
        ))}
      </ul>
      {shown.from === "server" ? (
        <>
          <h3>{words.t("replay.fair.own")}</h3>
          <DealFindings findings={pledgeFindings(record, shown.pledge)} translator={words} />
        </>
      ) : null}
      {shown.from === "link" ? <p className="help">{words.t("replay.fair.link")}</p> : null}
      <dl className="digits">
        <dt>{words.t("replay.fair.fingerprint")}</dt>
        <dd>{fingerprintOf(record)}</dd>
        <dt>{words.t("replay.fair.secret")}</dt>
        <dd>{record.deal.secret}</dd>
        {added.map(({ digits, seat }) => (
          <div key={seat}>
            <dt>{words.t("replay.fair.added", { name: translator.called(seat) })}</dt>
            <dd>{digits}</dd>
          </div>
        ))}
      </dl>
      {shown.pledge ? null : (
        <>
          <TextField className="field" value={noted} onChange={setNoted}>
            <Label>{words.t("replay.fair.shown")}</Label>
            <Input className="input" autoComplete="off" spellCheck="false" />
            <Text slot="description" className="help">
              {words.t("replay.fair.shown.help")}
            </Text>
          </TextField>
          <p role="status">
            {isSame === null ? null : words.t(isSame ? "replay.fair.shown.ok" : "replay.fair.shown.bad")}
          </p>
        </>
      )}
    </Sheet>
  );
}

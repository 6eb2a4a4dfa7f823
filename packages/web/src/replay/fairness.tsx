import type { Voice } from "@portolan/guides";
import { useMemo, useState } from "react";
import { Input, Label, Text, TextField } from "react-aria-components";
import { pledgeFindings } from "../table/fair-deal.ts";
import { DealFindings } from "../table/fairness.tsx";
import { Sheet } from "../ui/controls.tsx";
import type { Film } from "./film.ts";
import { type Finding, findingsOf, fingerprintOf, isShown } from "./findings.ts";
import type { Shown } from "./opening.ts";

const SIGNS = { ok: "✓", bad: "✗", note: "–" } as const;

function FindingLine(props: { readonly finding: Finding; readonly words: Voice; readonly voice: Voice }) {
  const { finding, words, voice } = props;
  const { status, says, refusal, seats } = finding;
  const sentence = refusal ? voice.tell(refusal) : "";
  const names = voice.list(seats.map((seat) => voice.called(seat)));
  return (
    <li className={`finding ${status}`}>
      <span aria-hidden="true" className="sign">
        {SIGNS[status]}
      </span>
      <span>
        <span className="hidden">{words.say(`replay.fair.${status}`)}: </span>
        {words.say(says.id, { ...says.parts, sentence, names, count: seats.length })}
      </span>
    </li>
  );
}

/** Computes the deal again and says in words what was checked. */
export function FairSheet(props: {
  readonly shown: Shown;
  readonly film: Film;
  readonly words: Voice;
  readonly voice: Voice;
  onClose(): void;
}) {
  const { shown, film, words, voice, onClose } = props;
  const { record } = shown;
  const found = useMemo(() => findingsOf(film.game, record), [film, record]);
  const [noted, setNoted] = useState("");
  const isSame = isShown(record, noted);
  const added = record.deal.contributions.flatMap((digits, seat) =>
    digits === "" ? [] : [{ digits, seat }],
  );
  return (
    <Sheet title={words.say("replay.fair")} isOpen onClose={onClose}>
      <p>{words.say("replay.fair.about")}</p>
      <ul className="findings">
        {found.map((finding) => (
          <FindingLine key={finding.id} finding={finding} words={words} voice={voice} />
        ))}
      </ul>
      {shown.from === "server" ? (
        <>
          <h3>{words.say("replay.fair.own")}</h3>
          <DealFindings findings={pledgeFindings(record, shown.pledge)} voice={words} />
        </>
      ) : null}
      {shown.from === "link" ? <p className="help">{words.say("replay.fair.link")}</p> : null}
      <dl className="digits">
        <dt>{words.say("replay.fair.fingerprint")}</dt>
        <dd>{fingerprintOf(record)}</dd>
        <dt>{words.say("replay.fair.secret")}</dt>
        <dd>{record.deal.secret}</dd>
        {added.map(({ digits, seat }) => (
          <div key={seat}>
            <dt>{words.say("replay.fair.added", { name: voice.called(seat) })}</dt>
            <dd>{digits}</dd>
          </div>
        ))}
      </dl>
      {shown.pledge ? null : (
        <>
          <TextField className="field" value={noted} onChange={setNoted}>
            <Label>{words.say("replay.fair.shown")}</Label>
            <Input className="input" autoComplete="off" spellCheck="false" />
            <Text slot="description" className="help">
              {words.say("replay.fair.shown.help")}
            </Text>
          </TextField>
          <p role="status">
            {isSame === null ? null : words.say(isSame ? "replay.fair.shown.ok" : "replay.fair.shown.bad")}
          </p>
        </>
      )}
    </Sheet>
  );
}

import { capital, type Translator } from "@portolan/guides";
import { useState } from "react";
import { Button } from "react-aria-components";
import { FACES, type GameId } from "../../games/registry.ts";
import { Choose } from "../../ui/controls.tsx";
import { atBottom } from "../../ui/edge.ts";
import { kindsIn, lastMark, type Mark, type MarkKind, nextMark } from "./marks.ts";
import { type PlaybackAction, type PlaybackState, SPEEDS, type Speed } from "./playback.ts";

const ICONS = {
  first: "M5 4v16M19 5 9 12l10 7Z",
  back: "M17 5 7 12l10 7Z",
  play: "M7 4 19 12 7 20Z",
  pause: "M8 5v14M16 5v14",
  forward: "M7 5 17 12 7 19Z",
  last: "M19 4v16M5 5l10 7-10 7Z",
} as const;

function IconButton(props: {
  readonly icon: keyof typeof ICONS;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly isPrimary?: boolean;
  onPress(): void;
}) {
  const { icon, label, isDisabled = false, isPrimary = false, onPress } = props;
  return (
    <Button
      className={isPrimary ? "button icon primary" : "button icon"}
      aria-label={label}
      isDisabled={isDisabled}
      onPress={onPress}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path
          d={ICONS[icon]}
          fill={icon === "pause" ? "none" : "currentColor"}
          stroke="currentColor"
          strokeWidth={icon === "pause" ? 4 : 2}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
    </Button>
  );
}

/** Marks differ in height and shape besides their colour. */
const MARK_SHAPES: Readonly<Record<MarkKind, string>> = {
  payday: "M0 -6 6 0 0 6 -6 0Z",
  scoring: "M0 -6 6 0 0 6 -6 0Z",
  delivery: "M-4 -4h8v8h-8Z",
  deal: "M-4 -4h8v8h-8Z",
  raid: "M0 5 5 -4h-10Z",
  voyage: "M0 5 5 -4h-10Z",
  round: "M-1 -6h2v12h-2Z",
  end: "M-2 -7h4v14h-4Z",
};

function Ticks({ marks, last }: { readonly marks: readonly Mark[]; readonly last: number }) {
  return (
    <div className="ticks" aria-hidden="true">
      {marks.map(({ frame, kinds: [kind] }) => (
        <svg
          key={frame}
          aria-hidden="true"
          viewBox="-7 -7 14 14"
          className={`tick ${kind}`}
          style={{ insetInlineStart: `${(100 * frame) / Math.max(1, last)}%` }}
        >
          <path d={MARK_SHAPES[kind]} />
        </svg>
      ))}
    </div>
  );
}

function markNames(kinds: readonly MarkKind[], words: Translator): string {
  return words.list(kinds.map((kind) => words.t(`replay.mark.${kind}`)));
}

/** Everything of note, to jump to. */
export function MarkList(props: {
  readonly marks: readonly Mark[];
  readonly at: number;
  readonly words: Translator;
  onTurn(action: PlaybackAction): void;
}) {
  const { marks, at, words, onTurn } = props;
  return (
    <details className="marks">
      <summary>{words.t("replay.marks")}</summary>
      <ol>
        {marks.map(({ frame, kinds }) => (
          <li key={frame}>
            <Button
              className="button quiet"
              aria-current={frame === at ? "step" : "false"}
              onPress={() => onTurn({ type: "go", to: frame })}
            >
              {capital(words.t("replay.marks.move", { at: frame, marks: markNames(kinds, words) }))}
            </Button>
          </li>
        ))}
      </ol>
      <p className="help">{words.t("replay.keys")}</p>
    </details>
  );
}

/** The timeline and all that moves along it. */
export function Controls(props: {
  readonly playback: PlaybackState;
  readonly marks: readonly Mark[];
  readonly game: GameId;
  readonly speed: Speed;
  readonly words: Translator;
  /** The move that is shown, in words. */
  readonly moved: string;
  onTurn(action: PlaybackAction): void;
  onSpeed(speed: Speed): void;
}) {
  const { playback, marks, game, speed, words, moved, onTurn, onSpeed } = props;
  const { at, last, isPlaying } = playback;
  const kinds = kindsIn(marks);
  const [wanted, setWanted] = useState<MarkKind>(FACES[game].marks.main);
  const kind = kinds.includes(wanted) ? wanted : kinds[0];
  const next = kind === undefined ? null : nextMark(marks, kind, at);
  const before = kind === undefined ? null : lastMark(marks, kind, at);
  const go = (to: number | null) => () => {
    if (to !== null) onTurn({ type: "go", to });
  };
  const markName = kind === undefined ? "" : words.t(`replay.mark.${kind}`);
  return (
    <section className="bar replay-bar" ref={atBottom} aria-label={words.t("replay.controls")}>
      <div className="timeline">
        <Ticks marks={marks} last={last} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={words.t("replay.timeline")}
          aria-valuetext={`${words.t("replay.at", { at, last })}. ${moved}`}
          onChange={(event) => onTurn({ type: "go", to: Number(event.target.value) })}
          onKeyDown={(event) => {
            if (event.key !== " ") return;
            event.preventDefault();
            onTurn({ type: "toggle" });
          }}
        />
      </div>
      <div className="playback-buttons">
        <div className="buttons steps">
          <IconButton icon="first" label={words.t("replay.first")} isDisabled={at === 0} onPress={go(0)} />
          <IconButton
            icon="back"
            label={words.t("replay.back")}
            isDisabled={at === 0}
            onPress={() => onTurn({ type: "back" })}
          />
          <IconButton
            icon={isPlaying ? "pause" : "play"}
            label={words.t(isPlaying ? "replay.pause" : "replay.play")}
            isPrimary
            isDisabled={last === 0}
            onPress={() => onTurn({ type: "toggle" })}
          />
          <IconButton
            icon="forward"
            label={words.t("replay.forward")}
            isDisabled={at === last}
            onPress={() => onTurn({ type: "forward" })}
          />
          <IconButton
            icon="last"
            label={words.t("replay.last")}
            isDisabled={at === last}
            onPress={go(last)}
          />
        </div>
        {kind === undefined ? null : (
          <div className="jumps">
            <Choose<MarkKind>
              label={words.t("replay.jump")}
              value={kind}
              values={kinds.map((one) => ({ value: one, label: words.t(`replay.mark.${one}`) }))}
              onChange={setWanted}
            />
            <Button className="button" isDisabled={before === null} onPress={go(before)}>
              {words.t("replay.jump.last")}
              <span className="hidden">: {markName}</span>
            </Button>
            <Button className="button" isDisabled={next === null} onPress={go(next)}>
              {words.t("replay.jump.next")}
              <span className="hidden">: {markName}</span>
            </Button>
          </div>
        )}
        <div className="speed">
          <Choose
            label={words.t("replay.speed")}
            value={String(speed)}
            values={SPEEDS.map((one) => ({
              value: String(one),
              label: words.t("replay.speed.times", { times: words.number(one) }),
            }))}
            onChange={(value) => onSpeed(SPEEDS.find((one) => String(one) === value) ?? 1)}
          />
        </div>
      </div>
    </section>
  );
}

import { selfOf } from "@portolan/guides";
import { aids, type Picture } from "@portolan/guides/porto-carthago";
import type { Seat } from "@portolan/kernel";
import { Piece } from "../art/symbol.tsx";
import { leaders } from "./harbour.ts";

interface StatusProps {
  readonly picture: Picture;
  /** Whether the viewer can act now: the pill is golden. */
  readonly isAsked: boolean;
}

function Pips({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <span className="pc-pips" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is known by its place.
        <i key={i} data-state={i + 1 < done ? "done" : i + 1 === done ? "now" : "later"} />
      ))}
    </span>
  );
}

/** Decade and round, or what comes between two decades. */
function Clock({ picture }: { readonly picture: Picture }) {
  const { table, view, translator } = picture;
  const { decades, actionRoundsPerDecade: rounds } = table.edition.parameters;
  const { stage } = view.stage;
  if (view.decade === 0) return <p className="pc-clock">{translator.t("pc.bar.setup")}</p>;
  const inRound = stage === "main" || stage === "act" || stage === "tail";
  return (
    <p className="pc-clock">
      <span>
        {translator.t("pc.board.decade", { decade: view.decade, decades })}
        <Pips done={view.decade} of={decades} />
      </span>
      {inRound ? (
        <span>
          {translator.t("pc.board.round", { round: view.round, rounds })}
          <Pips done={view.round} of={rounds} />
        </span>
      ) : (
        <span>{translator.t(stage.startsWith("ships") ? "pc.bar.ships" : "pc.bar.end")}</span>
      )}
    </p>
  );
}

/** Which of a player's picks from the lighthouse is being made, from 1. */
function pickText(picture: Picture, stage: aids.Stage): string | null {
  if (stage.stage !== "shipsPick" && stage.stage !== "finalPick") return null;
  const perRank = picture.table.edition.parameters.lighthousePicksByRank;
  const all = Math.max(stage.picksLeft, perRank[stage.rank] ?? 1);
  return picture.translator.t("pc.bar.pick", { pick: all - stage.picksLeft + 1, all });
}

/** Whose turn it is, in words; out of turn also in whose. */
export function turnText(picture: Picture, { seat, isOutOfTurn, turn }: aids.Asked): string {
  const { view, translator } = picture;
  const self = selfOf(picture);
  const name = translator.called(seat);
  if (seat === self) {
    if (isOutOfTurn) return translator.t("pc.bar.decide", { turn: translator.called(turn) });
    return pickText(picture, view.stage) ?? translator.t("pc.bar.yours");
  }
  if (isOutOfTurn) {
    return turn === self
      ? translator.t("pc.bar.decides.mine", { name })
      : translator.t("pc.bar.decides", { name, turn: translator.called(turn) });
  }
  return translator.t("pc.bar.turn", { name });
}

function TurnPill({ picture, isAsked }: StatusProps) {
  const asked = aids.asked(picture.table, picture.view);
  if (asked === null) return null;
  return (
    <p className="pc-turn" data-own={isAsked}>
      <Piece name={`mark-${asked.seat}`} />
      <span data-cut>{turnText(picture, asked)}</span>
    </p>
  );
}

/** Who has the most seats in the palace so far. */
function Leaders({ picture }: { readonly picture: Picture }) {
  const { view, translator } = picture;
  const first = leaders(view);
  const [one] = first;
  if (one === undefined) return null;
  const self = selfOf(picture);
  const name = (seat: Seat): string =>
    seat === self ? translator.t("pc.plate.you") : translator.called(seat);
  const who = first.length > 1 ? "several" : one === self ? "you" : "one";
  return (
    <p className="pc-leaders">
      <Piece name="palace" />
      {translator.t(`pc.bar.leads.${who}`, {
        names: { list: first.map(name) },
        seats: aids.seatsOf(view, one),
      })}
    </p>
  );
}

/** In the bar: whose turn it is, what time it is, and who leads. */
export function Status({ picture, isAsked }: StatusProps) {
  return (
    <div className="pc-status">
      <TurnPill picture={picture} isAsked={isAsked} />
      <Clock picture={picture} />
      <Leaders picture={picture} />
    </div>
  );
}

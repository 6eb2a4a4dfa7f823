import { selfOf } from "@portolan/guides";
import { aids, type Picture, planetName } from "@portolan/guides/galactic-traders";
import type { ReactNode } from "react";
import type { Galaxy } from "./galaxy.ts";
import { leadersOf, scoresAfter, tallyOf } from "./standing.ts";

/** Who must move how many goods: one line for all of them if they are alike, else one for each player. */
function movers(picture: Picture, { displaced }: aids.Outcome): readonly string[] {
  const { translator } = picture;
  const self = selfOf(picture);
  const moving = displaced.flatMap((count, seat) => (count === 0 ? [] : [{ seat, count }]));
  const [first] = moving;
  if (moving.length > 1 && moving.every(({ seat, count }) => seat !== self && count === first?.count)) {
    const names = { list: moving.map(({ seat }) => translator.called(seat)) };
    return [translator.t("gt.note.eachMoves", { names, count: first?.count ?? 0 })];
  }
  return moving.map(({ seat, count }) =>
    seat === self
      ? translator.t("gt.note.youMove", { count })
      : translator.t("gt.note.moves", { name: translator.called(seat), count }),
  );
}

function Agreement({
  galaxy,
  outcome,
  gain,
}: {
  readonly galaxy: Galaxy;
  readonly outcome: aids.Outcome;
  /** What it does to the viewer's points; null if that is said elsewhere. */
  readonly gain: ReactNode;
}) {
  const { picture } = galaxy;
  const { translator, table } = picture;
  const { ability } = table.edition.planets[outcome.planet];
  const planet = planetName(picture, outcome.planet);
  const isOwn = outcome.winner === selfOf(picture);
  const isGift = ability?.type === "strangeOrbit";
  const tally = tallyOf(outcome).join(" : ");
  const tie = outcome.isTie
    ? translator.t("gt.note.tie", { tally })
    : translator.t("gt.note.most", { tally });
  return (
    <li data-own={isOwn}>
      <strong>
        {isOwn
          ? translator.t(isGift ? "gt.note.gift" : "gt.note.yours", { planet })
          : translator.t("gt.note.theirs", { planet, name: translator.called(outcome.winner) })}
      </strong>
      {gain}
      <span className="gt-note-tally">{tie}</span>
      {movers(picture, outcome).map((text) => (
        <b key={text} data-tone="danger">
          {text}
        </b>
      ))}
    </li>
  );
}

/** By how much the viewer's points change, and whether that is the lead. */
function Gain({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, outcomes } = galaxy;
  const { table, view, translator } = picture;
  const self = selfOf(picture);
  if (self === null || outcomes.every(({ winner }) => winner !== self)) return null;
  const now = aids.runningScores(table, view).map(({ total }) => total);
  const after = scoresAfter(table, view, outcomes);
  const [from, to] = [now[self], after[self]];
  if (from === to) return null;
  const isNew = leadersOf(after).includes(self) && !leadersOf(now).includes(self);
  const id = to < from ? "gt.note.loss" : isNew ? "gt.note.lead" : "gt.note.points";
  const text = translator.t(id, {
    count: to - from,
    from: translator.number(from),
    to: translator.number(to),
  });
  return (
    <p className="gt-note-gain" data-tone={to > from ? "gain" : "danger"}>
      {text}
    </p>
  );
}

/** What would follow, on paper: which planets are complete, who gets them, who must move how many goods. */
export function Note({ galaxy }: { readonly galaxy: Galaxy }) {
  const { outcomes } = galaxy;
  if (outcomes.length === 0) return null;
  const isOne = outcomes.length === 1;
  const gain = <Gain galaxy={galaxy} />;
  return (
    <div className="gt-note" role="status">
      <ul>
        {outcomes.map((outcome) => (
          <Agreement key={outcome.planet} galaxy={galaxy} outcome={outcome} gain={isOne ? gain : null} />
        ))}
      </ul>
      {isOne ? null : gain}
    </div>
  );
}

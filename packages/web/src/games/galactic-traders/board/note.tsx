import { selfOf } from "@portolan/guides";
import { aids, type Picture, planetName } from "@portolan/guides/galactic-traders";
import type { Seat } from "@portolan/kernel";
import type { Galaxy } from "./galaxy.ts";
import { leadersOf, scoresAfter, tallyOf } from "./standing.ts";

/** Who must move how many goods: one line for each player. */
function movers(
  picture: Picture,
  { displaced }: aids.Outcome,
): readonly { readonly seat: Seat; readonly text: string }[] {
  const { voice } = picture;
  return displaced.flatMap((count, seat) => {
    if (count === 0) return [];
    const id = seat === selfOf(picture) ? "gt.note.youMove" : "gt.note.moves";
    return [{ seat, text: voice.say(id, { name: voice.called(seat), count }) }];
  });
}

function Agreement({ galaxy, outcome }: { readonly galaxy: Galaxy; readonly outcome: aids.Outcome }) {
  const { picture } = galaxy;
  const { voice, table } = picture;
  const { ability } = table.edition.planets[outcome.planet];
  const planet = planetName(picture, outcome.planet);
  const isOwn = outcome.winner === selfOf(picture);
  const isGift = ability?.type === "strangeOrbit";
  const tally = tallyOf(outcome).join(" : ");
  const tie = outcome.isTie ? voice.say("gt.note.tie", { tally }) : voice.say("gt.note.most", { tally });
  return (
    <li data-own={isOwn}>
      <strong>
        {isOwn
          ? voice.say(isGift ? "gt.note.gift" : "gt.note.yours", { planet })
          : voice.say("gt.note.theirs", { planet, name: voice.called(outcome.winner) })}
      </strong>
      <span className="gt-note-tally">{tie}</span>
      {movers(picture, outcome).map(({ seat, text }) => (
        <b key={seat} data-tone="danger">
          {text}
        </b>
      ))}
    </li>
  );
}

/** By how much the viewer's points change, and whether that is the lead. */
function Gain({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, outcomes } = galaxy;
  const { table, view, voice } = picture;
  const self = selfOf(picture);
  if (self === null || outcomes.every(({ winner }) => winner !== self)) return null;
  const now = aids.runningScores(table, view).map(({ total }) => total);
  const after = scoresAfter(table, view, outcomes);
  const [from, to] = [now[self], after[self]];
  if (from === to) return null;
  const isNew = leadersOf(after).includes(self) && !leadersOf(now).includes(self);
  const text = voice.say(isNew ? "gt.note.lead" : "gt.note.points", {
    from: voice.number(from),
    to: voice.number(to),
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
  return (
    <div className="gt-note" role="status">
      <ul>
        {outcomes.map((outcome) => (
          <Agreement key={outcome.planet} galaxy={galaxy} outcome={outcome} />
        ))}
      </ul>
      <Gain galaxy={galaxy} />
    </div>
  );
}

import { aids, dockName, type Picture, privilegeName } from "@portolan/guides/porto-carthago";
import { type CSSProperties, useMemo } from "react";
import type { Layout } from "../art/layout.ts";
import { Piece, type PieceName } from "../art/symbol.tsx";
import { freePlace, obstaclesOf } from "./free-place.ts";
import type { Harbour } from "./harbour.ts";

interface Row {
  readonly sign: PieceName;
  readonly text: string;
  readonly value: string;
}

/** What a loading would bring to whoever holds the dock. */
interface LoadNote {
  readonly dock: number;
  readonly title: string;
  readonly rows: readonly Row[];
  readonly isRival: boolean;
}

function noteOf(picture: Picture, thought: Harbour["thought"], isBrief: boolean): LoadNote | null {
  const { table, view, translator, viewer } = picture;
  if (!thought) return null;
  const load =
    thought.type === "anyGood" && viewer !== null
      ? {
          type: "loads" as const,
          seat: viewer,
          dock: thought.dock,
          ship: view.docks[thought.dock].ship ?? -1,
        }
      : aids.surprises(table, view, thought).find((surprise) => surprise.type === "loads");
  const card = load && table.edition.ships[load.ship];
  if (load?.type !== "loads" || !card) return null;
  const { talents, points } = view.senators[load.seat];
  const isRival = load.seat !== viewer;
  const name = translator.called(load.seat);
  const dock = dockName(picture, load.dock);
  const isLater = thought.type === "dock";
  const gained = table.edition.parameters.loadPoints;
  return {
    dock: load.dock,
    isRival,
    title: isRival
      ? translator.t("pc.note.rival", { name, dock })
      : translator.t(isLater ? "pc.note.later" : "pc.note.now", { dock }),
    rows: [
      {
        sign: "coin",
        text: translator.t(isBrief ? "pc.chip.gain" : "pc.note.talents", { talents: card.talents }),
        value: isRival && table.options.purses === "hidden" ? "" : `${talents} → ${talents + card.talents}`,
      },
      {
        sign: "point",
        text: translator.t(isBrief ? "pc.chip.gain" : "pc.note.points", { points: gained, talents: gained }),
        value: `${points} → ${points + gained}`,
      },
      {
        sign: `privilege-${card.privilege}`,
        text: privilegeName(picture, load.ship),
        value: translator.t(card.atOnce ? "pc.note.atOnce" : "pc.note.kept"),
      },
    ],
  };
}

/** Size of a note, in pixels. */
const WIDE = { width: 204, height: 92 };
const BRIEF = { width: 112, height: 54 };

/** A brief note is as wide as the name of its privilege. */
function briefWidth({ rows }: LoadNote): number {
  return Math.max(BRIEF.width, 48 + 7.2 * (rows.at(-1)?.text.length ?? 0));
}

/** A rival's name needs a line of its own. */
const RIVAL = 20;
/** Beyond this many pixels a tongue would look like a spear. */
const FAR = 110;
/** A longer title takes a second line. */
const TITLE = { letters: 24, height: 20 };

/** What would be gained at a dock, beside it. */
export function Note({ harbour, layout }: { readonly harbour: Harbour; readonly layout: Layout }) {
  const { picture, thought } = harbour;
  const isBrief = layout.kind !== "wide";
  const note = useMemo(() => noteOf(picture, thought, isBrief), [picture, thought, isBrief]);
  const place = useMemo(() => {
    if (!note) return null;
    const { width, height, scale, town } = layout;
    const pixels = isBrief ? { ...BRIEF, width: briefWidth(note) } : WIDE;
    const more = isBrief ? (note.isRival ? RIVAL : 0) : note.title.length > TITLE.letters ? TITLE.height : 0;
    const size = { width: pixels.width / scale, height: (pixels.height + more) / scale };
    const bounds = { x: 4, y: 4, width: width - 8, height: (town?.court ?? height) - 8 };
    const about = layout.docks[note.dock].store;
    const at = freePlace(
      about,
      size,
      bounds,
      obstaclesOf(layout, picture.view.docks, note.dock),
      isBrief ? 2.4 : 0.18,
    );
    const middle = { x: at.x + size.width / 2, y: at.y + size.height / 2 };
    const turn = Math.atan2(about.y - middle.y, about.x - middle.x);
    const reach = Math.hypot(about.x - middle.x, about.y - middle.y);
    const edge = Math.min(
      size.width / 2 / Math.max(0.01, Math.abs(Math.cos(turn))),
      size.height / 2 / Math.max(0.01, Math.abs(Math.sin(turn))),
    );
    return { at, size, turn, reach, edge, isFar: (reach - edge) * scale > FAR };
  }, [note, layout, picture.view.docks, isBrief]);
  if (!note || !place) return null;
  const { at, size, turn, reach, edge, isFar } = place;
  return (
    <div
      className="pc-note"
      data-rival={note.isRival}
      data-brief={isBrief}
      data-far={isFar}
      style={
        {
          insetInlineStart: `${(at.x / layout.width) * 100}%`,
          insetBlockStart: `${(at.y / layout.height) * 100}%`,
          inlineSize: `${size.width * layout.scale}px`,
          "--turn": `${turn}rad`,
          "--reach": `${(reach - edge) * layout.scale}px`,
          "--edge": `${edge * layout.scale}px`,
        } as CSSProperties
      }
    >
      <b>{note.title}</b>
      <ul>
        {note.rows.map(({ sign, text, value }) => (
          <li key={sign}>
            <Piece name={sign} />
            <span>{text}</span>
            <em>{value}</em>
          </li>
        ))}
      </ul>
    </div>
  );
}

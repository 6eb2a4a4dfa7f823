import type { Locale } from "@portolan/kernel";
import {
  Blank,
  type FigureProps,
  type Figures,
  Piece,
  Pieces,
  Shape,
  Sign,
} from "../../pages/rulebook/figure.tsx";

type Names = Readonly<Record<Locale, string>>;

/** What the pictures take from the edition. */
interface Edition {
  readonly goods: readonly {
    readonly id: string;
    readonly name: Names;
    readonly colour: string;
    readonly count: number;
    readonly payout: readonly number[];
  }[];
  readonly cards: readonly {
    readonly id: number;
    readonly good: string;
    readonly lions: number;
    readonly cargo: number;
    readonly icons: readonly string[];
  }[];
  readonly tokens: readonly { readonly id: string; readonly count: number; readonly name: Names }[];
  readonly ports: readonly {
    readonly id: string;
    readonly name: Names;
    readonly x: number;
    readonly y: number;
  }[];
  readonly routes: readonly {
    readonly a: string;
    readonly b: string;
    readonly via: readonly (readonly [number, number])[];
  }[];
}

function Goods({ edition, translator }: FigureProps) {
  const { goods } = edition as Edition;
  return (
    <Pieces title={translator.t("pieces.om.goods")}>
      {goods.map(({ id, name, colour, count, payout }, index) => (
        <Piece
          key={id}
          name={name[translator.locale]}
          facts={[
            translator.t("pieces.count", { count }),
            translator.t("pieces.om.pays", { most: payout.length, ducats: payout.join(", ") }),
          ]}
        >
          <Blank colour={colour} />
          <Shape index={index} colour={colour} x={40} y={40} size={1.5} />
          {payout.map((ducats, i) => (
            <g key={ducats}>
              <rect
                x={10 + i * 12.4}
                y={100 - 5 * (i + 1)}
                width="10"
                height={5 * (i + 1)}
                fill="var(--gold-soft)"
                stroke="var(--ink)"
                strokeWidth="0.8"
              />
              <Sign x={15 + i * 12.4} y={92 - 5 * (i + 1)} size={10}>
                {ducats}
              </Sign>
            </g>
          ))}
        </Piece>
      ))}
    </Pieces>
  );
}

/** The letter by which the rulebook's table names a symbol. */
const LETTERS: Readonly<Record<string, string>> = { ducat: "D", pirate: "P", market: "M", ship: "S" };

function Cards({ edition, translator }: FigureProps) {
  const { goods, cards } = edition as Edition;
  const samples = goods.flatMap((good, index) => {
    const own = cards.filter((card) => card.good === good.id);
    // A different mix from good to good, so that all of them are seen.
    const card = own[Math.floor((own.length * index) / goods.length)];
    return card ? [{ card, good, index }] : [];
  });
  return (
    <Pieces title={translator.t("pieces.om.cards")}>
      {samples.map(({ card, good, index }) => (
        <Piece
          key={card.id}
          name={translator.t("pieces.om.card", { number: card.id, good: { term: `good.${good.id}` } })}
          facts={[
            translator.t("pieces.om.lions", { lions: card.lions, cargo: card.cargo }),
            translator.list(card.icons.map((icon) => translator.t(`icon.${icon}`))),
          ]}
        >
          <Blank colour={good.colour} />
          <Sign x={18} y={30} size={20}>
            {card.lions}
          </Sign>
          <path d="M28 36v-9l4 4 4 -6 4 6 4 -4v9Z" fill="var(--gold-soft)" stroke="var(--ink)" />
          <Shape index={index} colour={good.colour} x={40} y={58} size={1.2} />
          {Array.from({ length: card.cargo }, (_, i) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: crates differ in their place only.
              key={i}
              x={66}
              y={24 + i * 13}
              width="9"
              height="9"
              fill="none"
              stroke="var(--ink)"
              strokeWidth="1.4"
            />
          ))}
          {card.icons.map((icon, i) => (
            <g key={icon}>
              <circle cx={24 + i * 32} cy={94} r="11" fill="var(--sea-soft)" stroke="var(--ink)" />
              <Sign x={24 + i * 32} y={95} size={13}>
                {LETTERS[icon] ?? icon}
              </Sign>
            </g>
          ))}
        </Piece>
      ))}
    </Pieces>
  );
}

function Tokens({ edition, translator }: FigureProps) {
  const { tokens } = edition as Edition;
  return (
    <Pieces title={translator.t("pieces.om.tokens")}>
      {tokens.map(({ id, name, count }, index) => (
        <Piece
          key={id}
          isWide
          name={name[translator.locale]}
          facts={[translator.t("pieces.copies", { count })]}
        >
          <circle
            cx="60"
            cy="40"
            r="34"
            fill="var(--gold-soft)"
            stroke="var(--line-strong)"
            strokeWidth="2"
          />
          <circle cx="60" cy="40" r="28" fill="none" stroke="var(--line-strong)" />
          <Shape index={index} colour="var(--sea)" x={60} y={40} size={1.4} />
        </Piece>
      ))}
    </Pieces>
  );
}

/** The map is wider than it is high by this much. */
const ASPECT = 1.4;

function Sea({ edition, translator }: FigureProps) {
  const { ports, routes } = edition as Edition;
  const title = translator.t("pieces.om.sea", { ports: ports.length, routes: routes.length });
  const place = new Map(ports.map((port) => [port.id, port]));
  return (
    <figure className="pieces">
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="scroller" tabIndex={0} aria-label={title}>
        <svg className="sea-map" viewBox="-6 -4 160 112" role="img" aria-label={title}>
          {routes.map(({ a, b, via }) => {
            const [from, to] = [place.get(a), place.get(b)];
            if (!from || !to) return null;
            const points = [[from.x, from.y], ...via, [to.x, to.y]];
            return (
              <polyline
                key={`${a}-${b}`}
                points={points.map(([x, y]) => `${x * ASPECT},${y}`).join(" ")}
                fill="none"
                stroke="var(--sea)"
                strokeWidth="0.5"
                strokeDasharray="1.4 0.9"
              />
            );
          })}
          {ports.map(({ id, name, x, y }) => (
            <g key={id}>
              <circle
                cx={x * ASPECT}
                cy={y}
                r="1.3"
                fill="var(--rubric)"
                stroke="var(--ink)"
                strokeWidth="0.3"
              />
              <text
                className="port"
                x={x * ASPECT + (x > 85 ? -2 : 2)}
                y={y - 1.2}
                textAnchor={x > 85 ? "end" : "start"}
              >
                {name[translator.locale]}
              </text>
            </g>
          ))}
        </svg>
      </section>
    </figure>
  );
}

export const figures: Figures = { "part-2-1": Goods, "part-2-2": Cards, "part-2-3": Tokens, "part-2-4": Sea };

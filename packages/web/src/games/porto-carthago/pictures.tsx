import type { Locale } from "@portolan/kernel";
import {
  Blank,
  type FigureProps,
  type Figures,
  PALETTE,
  Piece,
  Pieces,
  Shape,
  Sign,
} from "../../pages/rulebook/figure.tsx";

type Names = Readonly<Record<Locale, string>>;

/** What the pictures take from the edition. */
interface Edition {
  readonly goods: {
    readonly copiesEach: number;
    readonly items: readonly { readonly id: string; readonly name: Names; readonly letter: string }[];
  };
  readonly civilisations: { readonly items: readonly { readonly id: string; readonly name: Names }[] };
  readonly privileges: { readonly items: readonly { readonly id: string; readonly name: Names }[] };
  readonly ships: {
    readonly items: readonly {
      readonly id: string;
      readonly civilisation: string;
      readonly good: string;
      readonly talents: number;
      readonly danger: number;
      readonly privilege: string;
    }[];
  };
  readonly actionSpaces: {
    readonly items: readonly {
      readonly id: string;
      readonly servants: number;
      readonly bonus: string | null;
    }[];
  };
}

/** A good's colour, in the order of the edition: purple dye, glass, grain, olive oil, ivory. */
const COLOURS: readonly string[] = [PALETTE[5], PALETTE[1], PALETTE[2], PALETTE[3], PALETTE[4]];

function Goods({ edition, translator }: FigureProps) {
  const { copiesEach, items } = (edition as Edition).goods;
  return (
    <Pieces title={translator.t("pieces.pc.goods")}>
      {items.map(({ id, name, letter }, index) => (
        <Piece
          key={id}
          isWide
          name={name[translator.locale]}
          facts={[translator.t("pieces.copies", { count: copiesEach })]}
        >
          <Shape index={index} colour={COLOURS[index]} x={44} y={40} size={2.4} />
          <Sign x={92} y={40} size={28}>
            {letter}
          </Sign>
        </Piece>
      ))}
    </Pieces>
  );
}

function Ships({ edition, translator }: FigureProps) {
  const { goods, civilisations, privileges, ships } = edition as Edition;
  const nameIn = (list: readonly { readonly id: string; readonly name: Names }[], id: string): string =>
    list.find((one) => one.id === id)?.name[translator.locale] ?? id;
  return (
    <Pieces title={translator.t("pieces.pc.ships")}>
      {ships.items.map(({ id, civilisation, good, talents, danger, privilege }) => {
        const index = goods.items.findIndex((one) => one.id === good);
        return (
          <Piece
            key={id}
            name={translator.t("pieces.pc.ship", {
              civilisation: nameIn(civilisations.items, civilisation),
              good: nameIn(goods.items, good),
            })}
            facts={[
              translator.t("pieces.pc.ship.facts", {
                talents,
                danger,
                privilege: nameIn(privileges.items, privilege),
              }),
            ]}
          >
            <Blank colour={COLOURS[index]} />
            <Shape index={index} colour={COLOURS[index]} x={20} y={32} size={0.9} />
            <circle cx="60" cy="32" r="12" fill="var(--gold-soft)" stroke="var(--ink)" />
            <Sign x={60} y={32.5} size={14}>
              {talents}
            </Sign>
            <path d="M14 74h52l-8 12H22Z" fill="var(--sea-soft)" stroke="var(--ink)" strokeWidth="1.4" />
            <path
              d="M40 48v26M42 50q18 8 18 20H42Z"
              fill="var(--sheet)"
              stroke="var(--ink)"
              strokeWidth="1.4"
            />
            {Array.from({ length: danger }, (_, i) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: waves differ in their place only.
                key={i}
                d="M-4 2Q-2 -4 0 0T4 -2"
                transform={`translate(${40 + (i - (danger - 1) / 2) * 11} 99)`}
                fill="none"
                stroke="var(--rubric)"
                strokeWidth="2"
              />
            ))}
          </Piece>
        );
      })}
    </Pieces>
  );
}

function Spaces({ edition, translator }: FigureProps) {
  const { items } = (edition as Edition).actionSpaces;
  return (
    <Pieces title={translator.t("pieces.pc.spaces")}>
      {items.map(({ id, servants, bonus }) => (
        <Piece
          key={id}
          isWide
          name={id}
          facts={[
            translator.t("pieces.pc.servants", { servants }),
            ...(bonus === null ? [] : [translator.t(`pieces.pc.bonus.${bonus}`)]),
          ]}
        >
          <Blank colour={bonus === null ? "var(--line-strong)" : "var(--gold)"} isWide />
          {Array.from({ length: servants }, (_, i) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: servants differ in their place only.
              key={i}
              d="M0 -16a6 6 0 1 1 .1 0M-9 16c0 -12 2 -18 9 -18s9 6 9 18Z"
              transform={`translate(${60 + (i - (servants - 1) / 2) * 26} 48)`}
              fill="var(--sea)"
              stroke="var(--ink)"
            />
          ))}
        </Piece>
      ))}
    </Pieces>
  );
}

export const figures: Figures = { "part-2-1": Goods, "part-2-2": Ships, "part-2-3": Spaces };

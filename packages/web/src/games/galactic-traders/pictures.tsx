import type { Translator } from "@portolan/guides";
import {
  type FigureProps,
  type Figures,
  PALETTE,
  Piece,
  Pieces,
  Shape,
  Sign,
} from "../../pages/rulebook/figure.tsx";

type Ability =
  | { readonly type: "abundance"; readonly good: string }
  | { readonly type: "flexible"; readonly from: string; readonly to: string; readonly bidirectional: boolean }
  | { readonly type: "exchange" | "strangeOrbit" };

/** What the pictures take from the edition. */
interface Edition {
  readonly goods: readonly { readonly id: string; readonly count: number }[];
  readonly planets: readonly {
    readonly id: string;
    readonly name: string;
    readonly era: number;
    readonly needs: readonly string[];
    readonly arrows: boolean;
    readonly vp: number;
    readonly ability: Ability | null;
  }[];
}

function Goods({ edition, translator }: FigureProps) {
  const { goods } = edition as Edition;
  return (
    <Pieces title={translator.t("pieces.gt.goods")}>
      {goods.map(({ id, count }, index) => (
        <Piece key={id} name={translator.t(`good.${id}`)} facts={[translator.t("pieces.count", { count })]}>
          <rect
            x="1.5"
            y="1.5"
            width="77"
            height="109"
            rx="7"
            fill="var(--sheet-raised)"
            stroke="var(--line-strong)"
            strokeWidth="1.5"
          />
          <Shape index={index} colour={PALETTE[index]} x={40} y={56} size={2.2} />
        </Piece>
      ))}
    </Pieces>
  );
}

function abilityText(ability: Ability, translator: Translator): string {
  switch (ability.type) {
    case "abundance":
      return translator.t("ability.abundance", { good: { term: `good.${ability.good}` } });
    case "flexible":
      return translator.t(ability.bidirectional ? "ability.flexible" : "ability.flexible.arrow", {
        from: { term: `good.${ability.from}` },
        to: { term: `good.${ability.to}` },
      });
    default:
      return translator.t(`ability.${ability.type}`);
  }
}

/** The planets of one era. */
function planetsOf(era: number) {
  return function Planets({ edition, translator }: FigureProps) {
    const { goods, planets } = edition as Edition;
    const numbers = new Map(goods.map(({ id }, index) => [id, index]));
    return (
      <Pieces title={translator.t("pieces.gt.planets", { era })}>
        {planets
          .filter((planet) => planet.era === era)
          .map(({ id, name, needs, arrows, vp, ability }) => {
            const names = { list: needs.map((good) => ({ term: `good.${good}` })) };
            return (
              <Piece
                key={id}
                isWide
                name={name}
                facts={[
                  translator.t(arrows ? "pieces.gt.needs.order" : "pieces.gt.needs", { goods: names }),
                  translator.t("pieces.gt.points", { points: vp }),
                  ...(ability ? [abilityText(ability, translator)] : []),
                ]}
              >
                <rect x="1.5" y="1.5" width="117" height="77" rx="7" fill="var(--sea-strong)" />
                <circle cx="60" cy="60" r="52" fill="var(--sea-soft)" stroke="var(--line-strong)" />
                <Sign x={60} y={30} size={26}>
                  {translator.number(vp)}
                </Sign>
                {needs.map((good, i) => {
                  const index = numbers.get(good) ?? 0;
                  const x = 60 + (i - (needs.length - 1) / 2) * 25;
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a planet may need the same good twice.
                    <g key={i}>
                      <rect
                        x={x - 10}
                        y="48"
                        width="20"
                        height="24"
                        rx="3"
                        fill="var(--sheet-raised)"
                        stroke="var(--ink)"
                      />
                      <Shape index={index} colour={PALETTE[index]} x={x} y={60} size={0.75} />
                      {arrows && i > 0 ? <path d={`M${x - 15} 57l4 3-4 3Z`} fill="var(--rubric)" /> : null}
                    </g>
                  );
                })}
              </Piece>
            );
          })}
      </Pieces>
    );
  };
}

export const figures: Figures = { "part-2": Goods, "part-2-1": planetsOf(1), "part-2-2": planetsOf(2) };

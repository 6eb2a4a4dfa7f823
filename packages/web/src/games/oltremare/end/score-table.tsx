import type { Picture } from "@portolan/guides/oltremare";
import { nameOf } from "../../../table/stage/end/standing.ts";
import { Icon, type IconName } from "../art/icons.tsx";
import { Shield } from "../art/shields.tsx";
import { TokenPicture } from "../art/tokens.tsx";
import type { ScoreRow } from "./score.ts";

interface ColumnHead {
  readonly id: "prestige" | "cargo" | "pirates" | "tokens";
  readonly scoring: "interim" | "final";
  valueOf(row: ScoreRow): number;
}

const HEADS: readonly ColumnHead[] = [
  { id: "prestige", scoring: "interim", valueOf: ({ interim }) => interim.prestige },
  { id: "cargo", scoring: "interim", valueOf: ({ interim }) => interim.cargo },
  { id: "pirates", scoring: "interim", valueOf: ({ interim }) => interim.pirates },
  { id: "prestige", scoring: "final", valueOf: ({ final }) => final.prestige },
  { id: "cargo", scoring: "final", valueOf: ({ final }) => final.cargo },
  { id: "pirates", scoring: "final", valueOf: ({ final }) => final.pirates },
  { id: "tokens", scoring: "final", valueOf: ({ final }) => final.tokens },
];

const ICONS: Readonly<Record<Exclude<ColumnHead["id"], "tokens">, IconName>> = {
  prestige: "prestige",
  cargo: "crate",
  pirates: "pirate",
};

function valueText(value: number): string {
  return value === 0 ? "–" : value < 0 ? `−${-value}` : `${value}`;
}

/** The score as the rules count it: a row for each player, a column for each payment. */
export function ScoreTable(props: {
  readonly picture: Picture;
  readonly rows: readonly ScoreRow[];
  /** The heading that names it. */
  readonly labelledBy: string;
}) {
  const { picture, rows, labelledBy } = props;
  const { translator, viewer } = picture;
  const isFirstOf = (head: ColumnHead): boolean => head.id === "prestige";
  return (
    <table className="om-score" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            <span className="hidden">{translator.t("om.end.player")}</span>
          </th>
          <th scope="col" rowSpan={2}>
            {translator.t("om.end.play")}
          </th>
          <th scope="colgroup" colSpan={3} data-first="true">
            {translator.t("om.end.interim")}
          </th>
          <th scope="colgroup" colSpan={4} data-first="true">
            {translator.t("om.end.final")}
          </th>
          <th scope="col" rowSpan={2} data-first="true">
            {translator.t("om.end.total")}
          </th>
        </tr>
        <tr>
          {HEADS.map((head) => (
            <th key={`${head.scoring} ${head.id}`} scope="col" data-first={isFirstOf(head)}>
              {head.id === "tokens" ? <TokenPicture token="goodBusiness" /> : <Icon name={ICONS[head.id]} />}
              <span className="hidden">{translator.t(`om.end.${head.id}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.seat} data-me={row.seat === viewer}>
            <th scope="row">
              <Shield seat={row.seat} />
              <span>{nameOf(row.seat, viewer, translator)}</span>
            </th>
            <td>{valueText(row.play)}</td>
            {HEADS.map((head) => {
              const value = head.valueOf(row);
              return (
                <td key={`${head.scoring} ${head.id}`} data-first={isFirstOf(head)} data-loss={value < 0}>
                  {valueText(value)}
                </td>
              );
            })}
            <td data-first="true">
              <b>{valueText(row.total)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

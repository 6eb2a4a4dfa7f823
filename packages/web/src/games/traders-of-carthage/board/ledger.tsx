import type { Guide } from "../../../table/guide/guide.ts";
import { MarkShape } from "../../../ui/mark.tsx";
import { capital } from "../../../words/speech.ts";
import { type aids, colourName, type Picture, type Traders } from "../guide/telling.ts";

type Happening = aids.TradersEvent;

/** What belongs to the last payday; empty if there has been none. */
export function lastPayday(events: readonly Happening[]): readonly Happening[] {
  const from = events.findLastIndex(({ type }) => type === "payday");
  if (from < 0) return [];
  const rest = events.slice(from);
  const end = rest.findIndex(({ type }) => type === "refill" || type === "turn" || type === "over");
  return end < 0 ? rest : rest.slice(0, end);
}

function isSale(event: Happening): event is Extract<Happening, { readonly type: "sale" }> {
  return event.type === "sale";
}

function Sales({ picture, events }: { readonly picture: Picture; readonly events: readonly Happening[] }) {
  const { table, voice } = picture;
  const heads = ["player", "goods", "value", "points", "tokens"];
  const total = (seat: number, colour: number): string => {
    const gained = events.find(
      (event) => event.type === "token" && event.seat === seat && event.colour === colour,
    );
    return gained?.type === "token" ? `${gained.total} / ${table.edition.tokens.endThreshold}` : "";
  };
  return (
    <div className="scroller">
      <table className="scores tc-ledger-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {voice.say(`tc.board.payday.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.filter(isSale).map(({ seat, colour, highest, tokens, size, raw, points }) => (
            <tr key={`${seat} ${colour}`}>
              <th scope="row">
                <span className="seat-head">
                  <MarkShape mark={{ seat }} /> {voice.called(seat)}
                </span>
              </th>
              <td>
                <span className="seat-head">
                  <MarkShape mark={{ good: table.edition.colours[colour] }} /> {colourName(picture, colour)}
                </span>
              </td>
              <td>{`(${highest} + ${tokens}) × ${size} = ${raw}`}</td>
              <td>{voice.number(points)}</td>
              <td>{total(seat, colour)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The last payday, to be read again in peace. */
export function Ledger(props: {
  readonly picture: Picture;
  readonly guide: Guide<Traders>;
  readonly events: readonly Happening[];
}) {
  const { picture, guide, events } = props;
  const payday = lastPayday(events);
  if (payday.length === 0) return null;
  const pirates = payday.findIndex(({ type }) => type === "pirates");
  const raid = pirates < 0 ? [] : guide.log(picture, payday.slice(pirates));
  return (
    <details className="tc-ledger panel">
      <summary>{picture.voice.say("tc.board.payday.last")}</summary>
      <Sales picture={picture} events={payday} />
      <ul>
        {raid.map(({ text }) => (
          <li key={text}>{capital(text)}</li>
        ))}
      </ul>
    </details>
  );
}

import { capital } from "@portolan/guides";
import { Button } from "react-aria-components";
import { sitterText } from "../../../app/online/describe-table.ts";
import { paths } from "../../../app/paths.ts";
import type { Level } from "../../../games/levels.ts";
import { Icon } from "../../../ui/icons.tsx";
import { CopyLink } from "../copy-link.tsx";
import { type Gathering, isFree, type RoomProps } from "./seating.ts";

/** The address that leads to a table, or right into the seat that is kept for somebody; null until it is known. */
export function addressOf({ setting }: Gathering, origin: string | null, code?: string): string | null {
  if (origin === null) return null;
  const address = `${origin}${paths.table(setting.info.id)}`;
  return code === undefined ? address : `${address}?code=${encodeURIComponent(code)}`;
}

interface SeatProps extends RoomProps {
  readonly seat: number;
  readonly isOwner: boolean;
  readonly level: Level;
}

/** What is to be said of somebody who sits there. */
function stateOf({ room, translator, seat }: SeatProps): { readonly text: string; readonly state: string } {
  const { now, chronicle } = room;
  const info = now.seats[seat];
  const isHere = info.person !== null && chronicle.presence.present.includes(info.person);
  const isHost = info.person !== null && info.person === now.owner;
  const words = [
    ...(now.seat === seat ? [translator.t("online.room.you")] : []),
    ...(isHost ? [translator.t("online.room.host")] : []),
    ...(info.kind === "person" && now.seat !== seat
      ? [translator.t(isHere ? "online.seat.here" : "table.seat.away")]
      : []),
    ...(info.kind === "computer" ? [sitterText(info, translator)] : []),
    ...(info.kind === "invited" ? [sitterText(info, translator)] : []),
  ];
  return {
    text: words.join(", "),
    state: isFree(info) ? "free" : isHere || info.person === null ? "here" : "away",
  };
}

function Seat(props: SeatProps) {
  const { table, room, translator, attempt, invitation, scenery, seat, isOwner, level } = props;
  const info = room.now.seats[seat];
  const name = capital(translator.t(room.setting.rules.seatNames[seat]));
  const { text, state } = stateOf(props);
  const number = seat + 1;
  return (
    <li className="room-seat" data-seat={seat} data-state={state}>
      <scenery.Figure seat={seat} isTaken={!isFree(info)} />
      <div className="room-who">
        <h3>
          {info.kind === "person" && info.name
            ? info.name
            : info.kind === "open"
              ? translator.t("online.room.free")
              : name}
        </h3>
        {text === "" ? null : <p>{text}</p>}
        {isOwner && isFree(info) ? (
          <Button
            className="button small"
            isDisabled={attempt.isBusy}
            aria-label={translator.t("online.fill.seat", { number, level: { term: `level.${level}` } })}
            onPress={() => attempt.run(() => table.fill(seat, level))}
          >
            <Icon name="computer" />
            {translator.t("online.fill")}
          </Button>
        ) : null}
      </div>
      {info.code === undefined ? null : (
        <CopyLink
          label={translator.t("online.link.for", { name: info.name ?? "" })}
          address={addressOf(room, invitation.origin, info.code)}
          title={translator.t("title")}
          weight="quiet"
        />
      )}
    </li>
  );
}

/** Everybody on the quay, and the places of those who are missing. */
export function Seats(props: RoomProps & { readonly isOwner: boolean; readonly level: Level }) {
  const { room, translator } = props;
  const { seats } = room.now;
  const taken = seats.filter((info) => !isFree(info)).length;
  return (
    <section className="room-seats" aria-labelledby="seats-title">
      <h2 id="seats-title">
        {translator.t("online.letter.table")}{" "}
        <small>{translator.t("online.room.taken", { taken, count: seats.length })}</small>
      </h2>
      <ol>
        {seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <Seat key={seat} {...props} seat={seat} />
        ))}
      </ol>
    </section>
  );
}

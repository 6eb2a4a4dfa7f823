import { isAwaited, type TableSnapshot } from "@portolan/client";
import { capital, type Translator } from "@portolan/guides";
import { type CSSProperties, useEffect, useState } from "react";
import { Button } from "react-aria-components";
import { Link } from "wouter";
import "../../table/table.css";
import "../../table/stage/stage.css";
import "../../app/online/online.css";
import "./room/room.css";
import { useAttempt } from "../../app/online/attempt.ts";
import { paceText, sitterText } from "../../app/online/describe-table.ts";
import { useIdentity } from "../../app/online/identity.ts";
import { useAsSomeone } from "../../app/online/require-name.tsx";
import { Trouble } from "../../app/online/trouble.tsx";
import { paths } from "../../app/paths.ts";
import { LEVELS, type Level } from "../../games/levels.ts";
import { useTitle } from "../../table/notify.ts";
import { seatColours } from "../../table/seat-colours.ts";
import type { OnlineTable } from "../../table/sources/online/source.ts";
import { othersWatching } from "../../table/sources/online/state.ts";
import { Talk } from "../../table/talk.tsx";
import { type Fetched, useTableTranslator } from "../../table/use-table.ts";
import { Choose } from "../../ui/controls.tsx";
import { InvitationPanel, useInvitation } from "./invitation.tsx";
import { Letter } from "./room/letter.tsx";
import { useScenery } from "./room/scenery.tsx";
import { codeInAddress, type Gathering, isFree, isInvited, type RoomProps } from "./room/seating.ts";
import { addressOf, Seats } from "./room/seats.tsx";

/** What the table is waiting for, in one sentence. */
function stateText({ setting, now }: Gathering, isOwner: boolean, translator: Translator): string {
  if (now.phase === "finished") return translator.t("online.room.closed");
  if (now.dealing) {
    const names = now.waitsFor.map((seat) => sitterText(now.seats[seat], translator));
    const date = translator.date(now.dealing.due);
    return translator.t("online.room.dealing", { names: translator.list(names), count: names.length, date });
  }
  const free = now.seats.filter(isFree).length;
  if (free === 0) return translator.t(isOwner ? "online.room.full.you" : "online.room.full");
  return translator.t(setting.info.startsWhenFull ? "online.room.waits" : "online.room.gathers", {
    count: free,
  });
}

/** How the table was set: options that are not the usual ones, clocks, and who may find it. */
function Facts({ room, translator, fetched }: { room: Gathering; translator: Translator; fetched: Fetched }) {
  const { info } = room.setting;
  const changed = Object.entries(fetched.game.options).flatMap(([name, { values }]) => {
    const value = info.options[name] ?? values[0];
    return value === values[0]
      ? []
      : [`${translator.t(`option.${name}`)}: ${translator.t(`option.${name}.${value}`)}`];
  });
  const facts = [
    paceText(info.pace, translator),
    ...(info.pace.kind === "untimed" ? [] : [translator.t(`online.timeout.${info.onTimeout}.told`)]),
    translator.t(`online.access.${info.access}.told`),
    ...(info.edition.data === undefined ? [] : [translator.t("online.edition", { id: info.edition.id })]),
    ...changed,
  ];
  return (
    <section className="panel" aria-labelledby="facts-title">
      <h2 id="facts-title">{translator.t("online.facts")}</h2>
      <ul className="bullets">
        {facts.map((text) => (
          <li key={text}>{capital(text)}</li>
        ))}
      </ul>
    </section>
  );
}

/** On a device that does not have what the seat committed to, nobody has to wait for it. */
function WithholdOffer({ table, room, translator, attempt }: RoomProps) {
  const { now } = room;
  const isWaitedFor = isAwaited(now);
  const [hasPledge, setHasPledge] = useState(true);
  useEffect(() => {
    if (isWaitedFor) table.hasPledge().then(setHasPledge, () => {});
  }, [table, isWaitedFor]);
  if (!isWaitedFor || hasPledge) return null;
  return (
    <div className="notice company-notice">
      <p>{translator.t("online.withhold.about")}</p>
      <Button
        className="button"
        isDisabled={attempt.isBusy}
        onPress={() => attempt.run(() => table.withhold())}
      >
        {translator.t("online.withhold")}
      </Button>
    </div>
  );
}

/** The host's own: who fills free seats, and the start, which is golden once nobody is missing. */
function HostTools(props: RoomProps & { readonly level: Level; onLevel(level: Level): void }) {
  const { table, room, translator, attempt, level, onLevel } = props;
  const isFull = !room.now.seats.some(isFree);
  return (
    <div className="room-host">
      {isFull ? null : (
        <Choose
          label={translator.t("online.fill.level")}
          value={level}
          values={LEVELS.map((value) => ({ value, label: translator.t(`level.${value}`) }))}
          onChange={onLevel}
        />
      )}
      <Button
        className={isFull ? "go" : "go is-second"}
        isDisabled={attempt.isBusy}
        onPress={() => attempt.run(() => table.start(isFull ? undefined : level))}
      >
        {translator.t(isFull ? "online.start" : "online.start.filled")}
      </Button>
    </div>
  );
}

function ownerOf(now: TableSnapshot, me: string | null): boolean {
  return me !== null && now.owner === me && now.phase === "waiting";
}

/** The foot of the room: what it waits for, the pace, and the ways out. */
function Foot(
  props: RoomProps & { readonly isOwner: boolean; readonly level: Level; onLevel(level: Level): void },
) {
  const { table, room, translator, attempt, isOwner } = props;
  const { now, setting } = room;
  return (
    <footer className="room-foot" data-full={!now.seats.some(isFree)}>
      <div className="room-state">
        <p role="status">{stateText(room, isOwner, translator)}</p>
        <p className="room-pace">{capital(paceText(setting.info.pace, translator))}</p>
      </div>
      <div className="room-ways">
        {now.seat !== null && now.phase === "waiting" ? (
          <Button className="end-way" onPress={() => attempt.run(() => table.leave())}>
            {translator.t("online.leave")}
          </Button>
        ) : null}
        <Link className="end-way" href={paths.rules(setting.game)}>
          {translator.t("table.rules")}
        </Link>
        <Link className="end-way" href={paths.home}>
          {translator.t("app.home")}
        </Link>
      </div>
      {isOwner ? <HostTools {...props} /> : null}
    </footer>
  );
}

/** A table before the game: an invitation to whoever may still join, and the room where those wait who have. */
export function WaitingRoom(props: {
  readonly table: OnlineTable;
  readonly room: Gathering;
  readonly fetched: Fetched;
}) {
  const { table, room, fetched } = props;
  const { now, setting, chronicle, connection } = room;
  const identity = useIdentity();
  const attempt = useAttempt();
  const asSomeone = useAsSomeone();
  const [level, setLevel] = useState<Level>("trader");
  const given = now.seats.map(({ name, kind }) => (kind === "person" ? (name ?? "") : ""));
  const translator = useTableTranslator(fetched, setting.rules, given);
  const isOwner = ownerOf(now, identity.status === "known" ? identity.me.id : null);
  const title = translator.t("online.room.title", { game: translator.t("title") });
  useTitle(title);
  const invitation = useInvitation();
  const scenery = useScenery(setting.game);
  const shared = { table, room, translator, attempt, invitation, scenery };
  const isGuest = isInvited(now, codeInAddress()) && !isOwner;
  const isFull = !now.seats.some(isFree);
  const style = { ...seatColours(setting.rules.seatNames), "--seats": now.seats.length } as CSSProperties;
  return (
    <div className="room" style={style} data-room={isGuest ? "letter" : "quay"}>
      <div className="room-scene">
        <div className="room-backdrop">
          <scenery.Backdrop quay={isGuest ? 0.87 : 0.62} />
        </div>
        <div className="room-troubles">
          {connection === "reconnecting" ? (
            <p className="notice">{translator.t("table.reconnecting")}</p>
          ) : null}
          <Trouble text={attempt.trouble} />
          <WithholdOffer {...shared} />
        </div>
        {isGuest ? (
          <Letter {...shared} />
        ) : (
          <>
            <div className="room-letter">
              <p className="letter-by">{translator.t("title")}</p>
              <h1 className="hidden">{title}</h1>
              <InvitationPanel
                invitation={invitation}
                address={addressOf(room, invitation.origin)}
                translator={translator}
                weight={isFull ? "quiet" : "main"}
              />
            </div>
            <Seats {...shared} isOwner={isOwner} level={level} />
            <Foot {...shared} isOwner={isOwner} level={level} onLevel={setLevel} />
          </>
        )}
      </div>
      <div className="room-more">
        <Facts room={room} translator={translator} fetched={fetched} />
        <Talk
          talk={chronicle.talk}
          watching={othersWatching(chronicle, now)}
          translator={translator}
          room="everyone"
          say={async (text) => {
            if (await asSomeone()) await table.source.company?.say(text);
          }}
        />
      </div>
    </div>
  );
}

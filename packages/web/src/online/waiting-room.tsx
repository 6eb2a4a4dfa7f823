import { isAwaited, type TableSnapshot } from "@portolan/client";
import { capital, type Voice } from "@portolan/guides";
import { type CSSProperties, useEffect, useState } from "react";
import { Button } from "react-aria-components";
import { Link } from "wouter";
import "../table/table.css";
import "../table/stage/stage.css";
import "./online.css";
import "./room/room.css";
import { LEVELS, type Level } from "../games/levels.ts";
import { paths } from "../paths.ts";
import { useTitle } from "../table/notify.ts";
import { seatColours } from "../table/seat-colours.ts";
import type { OnlineTable } from "../table/sources/online/source.ts";
import { othersWatching } from "../table/sources/online/state.ts";
import { Talk } from "../table/talk.tsx";
import { type Fetched, useTableVoice } from "../table/use-table.ts";
import { Choose } from "../ui/controls.tsx";
import { useAttempt } from "./attempt.ts";
import { useIdentity } from "./identity.ts";
import { InvitationPanel, useInvitation } from "./invitation.tsx";
import { useAsSomeone } from "./named.tsx";
import { Letter } from "./room/letter.tsx";
import { useScenery } from "./room/scenery.tsx";
import { codeInAddress, type Gathering, isFree, isInvited, type RoomProps } from "./room/seating.ts";
import { addressOf, Seats } from "./room/seats.tsx";
import { paceText, sitterText } from "./telling.ts";
import { Trouble } from "./trouble.tsx";

/** What the table is waiting for, in one sentence. */
function stateText({ setting, now }: Gathering, isOwner: boolean, voice: Voice): string {
  if (now.phase === "finished") return voice.say("online.room.closed");
  if (now.dealing) {
    const names = now.waitsFor.map((seat) => sitterText(now.seats[seat], voice));
    const date = voice.date(now.dealing.due);
    return voice.say("online.room.dealing", { names: voice.list(names), count: names.length, date });
  }
  const free = now.seats.filter(isFree).length;
  if (free === 0) return voice.say(isOwner ? "online.room.full.you" : "online.room.full");
  return voice.say(setting.info.startsWhenFull ? "online.room.waits" : "online.room.gathers", {
    count: free,
  });
}

/** How the table was set: options that are not the usual ones, clocks, and who may find it. */
function Facts({ room, voice, fetched }: { room: Gathering; voice: Voice; fetched: Fetched }) {
  const { info } = room.setting;
  const changed = Object.entries(fetched.game.options).flatMap(([name, { values }]) => {
    const value = info.options[name] ?? values[0];
    return value === values[0]
      ? []
      : [`${voice.say(`option.${name}`)}: ${voice.say(`option.${name}.${value}`)}`];
  });
  const facts = [
    paceText(info.pace, voice),
    ...(info.pace.kind === "untimed" ? [] : [voice.say(`online.timeout.${info.onTimeout}.told`)]),
    voice.say(`online.access.${info.access}.told`),
    ...(info.edition.data === undefined ? [] : [voice.say("online.edition", { id: info.edition.id })]),
    ...changed,
  ];
  return (
    <section className="panel" aria-labelledby="facts-title">
      <h2 id="facts-title">{voice.say("online.facts")}</h2>
      <ul className="bullets">
        {facts.map((text) => (
          <li key={text}>{capital(text)}</li>
        ))}
      </ul>
    </section>
  );
}

/** On a device that does not have what the seat committed to, nobody has to wait for it. */
function WithholdOffer({ table, room, voice, attempt }: RoomProps) {
  const { now } = room;
  const isWaitedFor = isAwaited(now);
  const [hasPledge, setHasPledge] = useState(true);
  useEffect(() => {
    if (isWaitedFor) table.hasPledge().then(setHasPledge, () => {});
  }, [table, isWaitedFor]);
  if (!isWaitedFor || hasPledge) return null;
  return (
    <div className="notice company-notice">
      <p>{voice.say("online.withhold.about")}</p>
      <Button
        className="button"
        isDisabled={attempt.isBusy}
        onPress={() => attempt.run(() => table.withhold())}
      >
        {voice.say("online.withhold")}
      </Button>
    </div>
  );
}

/** The host's own: who fills free seats, and the start, which is golden once nobody is missing. */
function HostTools(props: RoomProps & { readonly level: Level; onLevel(level: Level): void }) {
  const { table, room, voice, attempt, level, onLevel } = props;
  const isFull = !room.now.seats.some(isFree);
  return (
    <div className="room-host">
      {isFull ? null : (
        <Choose
          label={voice.say("online.fill.level")}
          value={level}
          values={LEVELS.map((value) => ({ value, label: voice.say(`level.${value}`) }))}
          onChange={onLevel}
        />
      )}
      <Button
        className={isFull ? "go" : "go is-second"}
        isDisabled={attempt.isBusy}
        onPress={() => attempt.run(() => table.start(isFull ? undefined : level))}
      >
        {voice.say(isFull ? "online.start" : "online.start.filled")}
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
  const { table, room, voice, attempt, isOwner } = props;
  const { now, setting } = room;
  return (
    <footer className="room-foot" data-full={!now.seats.some(isFree)}>
      <div className="room-state">
        <p role="status">{stateText(room, isOwner, voice)}</p>
        <p className="room-pace">{capital(paceText(setting.info.pace, voice))}</p>
      </div>
      <div className="room-ways">
        {now.seat !== null && now.phase === "waiting" ? (
          <Button className="end-way" onPress={() => attempt.run(() => table.leave())}>
            {voice.say("online.leave")}
          </Button>
        ) : null}
        <Link className="end-way" href={paths.rules(setting.game)}>
          {voice.say("table.rules")}
        </Link>
        <Link className="end-way" href={paths.home}>
          {voice.say("app.home")}
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
  const voice = useTableVoice(fetched, setting.rules, given);
  const isOwner = ownerOf(now, identity.status === "known" ? identity.me.id : null);
  const title = voice.say("online.room.title", { game: voice.say("title") });
  useTitle(title);
  const invitation = useInvitation();
  const scenery = useScenery(setting.game);
  const shared = { table, room, voice, attempt, invitation, scenery };
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
          {connection === "reconnecting" ? <p className="notice">{voice.say("table.reconnecting")}</p> : null}
          <Trouble text={attempt.trouble} />
          <WithholdOffer {...shared} />
        </div>
        {isGuest ? (
          <Letter {...shared} />
        ) : (
          <>
            <div className="room-letter">
              <p className="letter-by">{voice.say("title")}</p>
              <h1 className="hidden">{title}</h1>
              <InvitationPanel
                invitation={invitation}
                address={addressOf(room, invitation.origin)}
                voice={voice}
                weight={isFull ? "quiet" : "main"}
              />
            </div>
            <Seats {...shared} isOwner={isOwner} level={level} />
            <Foot {...shared} isOwner={isOwner} level={level} onLevel={setLevel} />
          </>
        )}
      </div>
      <div className="room-more">
        <Facts room={room} voice={voice} fetched={fetched} />
        <Talk
          talk={chronicle.talk}
          watching={othersWatching(chronicle, now)}
          voice={voice}
          room="everyone"
          say={async (text) => {
            if (await asSomeone()) await table.source.company?.say(text);
          }}
        />
      </div>
    </div>
  );
}

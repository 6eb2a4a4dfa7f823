import { isAwaited, type Now, type SeatInfo } from "@portolan/client";
import { useEffect, useState } from "react";
import { Button } from "react-aria-components";
import { Link } from "wouter";
import "../table/table.css";
import "./online.css";
import { LEVELS, type Level } from "../games/levels.ts";
import { paths } from "../paths.ts";
import { useTitle } from "../table/notify.ts";
import { seatColours } from "../table/seat-colours.ts";
import type { OnlineStatus, OnlineTable } from "../table/sources/online/source.ts";
import { othersWatching } from "../table/sources/online/state.ts";
import { Talk } from "../table/talk.tsx";
import { type Fetched, useTableVoice } from "../table/use-table.ts";
import { Choose } from "../ui/controls.tsx";
import { MarkShape } from "../ui/mark.tsx";
import { capital, type Voice } from "../words/speech.ts";
import { type Attempt, useAttempt } from "./attempt.ts";
import { CopyLink } from "./copy-link.tsx";
import { useIdentity } from "./identity.ts";
import { type Invitation, InvitationPanel, useInvitation } from "./invitation.tsx";
import { useAsSomeone } from "./named.tsx";
import { paceText, sitterText } from "./telling.ts";
import { Trouble } from "./trouble.tsx";

type Gathering = Extract<OnlineStatus, { readonly status: "gathering" }>;

interface RoomProps {
  readonly table: OnlineTable;
  readonly room: Gathering;
  readonly voice: Voice;
  readonly attempt: Attempt;
  readonly invitation: Invitation;
}

function isFree({ kind }: SeatInfo): boolean {
  return kind === "open" || kind === "invited";
}

/** The address that leads to a table, or right into the seat that is kept for somebody. */
function addressOf({ setting }: Gathering, origin: string, code?: string): string {
  const address = `${origin}${paths.table(setting.info.id)}`;
  return code === undefined ? address : `${address}?code=${encodeURIComponent(code)}`;
}

function codeInAddress(): string | null {
  return new URLSearchParams(location.search).get("code");
}

function SeatLine(
  props: RoomProps & { readonly seat: number; readonly isOwner: boolean; readonly level: Level },
) {
  const { table, room, voice, attempt, invitation, seat, isOwner, level } = props;
  const { now, chronicle, setting } = room;
  const asSomeone = useAsSomeone();
  const info = now.seats[seat];
  const isMine = now.seat === seat;
  const isHere = info.person !== null && chronicle.presence.present.includes(info.person);
  const who = isMine ? voice.say("you", { name: info.name ?? "" }) : sitterText(info, voice);
  const number = seat + 1;
  return (
    <li className="room-seat panel">
      <MarkShape mark={{ seat }} />
      <div>
        <h3>
          {capital(voice.say(setting.rules.seatNames[seat]))}
          <span className="hidden">:</span>
        </h3>
        <p>{capital(who)}</p>
        {info.kind === "person" ? (
          <p className="help">{voice.say(isHere ? "online.seat.here" : "table.seat.away")}</p>
        ) : null}
      </div>
      <div className="buttons">
        {now.seat === null && info.kind === "open" ? (
          <Button
            className="button"
            isDisabled={attempt.isBusy}
            aria-label={voice.say("online.sit.seat", { number })}
            onPress={() =>
              attempt.run(async () => {
                if (await asSomeone()) await table.sit({ seat });
              })
            }
          >
            {voice.say("online.sit")}
          </Button>
        ) : null}
        {isOwner && isFree(info) ? (
          <Button
            className="button"
            isDisabled={attempt.isBusy}
            aria-label={voice.say("online.fill.seat", { number, level: { term: `level.${level}` } })}
            onPress={() => attempt.run(() => table.fill(seat, level))}
          >
            {voice.say("online.fill")}
          </Button>
        ) : null}
      </div>
      {info.code === undefined ? null : (
        <CopyLink
          label={voice.say("online.link.for", { name: info.name ?? "" })}
          address={addressOf(room, invitation.origin, info.code)}
          title={voice.say("title")}
        />
      )}
    </li>
  );
}

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
    <ul className="bullets">
      {facts.map((text) => (
        <li key={text}>{capital(text)}</li>
      ))}
    </ul>
  );
}

function OwnerTools(props: RoomProps & { readonly level: Level; onLevel(level: Level): void }) {
  const { table, room, voice, attempt, level, onLevel } = props;
  const isFull = !room.now.seats.some(isFree);
  return (
    <section className="panel stack" aria-labelledby="owner-title">
      <h2 id="owner-title">{voice.say("online.owner")}</h2>
      {isFull ? null : (
        <Choose
          label={voice.say("online.fill.level")}
          help={voice.say("online.fill.about")}
          value={level}
          values={LEVELS.map((value) => {
            return { value, label: `${voice.say(`level.${value}`)}: ${voice.say(`level.${value}.about`)}` };
          })}
          onChange={onLevel}
        />
      )}
      <div className="buttons">
        <Button
          className="button primary"
          isDisabled={attempt.isBusy}
          onPress={() => attempt.run(() => table.start(isFull ? undefined : level))}
        >
          {voice.say(isFull ? "online.start" : "online.start.filled")}
        </Button>
      </div>
    </section>
  );
}

/** Whoever comes by an invitation, or finds a seat kept for them, sits down with one press. */
function Welcome({ table, room, voice, attempt }: RoomProps) {
  const { now } = room;
  const asSomeone = useAsSomeone();
  const code = codeInAddress();
  const hasKept = now.seats.some(({ kind }) => kind === "invited");
  if (now.seat !== null || now.phase !== "waiting" || !now.seats.some(isFree)) return null;
  return (
    <div className="notice company-notice">
      <p>{voice.say(code === null ? "online.welcome" : "online.welcome.invited")}</p>
      <Button
        className="button primary"
        isDisabled={attempt.isBusy}
        onPress={() =>
          attempt.run(async () => {
            if (await asSomeone()) await table.sit(code !== null && hasKept ? { code } : {});
          })
        }
      >
        {voice.say("online.sit")}
      </Button>
    </div>
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

function ownerOf(now: Now, me: string | null): boolean {
  return me !== null && now.owner === me && now.phase === "waiting";
}

/** A table before the game: who sits where, whom to invite, and when it starts. */
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
  const shared = { table, room, voice, attempt, invitation };
  return (
    <div className="page room" style={seatColours(setting.rules.seatNames)}>
      <div>
        <h1>{title}</h1>
        <p className="lead" role="status">
          {stateText(room, isOwner, voice)}
        </p>
      </div>
      {connection === "reconnecting" ? <p className="notice">{voice.say("table.reconnecting")}</p> : null}
      <Trouble text={attempt.trouble} />
      <Welcome {...shared} />
      <WithholdOffer {...shared} />
      <div className="room-columns">
        <div className="stack">
          <section aria-labelledby="seats-title">
            <h2 id="seats-title">{voice.say("table.seats")}</h2>
            <ol className="room-seats">
              {now.seats.map((_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
                <SeatLine key={seat} {...shared} seat={seat} isOwner={isOwner} level={level} />
              ))}
            </ol>
          </section>
          {isOwner ? <OwnerTools {...shared} level={level} onLevel={setLevel} /> : null}
        </div>
        <div className="stack">
          <InvitationPanel
            invitation={invitation}
            address={addressOf(room, invitation.origin)}
            voice={voice}
          />
          <section className="panel" aria-labelledby="facts-title">
            <h2 id="facts-title">{voice.say("online.facts")}</h2>
            <Facts room={room} voice={voice} fetched={fetched} />
          </section>
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
      <div className="buttons">
        {now.seat !== null && now.phase === "waiting" ? (
          <Button className="button danger" onPress={() => attempt.run(() => table.leave())}>
            {voice.say("online.leave")}
          </Button>
        ) : null}
        <Link className="button" href={paths.rules(setting.game)}>
          {voice.say("table.rules")}
        </Link>
        <Link className="button" href={paths.home}>
          {voice.say("app.home")}
        </Link>
      </div>
    </div>
  );
}

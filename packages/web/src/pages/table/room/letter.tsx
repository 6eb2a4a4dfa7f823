import { capital } from "@portolan/guides";
import { type FormEvent, useRef, useState } from "react";
import { Button, Input, Label, Text, TextField } from "react-aria-components";
import { Link } from "wouter";
import { sitterText } from "../../../app/online/describe-table.ts";
import { becomeGuest, useIdentity } from "../../../app/online/identity.ts";
import { LONGEST_NAME } from "../../../app/online/require-name.tsx";
import { hasPage } from "../../../app/pages.ts";
import { paths } from "../../../app/paths.ts";
import { useChoices } from "../../../app/settings/store.ts";
import { factsOf, hasLesson } from "../../../games/registry.ts";
import { Icon } from "../../../ui/icons.tsx";
import { codeInAddress, hostName, isFree, type RoomProps, seatFor } from "./seating.ts";

/** The seal on the letter: a compass rose in wax. */
function Seal() {
  const points = Array.from({ length: 8 }, (_, i) => {
    const angle = ((i * 45 - 90) * Math.PI) / 180;
    const at = (radius: number, turn: number): string =>
      `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`;
    const tip = at(i % 2 ? 15 : 26, angle);
    return { lit: `M0 0L${at(7, angle - 0.39)}L${tip}Z`, shade: `M0 0L${at(7, angle + 0.39)}L${tip}Z` };
  });
  return (
    <svg className="letter-seal" viewBox="-50 -50 100 100" aria-hidden="true">
      <path
        d="M2-46C20-48 30-38 40-28 48-16 44-6 47 6 46 24 34 30 24 40 10 48-4 44-16 43-32 40-38 28-45 14-48-4-42-14-36-28-26-42-14-42 2-46Z"
        fill="#9c2a1b"
        stroke="#5e140b"
        strokeWidth="1.5"
      />
      <circle r="31" fill="#86200f" stroke="#c5543f" strokeWidth="1.6" />
      <path d={points.map(({ lit }) => lit).join("")} fill="#d9735c" />
      <path d={points.map(({ shade }) => shade).join("")} fill="#6a160a" />
    </svg>
  );
}

/** Who is there already, and the seat that the guest will have: another free one can be pressed instead. */
function TableSeats(
  props: RoomProps & { readonly mine: number | null; readonly isKept: boolean; onChoose(seat: number): void },
) {
  const { room, translator, scenery, mine, isKept, onChoose } = props;
  const { now, setting, chronicle } = room;
  return (
    <ol className="letter-seats">
      {now.seats.map((info, seat) => {
        const name = capital(translator.t(setting.rules.seatNames[seat]));
        const figure = <scenery.Figure seat={seat} isTaken={!isFree(info)} />;
        const isHere = info.person !== null && chronicle.presence.present.includes(info.person);
        const key = `${seat} ${name}`;
        if (seat === mine) {
          return (
            <li key={key} className="letter-seat is-mine">
              {figure}
              <span>
                <b>{translator.t("online.letter.you")}</b>
                {name}
              </span>
            </li>
          );
        }
        if (info.kind === "open" && !isKept) {
          return (
            <li key={key}>
              <Button
                className="letter-seat"
                aria-label={translator.t("online.letter.take", { number: seat + 1, name })}
                onPress={() => onChoose(seat)}
              >
                {figure}
                <span>
                  <b>{translator.t("online.letter.free")}</b>
                  {name}
                </span>
              </Button>
            </li>
          );
        }
        return (
          <li key={key} className="letter-seat">
            {figure}
            <span>
              <b>{info.kind === "person" && info.name ? info.name : capital(sitterText(info, translator))}</b>
              {info.person !== null && info.person === now.owner
                ? translator.t("online.room.host")
                : info.kind === "person"
                  ? translator.t(isHere ? "online.seat.here" : "table.seat.away")
                  : name}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** What a guest says before sitting down: a name, if the server does not know one yet. */
function JoinForm(props: RoomProps & { readonly mine: number | null; readonly isKept: boolean }) {
  const { table, room, translator, attempt, mine, isKept } = props;
  const identity = useIdentity();
  const { name: usual } = useChoices();
  const [name, setName] = useState(usual);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isKnown = identity.status === "known";
  const host = hostName(room.now);
  const join = (event: FormEvent): void => {
    event.preventDefault();
    const isNameless = !isKnown && name.trim() === "";
    setMissing(isNameless);
    if (isNameless) {
      field.current?.focus();
      return;
    }
    attempt.run(async () => {
      if (!isKnown) await becomeGuest(name.trim());
      const code = codeInAddress();
      await table.sit(isKept && code !== null ? { code } : mine === null ? {} : { seat: mine });
    });
  };
  return (
    <form className="letter-join" onSubmit={join}>
      {isKnown ? (
        <p className="letter-as">{translator.t("online.letter.as", { name: identity.me.name })}</p>
      ) : (
        <TextField
          className="field"
          value={name}
          onChange={setName}
          maxLength={LONGEST_NAME}
          isInvalid={isMissing}
        >
          <Label>{translator.t("online.name")}</Label>
          <Input className="input" ref={field} autoComplete="nickname" />
          {isMissing ? (
            <Text slot="errorMessage" className="letter-missing">
              {translator.t("server.person.none")}
            </Text>
          ) : null}
        </TextField>
      )}
      <Button className="go" type="submit" isDisabled={attempt.isBusy}>
        {translator.t("online.sit")}
      </Button>
      <p className="letter-note">
        {isKnown ? null : `${translator.t("online.letter.noAccount")} `}
        {room.setting.info.startsWhenFull
          ? translator.t("online.letter.starts.full")
          : host === null
            ? translator.t("online.letter.starts.host")
            : translator.t("online.letter.starts", { name: host })}
        {isKnown ? null : (
          <>
            {" "}
            <Link href={paths.account}>{translator.t("online.name.login")}</Link>
          </>
        )}
      </p>
    </form>
  );
}

/** What somebody sees who follows a link: who invites to what, how long it takes, who is there, and how to join. */
export function Letter(props: RoomProps) {
  const { room, translator } = props;
  const { now, setting } = room;
  const [wanted, setWanted] = useState<number | null>(null);
  const code = codeInAddress();
  const kept = code === null ? -1 : now.seats.findIndex(({ kind }) => kind === "invited");
  const isKept = kept >= 0;
  const mine = isKept ? kept : seatFor(now.seats, wanted);
  const host = hostName(now);
  const { players, minutes, weight } = factsOf(setting.game);
  const learn = paths.learn(setting.game);
  return (
    <section className="letter" aria-labelledby="letter-title">
      <Seal />
      <p className="letter-by">
        {host === null
          ? translator.t("online.letter.invited")
          : translator.t("online.letter.by", { name: host })}
      </p>
      <h1 id="letter-title">{translator.t("title")}</h1>
      <p className="letter-about">{translator.t("about")}</p>
      <ul className="letter-facts">
        <li>
          <Icon name="people" />
          {translator.t("home.players", players)}
        </li>
        <li>
          <Icon name="clock" />
          {translator.t("home.minutes", { minutes })}
        </li>
        <li>
          <Icon name="star" />
          {translator.t("home.weight.word", { weight })}
        </li>
      </ul>
      <h2>{translator.t("online.letter.table")}</h2>
      {isKept ? <p>{translator.t("online.welcome.invited")}</p> : null}
      <TableSeats {...props} mine={mine} isKept={isKept} onChoose={setWanted} />
      <JoinForm {...props} mine={mine} isKept={isKept} />
      {hasLesson(setting.game) && hasPage(learn) ? (
        <Link className="letter-learn" href={learn}>
          <Icon name="book" />
          <span>
            <b>{translator.t("online.letter.learn")}</b>
            {translator.t("online.letter.learn.about")}
          </span>
          <Icon name="next" />
        </Link>
      ) : null}
    </section>
  );
}

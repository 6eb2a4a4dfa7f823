import type { NewTable, SeatChoice } from "@portolan/client";
import type { Options } from "@portolan/kernel";
import { useState } from "react";
import { Button, Input, Label, TextField } from "react-aria-components";
import { useLocation, useParams } from "wouter";
import "../../app/online/online.css";
import { useTranslator } from "../../app/languages/provider.tsx";
import { useAttempt } from "../../app/online/attempt.ts";
import { client } from "../../app/online/client.ts";
import { LONGEST_NAME, Online, useAsSomeone } from "../../app/online/require-name.tsx";
import { Trouble } from "../../app/online/trouble.tsx";
import { paths } from "../../app/paths.ts";
import { LEVELS, type Level } from "../../games/levels.ts";
import { factsOf, GAMES, type GameId, isGameId } from "../../games/registry.ts";
import { useTitle } from "../../table/notify.ts";
import { useGame } from "../../table/use-table.ts";
import { Choose, Radios, Toggle } from "../../ui/controls.tsx";
import { OptionList } from "./option-list.tsx";
import { PaceChoice, type PaceWish, paceOf, USUAL_PACE } from "./pace-choice.tsx";

/** Who is to have a seat. */
type Sitter = "me" | "open" | "invited" | Level;

interface SeatWish {
  readonly sitter: Sitter;
  /** Whom a seat is kept for. */
  readonly name: string;
}

interface Wish {
  readonly seats: readonly SeatWish[];
  readonly options: Options;
  readonly pace: PaceWish;
  readonly access: "link" | "public";
  readonly startsWhenFull: boolean;
}

function seatsFor(players: number, before: readonly SeatWish[] = []): SeatWish[] {
  const first: SeatWish = { sitter: "me", name: "" };
  const open: SeatWish = { sitter: "open", name: "" };
  const kept = before.slice(0, players);
  const seats = [...kept, ...Array.from({ length: players - kept.length }, () => open)];
  return seats.some(({ sitter }) => sitter === "me") ? seats : [first, ...seats.slice(1)];
}

function choiceOf({ sitter, name }: SeatWish): SeatChoice {
  switch (sitter) {
    case "me":
    case "open":
      return { kind: sitter };
    case "invited":
      return name.trim() === "" ? { kind: "open" } : { kind: "invited", name: name.trim() };
    default:
      return { kind: "computer", level: sitter };
  }
}

function requestOf(game: GameId, { seats, options, pace, access, startsWhenFull }: Wish): NewTable {
  return {
    game,
    seats: seats.map(choiceOf),
    options: { ...options },
    pace: paceOf(pace),
    onTimeout: pace.onTimeout,
    access,
    startsWhenFull,
  };
}

function SeatFields(props: {
  readonly seats: readonly SeatWish[];
  onChange(seats: readonly SeatWish[]): void;
}) {
  const { seats, onChange } = props;
  const translator = useTranslator();
  const sitters = (["me", "open", "invited"] as const).map((value) => {
    return { value: value as Sitter, label: translator.t(`online.sitter.${value}`) };
  });
  const levels = LEVELS.map((value) => {
    return {
      value: value as Sitter,
      label: translator.t("table.seat.computer", { level: { term: `level.${value}` } }),
    };
  });
  const change = (seat: number, wish: SeatWish): void => {
    // There is one seat for oneself: taking another gives the first one up.
    const others = wish.sitter === "me" ? seats.map(givenUp) : seats;
    onChange(others.with(seat, wish));
  };
  return (
    <div className="invite-seats">
      {seats.map((wish, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
        <div key={seat} className="invite-seat">
          <Choose
            label={translator.t("online.seat.number", { number: seat + 1 })}
            value={wish.sitter}
            values={[...sitters, ...levels]}
            onChange={(sitter) => change(seat, { ...wish, sitter })}
          />
          {wish.sitter === "invited" ? (
            <TextField
              className="field"
              value={wish.name}
              onChange={(name) => change(seat, { ...wish, name })}
              maxLength={LONGEST_NAME}
            >
              <Label>{translator.t("online.seat.friend")}</Label>
              <Input className="input" autoComplete="off" />
            </TextField>
          ) : null}
        </div>
      ))}
    </div>
  );
}

function givenUp(wish: SeatWish): SeatWish {
  return wish.sitter === "me" ? { ...wish, sitter: "open" } : wish;
}

function GameOptions(props: {
  readonly game: GameId;
  readonly options: Options;
  onChange(options: Options): void;
}) {
  const { game, options, onChange } = props;
  const translator = useTranslator();
  const fetched = useGame(game);
  if (!fetched) return <p className="help">{translator.t("app.loading")}</p>;
  return <OptionList fetched={fetched} options={options} onChange={onChange} />;
}

function InviteForm({ first }: { readonly first: GameId }) {
  const translator = useTranslator();
  const [, go] = useLocation();
  const asSomeone = useAsSomeone();
  const attempt = useAttempt();
  const [game, setGame] = useState(first);
  const { players } = factsOf(game);
  const [wish, setWish] = useState<Wish>(() => ({
    seats: seatsFor(players.min),
    options: {},
    pace: USUAL_PACE,
    access: "link",
    startsWhenFull: true,
  }));
  const change = (changed: Partial<Wish>): void => setWish((before) => ({ ...before, ...changed }));
  useTitle(translator.t("online.invite"));
  const make = (): void =>
    attempt.run(async () => {
      if (!(await asSomeone())) return;
      const { id } = await client.create(requestOf(game, wish));
      go(paths.table(id));
    });
  const counts = Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i);
  return (
    <div className="page narrow">
      <h1>{translator.t("online.invite")}</h1>
      <p>{translator.t("online.invite.about")}</p>
      <Choose
        label={translator.t("online.invite.game")}
        value={game}
        values={GAMES.map(({ id }) => ({ value: id, label: translator.t(`game.${id}`) }))}
        onChange={(next) => {
          const { min, max } = factsOf(next).players;
          const count = Math.min(max, Math.max(min, wish.seats.length));
          setGame(next);
          change({ options: {}, seats: seatsFor(count, wish.seats) });
        }}
      />
      <Radios
        label={translator.t("new.players")}
        value={String(wish.seats.length)}
        values={counts.map((count) => {
          return { value: String(count), label: translator.t("new.players.count", { count }) };
        })}
        onChange={(count) => change({ seats: seatsFor(Number(count), wish.seats) })}
      />
      <section aria-labelledby="seats-title">
        <h2 id="seats-title">{translator.t("online.invite.seats")}</h2>
        <SeatFields seats={wish.seats} onChange={(seats) => change({ seats })} />
      </section>
      <PaceChoice wish={wish.pace} onChange={(pace) => change({ pace })} />
      <Radios
        label={translator.t("online.access")}
        value={wish.access}
        values={(["link", "public"] as const).map((value) => {
          return {
            value,
            label: translator.t(`online.access.${value}`),
            help: translator.t(`online.access.${value}.about`),
          };
        })}
        onChange={(access) => change({ access })}
        isBlock
      />
      <details>
        <summary>{translator.t("new.more")}</summary>
        <div className="stack">
          <Toggle
            label={translator.t("online.startsWhenFull")}
            isOn={wish.startsWhenFull}
            onChange={(startsWhenFull) => change({ startsWhenFull })}
          />
          <h2>{translator.t("new.options")}</h2>
          <GameOptions game={game} options={wish.options} onChange={(options) => change({ options })} />
        </div>
      </details>
      <Trouble text={attempt.trouble} />
      <div className="buttons">
        <Button className="button primary" onPress={make} isDisabled={attempt.isBusy}>
          {translator.t("online.invite.go")}
        </Button>
      </div>
    </div>
  );
}

/** Makes a table for friends: who sits where, how the clocks run, and who may find it. */
export default function InvitePage() {
  const { game = "" } = useParams();
  const first = isGameId(game) ? game : GAMES[0].id;
  return (
    <Online>
      <InviteForm key={first} first={first} />
    </Online>
  );
}

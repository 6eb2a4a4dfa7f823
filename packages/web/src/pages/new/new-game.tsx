import { PERSON } from "@portolan/kernel";
import { useState } from "react";
import { Button, Input, Label, Text, TextField } from "react-aria-components";
import { useLocation } from "wouter";
import { useTranslator } from "../../app/languages/provider.tsx";
import { paths } from "../../app/paths.ts";
import { useChoices } from "../../app/settings/store.ts";
import { LEVELS } from "../../games/levels.ts";
import { factsOf, GAME_IDS, type GameId } from "../../games/registry.ts";
import { useGame } from "../../table/use-table.ts";
import { Choose, Radios, Sheet } from "../../ui/controls.tsx";
import { OptionList } from "./option-list.tsx";
import { range, startGame, type Wanted } from "./start-game.ts";

function Levels(props: { readonly wanted: Wanted; onChange(changed: Partial<Wanted>): void }) {
  const { wanted, onChange } = props;
  const translator = useTranslator();
  const levels = LEVELS.map((value) => {
    return { value, label: translator.t(`level.${value}`), help: translator.t(`level.${value}.about`) };
  });
  const people = {
    value: "people" as const,
    label: translator.t("new.level.people"),
    help: translator.t("new.level.people.about"),
  };
  const each = { value: "each" as const, label: translator.t("new.level.each") };
  const person = { value: PERSON, label: translator.t("new.level.person") } as const;
  return (
    <>
      <Radios
        label={translator.t("new.levels")}
        value={wanted.level}
        values={wanted.players > 2 ? [...levels, people, each] : [...levels, people]}
        onChange={(level) => onChange({ level })}
        isBlock
      />
      {wanted.level === "each" ? (
        <div className="grid-2">
          {range(1, wanted.players - 1).map((number, i) => (
            <Choose
              key={number}
              label={translator.t("new.level.seat", { number })}
              value={wanted.levels[i]}
              values={[...levels, person]}
              onChange={(level) => onChange({ levels: wanted.levels.with(i, level) })}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}

/** A table as most people want it. */
function usualTable(game: GameId): Wanted {
  return {
    players: Math.min(3, factsOf(game).players.max),
    seat: null,
    level: "trader",
    levels: ["trader", "trader", "trader", "trader"],
    options: {},
    seed: "",
  };
}

/** Asks how the new game is to be: who plays, how strong, by which rules, with which cards. */
export function NewGameSheet(props: {
  readonly game: GameId;
  /** Given where another game may be chosen instead. */
  readonly onGame?: ((game: GameId) => void) | undefined;
  onClose(): void;
}) {
  const { game, onGame, onClose } = props;
  const translator = useTranslator();
  const fetched = useGame(game);
  const { name } = useChoices();
  const [, go] = useLocation();
  const { players: allowed } = factsOf(game);
  const [trouble, setTrouble] = useState("");
  const [wanted, setWanted] = useState<Wanted>(() => usualTable(game));
  const change = (changed: Partial<Wanted>): void => setWanted((before) => ({ ...before, ...changed }));
  const begin = (): void => {
    if (!fetched) return;
    startGame(fetched.game, game, name.trim(), wanted)
      .then((id) => go(paths.play(id)))
      .catch((error: unknown) => {
        const what = error instanceof Error ? error.message : String(error);
        setTrouble(translator.t("new.failed", { what }));
      });
  };
  return (
    <Sheet
      title={translator.t("new.title", { game: translator.t(`game.${game}`) })}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button className="button" onPress={onClose}>
            {translator.t("cancel")}
          </Button>
          <Button className="button primary gold" onPress={begin} isDisabled={!fetched}>
            {translator.t("new.start")}
          </Button>
        </>
      }
    >
      {onGame ? (
        <Choose
          label={translator.t("new.game")}
          value={game}
          values={GAME_IDS.map((id) => ({ value: id, label: translator.t(`game.${id}`) }))}
          onChange={(chosen) => {
            setWanted(usualTable(chosen));
            onGame(chosen);
          }}
        />
      ) : null}
      <Radios
        label={translator.t("new.players")}
        value={String(wanted.players)}
        values={range(allowed.min, allowed.max).map((count) => {
          return { value: String(count), label: translator.t("new.players.count", { count }) };
        })}
        onChange={(text) => {
          const players = Number(text);
          const isTaken = wanted.seat !== null && wanted.seat >= players;
          change({ players, seat: isTaken ? null : wanted.seat });
        }}
      />
      <Levels wanted={wanted} onChange={change} />
      <details>
        <summary>{translator.t("new.more")}</summary>
        <div className="stack">
          <Choose
            label={translator.t("new.seat")}
            value={wanted.seat === null ? "lot" : String(wanted.seat)}
            values={[
              { value: "lot", label: translator.t("new.seat.lot") },
              ...range(1, wanted.players).map((number) => {
                return { value: String(number - 1), label: translator.t("new.seat.number", { number }) };
              }),
            ]}
            onChange={(text) => change({ seat: text === "lot" ? null : Number(text) })}
          />
          <h3>{translator.t("new.options")}</h3>
          {fetched ? (
            <OptionList
              fetched={fetched}
              options={wanted.options}
              onChange={(options) => change({ options })}
            />
          ) : (
            <p className="help">{translator.t("app.loading")}</p>
          )}
          <TextField
            className="field"
            value={wanted.seed}
            onChange={(seed) => change({ seed })}
            maxLength={64}
          >
            <Label>{translator.t("new.seed")}</Label>
            <Input className="input" autoComplete="off" spellCheck="false" />
            <Text slot="description" className="help">
              {translator.t("new.seed.about")}
            </Text>
          </TextField>
        </div>
      </details>
      {trouble === "" ? null : (
        <p className="notice danger" role="alert">
          {trouble}
        </p>
      )}
    </Sheet>
  );
}

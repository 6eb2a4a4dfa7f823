import { capital } from "@portolan/guides";
import type { Options, OptionValue } from "@portolan/kernel";
import { type Fetched, useTableVoice } from "../table/use-table.ts";
import { Choose } from "../ui/controls.tsx";

const NO_SEATS = { seatNames: [], words: () => ({}) };
const NO_NAMES: readonly string[] = [];

/** The game's options, each with what it changes; they are named in the game's own words. */
export function OptionList(props: {
  readonly fetched: Fetched;
  readonly options: Options;
  onChange(options: Options): void;
}) {
  const { fetched, options, onChange } = props;
  const voice = useTableVoice(fetched, NO_SEATS, NO_NAMES);
  const table = Object.entries(fetched.game.options);
  if (table.length === 0) return <p className="help">{voice.say("new.options.none")}</p>;
  return table.map(([name, { values, rules }]) => {
    const labelOf = (value: OptionValue): string => capital(voice.say(`option.${name}.${value}`));
    return (
      <Choose
        key={name}
        label={voice.say(`option.${name}`)}
        help={voice.say("new.options.changes", { rules: rules.join(", ") })}
        value={String(options[name] ?? values[0])}
        values={values.map((value, i) => ({
          value: String(value),
          label: i === 0 ? voice.say("new.options.default", { value: labelOf(value) }) : labelOf(value),
        }))}
        onChange={(text) => {
          const value = values.find((one) => String(one) === text) ?? values[0];
          onChange({ ...options, [name]: value });
        }}
      />
    );
  });
}

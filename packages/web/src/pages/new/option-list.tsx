import { capital } from "@portolan/guides";
import type { Options, OptionValue } from "@portolan/kernel";
import { type Fetched, useTableTranslator } from "../../table/use-table.ts";
import { Choose } from "../../ui/controls.tsx";

const NO_SEATS = { seatNames: [], words: () => ({}) };
const NO_NAMES: readonly string[] = [];

/** The game's options, each with what it changes; they are named in the game's own words. */
export function OptionList(props: {
  readonly fetched: Fetched;
  readonly options: Options;
  onChange(options: Options): void;
}) {
  const { fetched, options, onChange } = props;
  const translator = useTableTranslator(fetched, NO_SEATS, NO_NAMES);
  const table = Object.entries(fetched.game.options);
  if (table.length === 0) return <p className="help">{translator.t("new.options.none")}</p>;
  return table.map(([name, { values, rules }]) => {
    const labelOf = (value: OptionValue): string => capital(translator.t(`option.${name}.${value}`));
    return (
      <Choose
        key={name}
        label={translator.t(`option.${name}`)}
        help={translator.t("new.options.changes", { rules: rules.join(", ") })}
        value={String(options[name] ?? values[0])}
        values={values.map((value, i) => ({
          value: String(value),
          label: i === 0 ? translator.t("new.options.default", { value: labelOf(value) }) : labelOf(value),
        }))}
        onChange={(text) => {
          const value = values.find((one) => String(one) === text) ?? values[0];
          onChange({ ...options, [name]: value });
        }}
      />
    );
  });
}

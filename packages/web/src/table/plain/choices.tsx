import { type Choice, type ChoiceGroup, capital, type Translator } from "@portolan/guides";
import type { GameTypes } from "@portolan/kernel";
import { useState } from "react";
import { Button } from "react-aria-components";

type Move = GameTypes["move"];

interface GroupProps {
  readonly group: ChoiceGroup<Move>;
  readonly chosen: Move | null;
  readonly translator: Translator;
  choose(move: Move): void;
}

/** Few enough letters for two buttons side by side on a small screen. */
const FEW = 18;

function isShort(choices: readonly Choice<Move>[]): boolean {
  return (
    choices.length > 1 && choices.every(({ label, note = "" }) => label.length <= FEW && note.length <= FEW)
  );
}

/** Nobody is asked to ask for one or two more. */
function shownOf({ choices, shown = choices.length }: ChoiceGroup<Move>): number {
  return choices.length <= shown + 2 ? choices.length : shown;
}

/** Moves of one kind as buttons; a long list shows its likeliest moves first. */
function Group({ group, chosen, translator, choose }: GroupProps) {
  const { title, about = [], choices } = group;
  const shown = shownOf(group);
  const [isWhole, setWhole] = useState(false);
  const visible = isWhole ? choices : choices.slice(0, shown);
  return (
    <section className="choices">
      <h3>{title}</h3>
      {about.map((text) => (
        <p key={text} className="about">
          {text}
        </p>
      ))}
      {choices.length === 0 && about.length === 0 ? (
        <p className="about">{translator.t("table.choices.none")}</p>
      ) : null}
      <ul className={isShort(choices) ? "short" : undefined}>
        {visible.map(({ move, label, note }) => (
          <li key={JSON.stringify(move)}>
            <Button
              className={move === chosen ? "choice chosen" : "choice"}
              data-move={JSON.stringify(move)}
              aria-pressed={move === chosen}
              onPress={() => choose(move)}
            >
              <span>{capital(label)}</span>
              {note === undefined ? null : <span className="note">{note}</span>}
            </Button>
          </li>
        ))}
      </ul>
      {choices.length > shown ? (
        <Button className="button quiet" onPress={() => setWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? translator.t("table.fewer") : translator.t("table.more", { count: choices.length })}
        </Button>
      ) : null}
    </section>
  );
}

export function Choices(
  props: Omit<GroupProps, "group"> & { readonly groups: readonly ChoiceGroup<Move>[] },
) {
  const { groups, ...rest } = props;
  return groups.map((group) => <Group key={group.title} group={group} {...rest} />);
}

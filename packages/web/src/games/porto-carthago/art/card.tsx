import type { aids } from "@portolan/games/porto-carthago";
import type { ReactNode } from "react";
import { Piece } from "./symbol.tsx";

/** How many servants an action space asks for, as figures: none is said in a word. */
export function Cost({ servants, free }: { readonly servants: number; readonly free: string }) {
  if (servants === 0) return <span className="pc-cost is-free">{free}</span>;
  return (
    <span className="pc-cost">
      {Array.from({ length: servants }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the figures are alike
        <Piece key={i} name="servant" />
      ))}
    </span>
  );
}

/** The words on an action card. */
export interface CardWords {
  readonly name: string;
  readonly free: string;
  readonly bonus: string;
}

/** The face of an action card as it lies on its space: name, cost, emblem, bonus. CSS gives it a size. */
export function ActionCard(props: {
  readonly kind: aids.ActionKind;
  readonly servants: number;
  readonly bonus: aids.Bonus | null;
  readonly words: CardWords;
  readonly children?: ReactNode;
}) {
  const { kind, servants, bonus, words, children } = props;
  return (
    <span className="pc-card">
      <b className="pc-card-name">{words.name}</b>
      <Piece name={`action-${kind}`} className="pc-card-emblem" />
      <Cost servants={servants} free={words.free} />
      <span className="pc-card-bonus" data-bonus={bonus ?? "none"}>
        {bonus === null ? null : <Piece name={bonus} />}
        <span>{words.bonus}</span>
      </span>
      {children}
    </span>
  );
}

/** A ship card that a player keeps, for its privilege. */
export function HeldCard(props: {
  readonly privilege: aids.Privilege;
  readonly civilisationId: string;
  readonly name: string;
  readonly civilisation: string;
}) {
  const { privilege, civilisationId, name, civilisation } = props;
  return (
    <span className="pc-held">
      <Piece name={`privilege-${privilege}`} className="pc-held-sign" />
      <b>{name}</b>
      <span className="pc-held-from">
        <Piece name={`people-${civilisationId}`} />
        {civilisation}
      </span>
    </span>
  );
}

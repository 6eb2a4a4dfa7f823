import { aids, type Picture } from "@portolan/guides/porto-carthago";
import type { Seat } from "@portolan/kernel";
import { Piece } from "../art/symbol.tsx";
import { ribbon } from "../places.ts";
import { type Chain, fitSteps, type Step } from "./chain.ts";
import { seatOfStep, stepTelling } from "./telling.ts";
import "./ribbon.css";

/** Whose turn the chain is part of: their steps need no name. Nobody's while ships come in. */
function ownerOf({ table, view }: Picture): Seat | null {
  return ["main", "act", "tail"].includes(view.stage.stage) ? aids.turnSeat(table, view) : null;
}

function RibbonPiece({ picture, step }: { readonly picture: Picture; readonly step: Step }) {
  const { translator } = picture;
  const { sign, title, note } = stepTelling(picture, step);
  const seat = seatOfStep(step);
  const isNamed = seat !== null && seat !== ownerOf(picture);
  const name = isNamed ? translator.called(seat) : "";
  const state = translator.t(`pc.chain.state.${step.state}`);
  return (
    <li
      className="pc-ribbon-piece"
      data-state={step.state}
      aria-current={step.state === "now" ? "step" : undefined}
    >
      <span className="hidden">{translator.t("pc.chain.step", { state, number: step.number })}</span>
      <span className="pc-ribbon-number" aria-hidden="true">
        {"folded" in step ? "…" : step.number}
      </span>
      {sign === null ? null : <Piece name={sign} className="pc-ribbon-sign" />}
      <span className="pc-ribbon-words">
        <b>{title}</b>{" "}
        <small>{isNamed && note !== "" ? translator.t("pc.chain.by", { name, note }) : note || name}</small>
      </span>
    </li>
  );
}

/**
 * The steps of a chain, one behind the other: cloth is done, gold is now, chalk on the wood is still to come. Where it
 * is narrow only the present step has words; the others keep their numbers and signs.
 */
export function Ribbon(props: {
  readonly picture: Picture;
  readonly chain: Chain;
  /** As many pieces as can be read; what is left over is folded. */
  readonly room: number;
}) {
  const { picture, chain, room } = props;
  return (
    <div className="pc-ribbon" data-place={ribbon}>
      <ol aria-label={picture.translator.t("pc.chain")}>
        {fitSteps(chain.steps, room).map((step) => (
          <RibbonPiece key={step.number} picture={picture} step={step} />
        ))}
      </ol>
    </div>
  );
}

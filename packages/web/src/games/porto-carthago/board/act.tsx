import { capital, labelOf, verbOf } from "@portolan/guides";
import { aids, goodName, type Move, privilegeName, voyageText } from "@portolan/guides/porto-carthago";
import { Act, Chosen, Fact, Question, StrongVerb, Verb, Watching } from "../../../table/stage/act/act.tsx";
import { Piece } from "../art/symbol.tsx";
import type { Chain } from "../chain/chain.ts";
import { causeText } from "../chain/telling.ts";
import { question, thingOf } from "../places.ts";
import { type Chip, chipsOf } from "./chips.ts";
import { carriedGood, crumbsOf } from "./crumbs.ts";
import type { Harbour } from "./harbour.ts";
import type { Press } from "./press.ts";
import { Steppers, steppingOf } from "./steppers.tsx";

interface ActProps {
  readonly harbour: Harbour;
  readonly press: Press;
  readonly chain: Chain;
}

/** What is asked, in a few words; what has been pointed at makes it more precise. */
export function askText({ picture, pointer, props }: Pick<Harbour, "picture" | "pointer" | "props">): string {
  const { table, view, translator } = picture;
  const { edition } = table;
  const things = pointer.pointed.map(thingOf);
  const held = things.find((thing) => thing.kind === "held");
  if (held) {
    const ship = edition.ships.findIndex(({ id }) => id === held.ship);
    return translator.t(`pc.say.${edition.ships[ship].privilege}`, {
      privilege: privilegeName(picture, ship),
    });
  }
  const frame = view.stack.at(-1);
  if (frame?.frame === "points") return translator.t("pc.say.points", { points: frame.points });
  if (frame?.frame === "order") return translator.t("pc.say.order");
  if (frame?.frame === "atOnce")
    return translator.t("pc.say.atOnce", { privilege: privilegeName(picture, frame.card) });
  const { stage } = view;
  if (stage.stage === "shipsPick" || stage.stage === "finalPick") {
    const isPicked = things.some((thing) => thing.kind === "ship");
    return translator.t(isPicked ? "pc.say.moor" : "pc.say.pick", { left: stage.picksLeft });
  }
  if (stage.stage === "tail")
    return translator.t(`pc.say.tail.${stage.extra}`, { price: aids.forSale(table, view).price.talents });
  if (stage.stage !== "act") return translator.t(`pc.say.${stage.stage}`) || props.parts.asked;
  const { kind } = edition.actionCards[view.cards[stage.space]];
  if (kind === "carrier") {
    const good = carriedGood(picture, things);
    return good === null
      ? translator.t("pc.say.carry")
      : capital(translator.t("pc.say.carry.to", { good: goodName(picture, good) }));
  }
  if (kind === "hoist" && things.some((thing) => thing.kind === "from"))
    return translator.t("pc.say.hoist.to");
  return translator.t(`pc.say.${kind}`);
}

/** Above the question: why one is asked, or the way through the action. */
function Lead({ harbour, chain }: Pick<ActProps, "harbour" | "chain">) {
  const { picture } = harbour;
  if (chain.cause) return <p className="pc-cause">{causeText(picture, chain.cause)}</p>;
  const crumbs = crumbsOf(harbour);
  if (crumbs.length === 0) return null;
  return (
    <ol className="pc-crumbs">
      {crumbs.map(({ state, sign, text, note }) => (
        <li key={text} data-state={state} aria-current={state === "now" ? "step" : undefined}>
          {sign === null ? null : <Piece name={sign} />}
          <span>
            {capital(text)}
            {note === undefined ? null : <small>, {note}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function ChipButton({ chip, press }: { readonly chip: Chip; readonly press: Press }) {
  return (
    <button
      type="button"
      className="pc-chip"
      aria-pressed={chip.isPicked}
      data-tone={chip.tone}
      onClick={() => press.thing(chip.name)}
    >
      {chip.sign === null ? null : <Piece name={chip.sign} />}
      {capital(chip.label)} {chip.note === null ? null : <b>{chip.note}</b>}
    </button>
  );
}

/** Answers that need no pointing, or say the same as pointing. */
function Chips({ harbour, press }: Pick<ActProps, "harbour" | "press">) {
  const stepping = steppingOf(harbour);
  const chips = chipsOf(harbour);
  if (chips.length === 0 && stepping === null) return <div className="pc-chips" data-empty="true" />;
  return (
    <div className="pc-chips" data-place={question} data-scrolls>
      {stepping ? <Steppers harbour={harbour} kind={stepping} /> : null}
      {chips.map((chip) => (
        <ChipButton key={chip.name} chip={chip} press={press} />
      ))}
    </div>
  );
}

/** What would follow. Gains are on the board and among the figures: here they are only heard. */
function facts(harbour: Harbour, move: Move) {
  const { picture, props, after } = harbour;
  const { table, view, translator, viewer } = picture;
  const voyage = move.type === "carry" && move.to === "charter" ? voyageText(picture) : null;
  const told: string[] = [];
  if (after && viewer !== null) {
    const [now, then] = [view.senators[viewer], after.senators[viewer]];
    const gained = then.held.filter((ship) => !now.held.includes(ship));
    if (then.points > now.points)
      told.push(translator.t("pc.fact.points", { now: now.points, after: then.points }));
    for (const ship of gained)
      told.push(translator.t("pc.fact.kept", { privilege: privilegeName(picture, ship) }));
  }
  const income = viewer === null ? 0 : aids.forecast(table, view, viewer, move).income;
  if (
    told.length === 0 &&
    voyage === null &&
    viewer !== null &&
    income !== aids.incomeNext(table, view)[viewer]
  )
    told.push(translator.t("pc.fact.income", { now: aids.incomeNext(table, view)[viewer], after: income }));
  return (
    <>
      {props.guide.warnings(picture, move).map((text) => (
        <Fact key={text} tone="danger">
          {text}
        </Fact>
      ))}
      {voyage === null ? null : <Fact tone="plain">{voyage}</Fact>}
      {told.map((text) => (
        <li key={text} className="hidden">
          {text}
        </li>
      ))}
    </>
  );
}

/** What ends the turn or gives something up, beside the answers. */
function Endings({ harbour }: Pick<ActProps, "harbour">) {
  const { picture, props, pointer } = harbour;
  const { legal } = props;
  const ending = legal.find(({ type }) => type === "end" || type === "skip" || type === "pass");
  const label = ending && verbOf(props.guide, picture, ending);
  const isOnly = legal.every(({ type }) => ["end", "skip", "pass"].includes(type));
  const isBegun = pointer.pointed.length > 0;
  if (!ending && !isBegun) return null;
  const { translator } = picture;
  const held = picture.viewer === null ? [] : aids.playable(picture.table, picture.view, picture.viewer);
  return (
    <div className="act-answer">
      {ending?.type === "end" && held.length > 0 ? (
        <p className="pc-reminder">{translator.t("pc.remind", { count: held.length })}</p>
      ) : null}
      {ending && label && isOnly && !isBegun ? (
        <StrongVerb label={label} onPress={() => props.play(ending)} />
      ) : (
        <div className="act-verbs">
          {isBegun ? <Verb label={translator.t("bar.cancel")} onPress={pointer.clear} /> : null}
          {ending && label && !isBegun ? <Verb label={label} onPress={() => props.play(ending)} /> : null}
        </div>
      )}
    </div>
  );
}

/** Steps that have been made one by one, and the button that sends them together. */
function Stepped({ harbour, move }: { readonly harbour: Harbour; readonly move: Move }) {
  const { picture, props, pointer } = harbour;
  return (
    <>
      <Question asked={askText(harbour)} />
      <ul className="act-facts">{facts(harbour, move)}</ul>
      <div className="act-answer" data-confirms="true">
        <StrongVerb label={verbOf(props.guide, picture, move)} onPress={() => props.play(move)} />
        <div className="act-verbs">
          <Verb label={picture.translator.t("bar.cancel")} onPress={pointer.clear} />
        </div>
      </div>
    </>
  );
}

/** A move that was pointed at answers the question, which stays; any other is named. */
function titleOf(harbour: Harbour, move: Move): string {
  const { picture, props } = harbour;
  if (move.type === "carry" || move.type === "dock" || move.type === "hoistClaim") return askText(harbour);
  return `${capital(labelOf(props.guide, picture, move))}?`;
}

/** The question, what would follow, and the button that answers it. */
export function WhatToDo({ harbour, press, chain }: ActProps) {
  const { picture, pointer, props, show } = harbour;
  const { translator } = picture;
  const { guide } = props;
  const label = translator.t("pc.board.doing");
  if (!pointer.isAsked) {
    const told = show.frame ? (guide.log(picture, show.frame.beat.told).at(-1)?.text ?? null) : null;
    return (
      <Act label={label} turn={null}>
        {chain.cause ? <p className="pc-cause">{causeText(picture, chain.cause)}</p> : null}
        <Watching board={props} isRunning={show.isRunning} told={told} />
      </Act>
    );
  }
  const { settled, meant } = pointer;
  return (
    <Act label={label} turn={translator.t("table.title.yourMove")}>
      <Lead harbour={harbour} chain={chain} />
      <Chips harbour={harbour} press={press} />
      {settled ? (
        <Chosen
          board={{ ...props, scene: picture }}
          move={settled}
          title={titleOf(harbour, settled)}
          facts={facts(harbour, settled)}
        />
      ) : meant ? (
        <Stepped harbour={harbour} move={meant} />
      ) : (
        <>
          <Question asked={askText(harbour)} />
          <Endings harbour={harbour} />
        </>
      )}
    </Act>
  );
}

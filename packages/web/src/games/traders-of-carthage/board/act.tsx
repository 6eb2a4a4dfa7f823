import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "react-aria-components";
import { labelOf, ofType, selfOf, verbOf } from "../../../table/guide/scene.ts";
import { isOver } from "../../../table/source.ts";
import { Icon } from "../../../ui/icons.tsx";
import { capital } from "../../../words/speech.ts";
import { Jar, Sign, Skull } from "../art/goods.tsx";
import { Token } from "../art/people.tsx";
import { aids, codeOf, colourName, goodName, type Move, type Picture } from "../guide/telling.ts";
import { target, thingOf } from "../places.ts";
import { type Coastal, savedBy } from "./coastal.ts";
import { useRoving } from "./use-roving.ts";

/** A line under the question: what would follow, with the sign of what it is about. */
function Fact({
  icon,
  tone,
  children,
}: {
  readonly icon?: ReactNode;
  readonly tone: "gain" | "danger" | "plain";
  readonly children: ReactNode;
}) {
  return (
    <li data-tone={tone}>
      {icon}
      <span>{children}</span>
    </li>
  );
}

/** Points that change, the viewer's first: you 6 → 10, Pink 8 → 9. */
function changes(picture: Picture, { points }: aids.PurchasePreview): ReactNode[] {
  const { view, voice, viewer } = picture;
  const seats = view.traders
    .map((_, seat) => seat)
    .sort((a, b) => Number(b === viewer) - Number(a === viewer));
  return seats
    .filter((seat) => points[seat] !== view.traders[seat].victoryPoints)
    .map((seat) => {
      const text = `${seat === selfOf(picture) ? voice.say("tc.board.you") : voice.called(seat)} ${view.traders[seat].victoryPoints} → ${points[seat]}`;
      return seat === viewer ? <b key={seat}>{text}</b> : <span key={seat}>{text}</span>;
    });
}

function PurchaseFacts({
  coastal,
  payment,
}: {
  readonly coastal: Coastal;
  readonly payment: readonly number[];
}) {
  const { picture, preview } = coastal;
  const { table, voice, viewer } = picture;
  if (!preview) return null;
  const changed = changes(picture, preview);
  const lost = preview.losses.filter(({ seat }) => seat === viewer);
  const goods = { list: preview.arrived.map((colour) => goodName(picture, colour)) };
  return (
    <>
      {preview.arrived.length === 0 ? (
        <Fact tone="plain">{voice.say("tc.act.noPayday")}</Fact>
      ) : (
        <Fact tone="gain" icon={<Sign colourId={table.edition.colours[preview.arrived[0]]} />}>
          {capital(voice.say("tc.act.pays", { goods }))}{" "}
          {changed.length === 0 ? voice.say("tc.board.payday.nobody") : interpose(changed)}
        </Fact>
      )}
      {lost.map(({ colour, goods: { length: count } }) => (
        <Fact key={colour} tone="danger" icon={<Skull />}>
          {voice.say("tc.act.pirates", {
            count,
            good: goodName(picture, colour),
            saves: savedBy(picture, payment, colour, count),
          })}
        </Fact>
      ))}
      {preview.ends ? <Fact tone="gain">{voice.say("tc.warn.ends")}</Fact> : null}
    </>
  );
}

function interpose(nodes: readonly ReactNode[]): ReactNode[] {
  return nodes.flatMap((node, i) => (i === 0 ? [node] : [", ", node]));
}

/** What would follow from the chosen move, in a line or two. */
function Facts({ coastal, move }: { readonly coastal: Coastal; readonly move: Move }) {
  const { picture, props } = coastal;
  if (move.type === "buy") return <PurchaseFacts coastal={coastal} payment={move.payment} />;
  const isStorage = move.type === "store" || move.type === "decline";
  return props.guide.preview(picture, move).map((text) => (
    <Fact key={text} tone="plain" icon={isStorage ? <Jar /> : undefined}>
      {text}
    </Fact>
  ));
}

/** How far a payment has come, over the hand. */
export function Tally({ coastal }: { readonly coastal: Coastal }) {
  const { picture, pointer } = coastal;
  const { table, view, viewer, voice } = picture;
  const { edition } = table;
  const step = view.agenda.at(-1);
  const hand = pointer.pointed.flatMap((name) => {
    const thing = thingOf(name);
    return thing.kind === "hand" ? [edition.cards.findIndex(({ code }) => code === thing.code)] : [];
  });
  if (viewer === null || hand.length === 0) return null;
  if (step?.step === "storage") {
    const icons = hand.reduce((sum, card) => sum + edition.cards[card].icons, 0);
    return <p className="tc-tally">{voice.say("tc.board.tally.jars", { icons })}</p>;
  }
  const paid = aids.coinsOf(edition, hand);
  const missing = aids.marketCost(table, view, viewer) - paid;
  const sum = hand.map((card) => edition.cards[card].value).join(" + ");
  const rest =
    missing > 0
      ? voice.say("tc.board.tally.missing", { missing })
      : missing === 0
        ? voice.say("tc.board.tally.exact")
        : voice.say("tc.board.tally.over", { over: -missing });
  return (
    <p className="tc-tally">
      {voice.say("tc.board.tally.pay")} <b>{hand.length > 1 ? `${sum} = ${paid}` : paid}</b>, {rest}
    </p>
  );
}

/** The market or farm card that has been pointed at. */
function pointedCard({ pointer, picture }: Coastal): string | null {
  const { meant, pointed } = pointer;
  if (meant?.type === "take" || meant?.type === "reserve") return codeOf(picture, meant.card);
  const slot = pointed.map(thingOf).find((thing) => thing.kind === "slot");
  const card = picture.table.edition.cards.findIndex(({ code }) => code === slot?.code);
  return card < 0 ? null : codeOf(picture, card);
}

/** A quiet button for what else can be done. */
function Verb(props: {
  readonly label: string;
  readonly isOn?: boolean;
  readonly isShut?: boolean;
  readonly isStrong?: boolean;
  onPress(): void;
}) {
  const { label, isOn = false, isShut = false, isStrong = false, onPress } = props;
  return (
    <button
      type="button"
      className={isStrong ? "go" : "tc-verb"}
      aria-pressed={isOn}
      aria-disabled={isShut ? true : undefined}
      data-shut={isShut}
      onClick={onPress}
    >
      {label}
    </button>
  );
}

/** Buying proposes the cheapest payment; other hand cards can then take the place of those. */
function BuyVerb({ coastal, isStrong }: { readonly coastal: Coastal; readonly isStrong: boolean }) {
  const { picture, pointer, props } = coastal;
  const { table, view, viewer, voice } = picture;
  if (viewer === null) return null;
  const buys = ofType(props.legal, "buy");
  const cost = aids.marketCost(table, view, viewer);
  const cheapest = aids.rankPayments(
    table,
    view,
    viewer,
    buys.map(({ payment }) => payment),
  )[0];
  const best = buys.find(({ payment }) => payment === cheapest?.cards);
  const total = aids.handTotal(table, view) ?? 0;
  const label =
    best || cost === 0
      ? voice.say(cost === 0 ? "tc.board.buy.none" : "tc.verb.buy", { cost })
      : voice.say("tc.board.buy.short", { missing: cost - total });
  return (
    <Verb
      label={label}
      isStrong={isStrong}
      isShut={best === undefined}
      onPress={() => {
        if (best) pointer.propose(best, buys.length > 1);
        else pointer.explain({ type: "buy", payment: aids.sortedCards(table.edition, view.hand ?? []) });
      }}
    />
  );
}

/** With a card pointed at, its two uses; else the three things one can do. */
function TurnVerbs({ coastal }: { readonly coastal: Coastal }) {
  const { picture, pointer, props } = coastal;
  const { voice, guide } = { voice: picture.voice, guide: props.guide };
  const card = pointedCard(coastal);
  const { moves } = pointer.narrowed;
  const named = (type: "take" | "reserve"): Move | undefined =>
    card === null ? undefined : moves.find((move) => move.type === type);
  const press = (type: "take" | "reserve"): void => {
    const move = named(type);
    if (move) props.play(move);
    else pointer.press(target[type], pointer.pointed.includes(target[type]));
  };
  const label = (type: "take" | "reserve"): string => {
    const move = named(type);
    return move ? verbOf(guide, picture, move) : voice.say(`tc.board.${type}`);
  };
  const isCard = card !== null;
  return (
    <div className="tc-answer">
      {isCard ? null : <BuyVerb coastal={coastal} isStrong />}
      <div className="tc-verbs">
        <Verb
          label={label("take")}
          isOn={pointer.pointed.includes(target.take)}
          isShut={isCard && named("take") === undefined}
          isStrong={isCard}
          onPress={() => press("take")}
        />
        <Verb
          label={label("reserve")}
          isOn={pointer.pointed.includes(target.reserve)}
          isShut={isCard && named("reserve") === undefined}
          isStrong={isCard}
          onPress={() => press("reserve")}
        />
      </div>
    </div>
  );
}

function TokenVerbs({ coastal }: { readonly coastal: Coastal }) {
  const { picture, pointer, props } = coastal;
  const { colours } = picture.table.edition;
  return (
    <div className="tc-token-verbs">
      {colours.map((id, colour) => {
        const name = target.token(id);
        const move = props.legal.find((one) => one.type === "token" && one.colour === colour);
        return (
          <button
            key={id}
            type="button"
            className="tc-token-verb"
            aria-pressed={pointer.pointed.includes(name)}
            onClick={() => (move ? props.play(move) : pointer.press(name, false))}
          >
            <Token colourId={id} />
            {capital(goodName(picture, colour))}
            <span className="hidden">{colourName(picture, colour)}</span>
          </button>
        );
      })}
    </div>
  );
}

function StorageVerbs({ coastal, stores }: { readonly coastal: Coastal; readonly stores: readonly Move[] }) {
  const { picture, pointer, props } = coastal;
  const { voice } = picture;
  const [best] = stores;
  const [decline] = ofType(props.legal, "decline");
  return (
    <div className="tc-answer">
      {best ? (
        <Verb
          label={voice.say("tc.board.store.best")}
          isStrong
          onPress={() => pointer.propose(best, stores.length > 1)}
        />
      ) : null}
      {decline ? (
        <div className="tc-verbs">
          <Verb
            label={voice.say("tc.board.store.none")}
            isStrong={!best}
            onPress={() => props.play(decline)}
          />
        </div>
      ) : null}
    </div>
  );
}

/** What is still to be pointed at. */
function sayNext({ picture, pointer }: Coastal): string {
  const { view, voice } = picture;
  const step = view.agenda.at(-1);
  const { pointed } = pointer;
  if (step?.step === "storage")
    return voice.say("tc.board.say.store", { good: goodName(picture, step.colour) });
  if (step?.step === "startToken")
    return voice.say("tc.board.say.token", { most: picture.table.edition.tokens.endThreshold });
  if (step?.step !== "action") return "";
  if (pointed.some((name) => thingOf(name).kind === "hand")) return voice.say("tc.board.say.paying");
  if (pointed.includes(target.take)) return voice.say("tc.board.say.take");
  if (pointed.includes(target.reserve)) return voice.say("tc.board.say.reserve");
  return voice.say("tc.board.say.idle");
}

/** The move that is previewed, and the button that plays it. */
function Chosen({ coastal, move }: { readonly coastal: Coastal; readonly move: Move }) {
  const { picture, props } = coastal;
  const { guide, parts } = props;
  const { voice } = picture;
  const warnings = guide.warnings(picture, move).filter((text) => move.type !== "buy" || text === "");
  const confirm = useRef<HTMLButtonElement>(null);
  // Whoever chose by keyboard confirms by keyboard: the next Enter is the confirmation, Escape goes back.
  useEffect(() => confirm.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <h2 id="question" tabIndex={-1}>
        {capital(move.type === "buy" ? voice.say("tc.act.buy") : labelOf(guide, picture, move))}
        {move.type === "buy" ? "" : "?"}
      </h2>
      <ul className="tc-facts">
        <Facts coastal={coastal} move={move} />
        {warnings.map((text) => (
          <Fact key={text} tone="danger" icon={<Skull />}>
            {text}
          </Fact>
        ))}
      </ul>
      <div className="tc-answer">
        <Button ref={confirm} className="go" onPress={parts.confirm} isDisabled={parts.isSending}>
          {parts.isSending ? voice.say("bar.sending") : verbOf(guide, picture, move)}
        </Button>
        <div className="tc-verbs">
          <button type="button" className="tc-verb" onClick={parts.cancel}>
            {voice.say("bar.cancel")}
          </button>
        </div>
      </div>
    </>
  );
}

/** What others do, or what is being shown. */
function Watching({ coastal }: { readonly coastal: Coastal }) {
  const { picture, show, props } = coastal;
  const { parts, guide, table } = props;
  const { voice } = picture;
  const lines = show.frame?.told.at(-1) ?? [];
  const told = lines.length === 0 ? [] : guide.log(picture, lines);
  return (
    <>
      <h2 id="question" tabIndex={-1}>
        {show.isRunning && told.length > 0 ? told.at(-1)?.text : parts.asked}
      </h2>
      {show.isRunning ? (
        <div className="tc-verbs">
          <button type="button" className="tc-verb is-skip" onClick={parts.skip}>
            {voice.say("table.skip")} <Icon name="next" />
          </button>
        </div>
      ) : isOver(table) ? null : (
        <p className="tc-waiting" aria-hidden="true">
          <i />
          <i />
          <i />
        </p>
      )}
    </>
  );
}

/** The question, what would follow, and the button that answers it. */
export function Act({ coastal, stores }: { readonly coastal: Coastal; readonly stores: readonly Move[] }) {
  const { picture, pointer, props } = coastal;
  const { view, viewer, voice } = picture;
  const roving = useRoving<HTMLElement>();
  const step = view.agenda.at(-1);
  const isMine = pointer.isAsked && step !== undefined && "seat" in step && step.seat === viewer;
  return (
    <section className="tc-act" aria-label={voice.say("tc.board.doing")} {...(isMine ? roving : {})}>
      {isMine ? (
        <p className="tc-turn">
          <i aria-hidden="true" />
          {voice.say("table.title.yourMove")}
        </p>
      ) : null}
      {!isMine ? <Watching coastal={coastal} /> : null}
      {isMine && pointer.settled ? <Chosen coastal={coastal} move={pointer.settled} /> : null}
      {isMine && !pointer.settled ? (
        <>
          <h2 id="question" tabIndex={-1}>
            {props.parts.asked}
          </h2>
          <p className="tc-say" role="status">
            {sayNext(coastal)}
          </p>
          {step.step === "action" ? <TurnVerbs coastal={coastal} /> : null}
          {step.step === "startToken" ? <TokenVerbs coastal={coastal} /> : null}
          {step.step === "storage" ? <StorageVerbs coastal={coastal} stores={stores} /> : null}
        </>
      ) : null}
    </section>
  );
}

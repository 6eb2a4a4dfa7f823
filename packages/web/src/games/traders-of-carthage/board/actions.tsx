import { ofType } from "../../../table/guide/scene.ts";
import type { Target } from "../../../table/narrow.ts";
import { MarkShape } from "../../../ui/mark.tsx";
import { capital } from "../../../words/speech.ts";
import { aids, codes, colourName, type Move, type Picture } from "../guide/telling.ts";
import { target, thingOf } from "../places.ts";
import { stateOf } from "./card-button.tsx";
import type { Pointer } from "./use-pointing.ts";
import { useRoving } from "./use-roving.ts";

interface ActionProps {
  readonly picture: Picture;
  readonly pointer: Pointer;
  readonly legal: readonly Move[];
  /** The most useful ways to store, best first. */
  readonly stores: readonly Move[];
}

/** The card that has been pointed at in Market or Farm. */
function pointedSlot({ pointed, meant }: Pointer, { table }: Picture): string | null {
  if (meant?.type === "take" || meant?.type === "reserve") return table.edition.cards[meant.card].code;
  return pointed.map(thingOf).find((thing) => thing.kind === "slot")?.code ?? null;
}

/** The hand cards that have been pointed at. */
function pointedHand({ pointed }: Pointer, { table }: Picture): number[] {
  return pointed
    .map(thingOf)
    .flatMap((thing) =>
      thing.kind === "hand" ? [table.edition.cards.findIndex(({ code }) => code === thing.code)] : [],
    );
}

function payingText(picture: Picture, pointer: Pointer, seat: number): string {
  const { table, view, voice } = picture;
  const paid = aids.coinsOf(table.edition, pointedHand(pointer, picture));
  const cost = aids.marketCost(table, view, seat);
  const missing = cost - paid;
  if (missing > 0) return voice.say("tc.board.say.paying", { paid, cost, missing });
  return voice.say(missing === 0 ? "tc.board.say.exact" : "tc.board.say.over", {
    paid,
    cost,
    over: -missing,
  });
}

function storingText(picture: Picture, pointer: Pointer, seat: number, colour: number): string {
  const { table, view, voice } = picture;
  const { edition } = table;
  const discards = pointedHand(pointer, picture);
  const icons = discards.reduce((sum, card) => sum + edition.cards[card].icons, 0);
  const all = aids.setValue(table, view, seat, colour).unstored.length;
  const saved = pointer.pointed.filter((name) => thingOf(name).kind === "goods").length;
  const left = Math.min(icons, all) - saved;
  if (icons > 0 && left > 0) return voice.say("tc.board.say.storing", { icons, left });
  if (icons > 0) return voice.say("tc.board.say.stored", { saved, all });
  return voice.say("tc.board.say.store", { colour: colourName(picture, colour) });
}

/** What has been pointed at so far, and what is still to be pointed at. */
function sayNext(picture: Picture, pointer: Pointer): string {
  const { view, voice } = picture;
  const step = view.agenda.at(-1);
  const { pointed, meant } = pointer;
  if (step?.step === "startToken") return voice.say("tc.board.say.token");
  if (step?.step === "storage") {
    return meant?.type === "decline" ? "" : storingText(picture, pointer, step.seat, step.colour);
  }
  if (step?.step !== "action") return "";
  if (pointed.some((name) => thingOf(name).kind === "hand")) return payingText(picture, pointer, step.seat);
  if (meant) return "";
  const card = pointedSlot(pointer, picture);
  if (card !== null) return voice.say("tc.board.say.verb", { card });
  if (pointed.includes(target.take)) return voice.say("tc.board.say.take");
  if (pointed.includes(target.reserve)) return voice.say("tc.board.say.reserve");
  return voice.say("tc.board.say.idle");
}

function Verb(props: { readonly pointer: Pointer; readonly name: Target; readonly label: string }) {
  const { pointer, name, label } = props;
  const isPicked = pointer.pointed.includes(name);
  const isOpen = pointer.narrowed.open.has(name);
  const state = stateOf(pointer, isPicked, isOpen);
  return (
    <button
      type="button"
      className="button tc-verb"
      data-state={state}
      aria-pressed={isPicked}
      aria-disabled={state === "shut" ? true : undefined}
      onClick={() => pointer.press(name, isPicked)}
    >
      {label}
    </button>
  );
}

/** Buying proposes the cheapest payment; other hand cards can then take the place of those. */
function Buy({ picture, pointer, legal }: ActionProps) {
  const { table, view, viewer, voice } = picture;
  const buys = ofType(legal, "buy");
  const cost = viewer === null ? 0 : aids.marketCost(table, view, viewer);
  const { meant } = pointer;
  const isPicked = meant?.type === "buy";
  const cheapest =
    viewer === null
      ? undefined
      : aids
          .rankPayments(
            table,
            view,
            viewer,
            buys.map(({ payment }) => payment),
          )
          .at(0);
  const best = buys.find(({ payment }) => payment === cheapest?.cards);
  const label = isPicked
    ? voice.say("tc.board.buy.pay", { paid: aids.coinsOf(table.edition, meant.payment) })
    : cost === 0
      ? voice.say("tc.board.buy.none")
      : voice.say("tc.board.buy", { cost });
  return (
    <button
      type="button"
      className="button tc-verb"
      data-state={stateOf(pointer, isPicked, best !== undefined)}
      aria-pressed={isPicked}
      aria-disabled={best === undefined ? true : undefined}
      onClick={() => {
        if (isPicked) pointer.propose(meant, false);
        else if (best) pointer.propose(best, buys.length > 1);
        else pointer.explain({ type: "buy", payment: aids.sortedCards(table.edition, view.hand ?? []) });
      }}
    >
      {label}
    </button>
  );
}

function TurnActions(props: ActionProps) {
  const { picture, pointer } = props;
  const { voice } = picture;
  const card = pointedSlot(pointer, picture);
  const named = (id: string): string => (card === null ? voice.say(id) : voice.say(`${id}.card`, { card }));
  return (
    <>
      <Buy {...props} />
      <Verb pointer={pointer} name={target.take} label={named("tc.board.take")} />
      <Verb pointer={pointer} name={target.reserve} label={named("tc.board.reserve")} />
    </>
  );
}

function TokenActions({ picture, pointer }: ActionProps) {
  return picture.table.edition.colours.map((id, colour) => {
    const name = target.token(id);
    const isPicked = pointer.pointed.includes(name);
    return (
      <button
        key={id}
        type="button"
        className="button tc-verb tc-token-verb"
        data-state={stateOf(pointer, isPicked, pointer.narrowed.open.has(name))}
        aria-pressed={isPicked}
        onClick={() => pointer.press(name, isPicked)}
      >
        <MarkShape mark={{ good: id }} />
        {capital(colourName(picture, colour))}
      </button>
    );
  });
}

function StorageActions({ picture, pointer, stores }: ActionProps) {
  const { voice } = picture;
  const [best] = stores;
  const isBest = best !== undefined && pointer.meant === best;
  return (
    <>
      {best ? (
        <button
          type="button"
          className="button tc-verb"
          data-state={stateOf(pointer, isBest, true)}
          aria-pressed={isBest}
          onClick={() => pointer.propose(best, stores.length > 1)}
        >
          {voice.say("tc.board.store.best")}
        </button>
      ) : null}
      <Verb pointer={pointer} name={target.decline} label={voice.say("tc.board.store.none")} />
    </>
  );
}

/** Who still decides on storage, and what has been stored since the pirates came. */
function StorageSoFar({
  picture,
  events,
}: {
  readonly picture: Picture;
  readonly events: readonly aids.TradersEvent[];
}) {
  const { view, voice } = picture;
  if (view.agenda.at(-1)?.step !== "storage") return null;
  const since = events.slice(events.findLastIndex(({ type }) => type === "pirates") + 1);
  const stored = since.flatMap((event) =>
    event.type === "stored" ? [`${voice.called(event.seat)} ${codes(picture, event.goods)}`] : [],
  );
  const who = view.agenda
    .toReversed()
    .flatMap((step) =>
      step.step === "storage" ? [`${voice.called(step.seat)} (${colourName(picture, step.colour)})`] : [],
    );
  return (
    <ul className="tc-so-far">
      <li>{voice.say("tc.board.store.order", { who: who.join(" → ") })}</li>
      <li>
        {stored.length === 0
          ? voice.say("tc.board.store.nothingYet")
          : voice.say("tc.board.store.soFar", { goods: stored.join(", ") })}
      </li>
    </ul>
  );
}

/** What the viewer can do now, as buttons, and what is still to be pointed at. */
export function Actions(props: ActionProps & { readonly events: readonly aids.TradersEvent[] }) {
  const { picture, pointer, events } = props;
  const { view, viewer, voice } = picture;
  const roving = useRoving<HTMLDivElement>();
  const step = view.agenda.at(-1);
  const isMine = pointer.isAsked && step !== undefined && "seat" in step && step.seat === viewer;
  return (
    <div className="tc-actions">
      <StorageSoFar picture={picture} events={events} />
      {isMine ? (
        <div className="tc-verbs" role="toolbar" aria-label={voice.say("tc.board.doing")} {...roving}>
          {step.step === "action" ? <TurnActions {...props} /> : null}
          {step.step === "startToken" ? <TokenActions {...props} /> : null}
          {step.step === "storage" ? <StorageActions {...props} /> : null}
        </div>
      ) : null}
      <p className="tc-say" role="status">
        {isMine ? sayNext(picture, pointer) : ""}
      </p>
    </div>
  );
}

import { capital, ofType, verbOf } from "@portolan/guides";
import { aids, codeOf, colourName, goodName, type Move } from "@portolan/guides/traders-of-carthage";
import { ShutVerb, StrongVerb, Verb } from "../../../table/stage/act/act.tsx";
import { Token } from "../art/people.tsx";
import { target, thingOf } from "../places.ts";
import type { Coastal } from "./coastal.ts";

/** The market or farm card that has been pointed at. */
function pointedCard({ pointer, picture }: Coastal): string | null {
  const { meant, pointed } = pointer;
  if (meant?.type === "take" || meant?.type === "reserve") return codeOf(picture, meant.card);
  const slot = pointed.map(thingOf).find((thing) => thing.kind === "slot");
  const card = picture.table.edition.cards.findIndex(({ code }) => code === slot?.code);
  return card < 0 ? null : codeOf(picture, card);
}

/** Buying proposes the cheapest payment; other hand cards can then take the place of those. */
function BuyVerb({ coastal }: { readonly coastal: Coastal }) {
  const { picture, pointer, props } = coastal;
  const { table, view, viewer, translator } = picture;
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
      ? translator.t(cost === 0 ? "tc.board.buy.none" : "tc.verb.buy", { cost })
      : translator.t("tc.board.buy.short", { missing: cost - total });
  const explain = (): void =>
    pointer.explain({ type: "buy", payment: aids.sortedCards(table.edition, view.hand ?? []) });
  return best ? (
    <StrongVerb label={label} onPress={() => pointer.propose(best, buys.length > 1)} />
  ) : (
    <ShutVerb label={label} isStrong onPress={explain} />
  );
}

type Use = "take" | "reserve";

/** Taking or reserving: with the card that has been pointed at, or else a card is asked for. */
function UseVerb({ coastal, use }: { readonly coastal: Coastal; readonly use: Use }) {
  const { picture, pointer, props } = coastal;
  const card = pointedCard(coastal);
  const move = card === null ? undefined : pointer.narrowed.moves.find(({ type }) => type === use);
  const isOn = pointer.pointed.includes(target[use]);
  const press = (): void => pointer.press(target[use], isOn);
  if (move) return <StrongVerb label={verbOf(props.guide, picture, move)} onPress={() => props.play(move)} />;
  const label = picture.translator.t(`tc.board.${use}`);
  return card === null ? (
    <Verb label={label} isOn={isOn} onPress={press} />
  ) : (
    <ShutVerb label={label} isStrong onPress={press} />
  );
}

/** With a card pointed at, its two uses; else the three things one can do. */
export function TurnVerbs({ coastal }: { readonly coastal: Coastal }) {
  return (
    <div className="act-answer">
      {pointedCard(coastal) === null ? <BuyVerb coastal={coastal} /> : null}
      <div className="act-verbs">
        <UseVerb coastal={coastal} use="take" />
        <UseVerb coastal={coastal} use="reserve" />
      </div>
    </div>
  );
}

/** What else one could do, while a purchase is being thought about. */
export function InsteadVerbs({ coastal }: { readonly coastal: Coastal }) {
  const { picture, pointer } = coastal;
  return (["take", "reserve"] as const).map((use) => (
    <Verb
      key={use}
      label={picture.translator.t(`tc.board.instead.${use}`)}
      onPress={() => pointer.pressAfter([], target[use])}
    />
  ));
}

export function TokenVerbs({ coastal }: { readonly coastal: Coastal }) {
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

function DeclineVerb(props: { readonly coastal: Coastal; readonly move: Move; readonly isStrong: boolean }) {
  const { picture, props: board } = props.coastal;
  const label = picture.translator.t("tc.board.store.none");
  const play = (): void => board.play(props.move);
  return (
    <div className="act-verbs">
      {props.isStrong ? <StrongVerb label={label} onPress={play} /> : <Verb label={label} onPress={play} />}
    </div>
  );
}

export function StorageVerbs({
  coastal,
  stores,
}: {
  readonly coastal: Coastal;
  readonly stores: readonly Move[];
}) {
  const { picture, pointer, props } = coastal;
  const { translator } = picture;
  const [best] = stores;
  const [decline] = ofType(props.legal, "decline");
  return (
    <div className="act-answer">
      {best ? (
        <StrongVerb
          label={translator.t("tc.board.store.best")}
          onPress={() => pointer.propose(best, stores.length > 1)}
        />
      ) : null}
      {decline ? <DeclineVerb coastal={coastal} move={decline} isStrong={best === undefined} /> : null}
    </div>
  );
}

import type { Picture } from "@portolan/guides/porto-carthago";
import type { Seat } from "@portolan/kernel";
import { Piece, type PieceName } from "../art/symbol.tsx";
import { type Post, target, thingOf } from "../places.ts";
import { Change } from "./change.tsx";
import type { Harbour } from "./harbour.ts";

/** Sends servants one by one; the net of all steps is one move. */

interface StepperProps {
  readonly sign: PieceName;
  readonly label: string;
  readonly now: number;
  readonly then: number;
  readonly more: string;
  readonly less: string;
  readonly canMore: boolean;
  readonly canLess: boolean;
  onStep(by: 1 | -1): void;
}

function Stepper({ sign, label, now, then, more, less, canMore, canLess, onStep }: StepperProps) {
  return (
    <div className="pc-stepper">
      <Piece name={sign} />
      <span className="pc-stepper-name">{label}</span>
      <button
        type="button"
        aria-label={less}
        aria-disabled={!canLess}
        onClick={() => canLess && onStep(-1)}
        data-sign="−"
      />
      <output>
        <Change now={now} then={then} />
      </output>
      <button
        type="button"
        aria-label={more}
        aria-disabled={!canMore}
        onClick={() => canMore && onStep(1)}
        data-sign="+"
      />
    </div>
  );
}

/** How many servants have been sent to a post, less those recalled from it. */
export function netOf(pointed: readonly string[], there: string, back: string): number {
  return pointed.filter((name) => name === there).length - pointed.filter((name) => name === back).length;
}

/** One step towards a post or away from it: what was done the other way is undone first. */
function stepWith(
  harbour: Harbour,
  there: ReturnType<typeof target.send>,
  back: ReturnType<typeof target.send>,
) {
  const { pointer } = harbour;
  const can = (name: typeof there, other: typeof there): boolean =>
    pointer.pointed.includes(other) || pointer.narrowed.open.has(name);
  return {
    canMore: can(there, back),
    canLess: can(back, there),
    onStep(by: 1 | -1): void {
      const [name, other] = by > 0 ? [there, back] : [back, there];
      if (pointer.pointed.includes(other)) pointer.press(other, true);
      else pointer.press(name, false);
    },
  };
}

function postLabels({ translator }: Picture, post: Post) {
  return {
    label: translator.t(`pc.post.${post}`),
    more: translator.t("pc.step.more", { place: translator.t(`pc.post.${post}`) }),
    less: translator.t("pc.step.less", { place: translator.t(`pc.post.${post}`) }),
  };
}

/** The Aristocrat: the viewer's servants between lighthouse, temple and reserve. PC-ARI-1 */
function CourtSteppers({ harbour, seat }: { readonly harbour: Harbour; readonly seat: Seat }) {
  const { picture, pointer } = harbour;
  const { lighthouse, temple } = picture.view.senators[seat];
  const posts: readonly (readonly [Post, number])[] = [
    ["lighthouse", lighthouse],
    ["temple", temple],
  ];
  return posts.map(([post, now]) => {
    const [there, back] = [target.send(post), target.recall(post)];
    return (
      <Stepper
        key={post}
        sign={post}
        now={now}
        then={now + netOf(pointer.pointed, there, back)}
        {...postLabels(picture, post)}
        {...stepWith(harbour, there, back)}
      />
    );
  });
}

/** The privilege of three moves: anybody's servants between temple and lighthouse. PC-P4-1 */
function ShiftSteppers({ harbour }: { readonly harbour: Harbour }) {
  const { picture, pointer } = harbour;
  const { view, translator } = picture;
  return view.senators.flatMap(({ lighthouse, temple }, seat) => {
    if (lighthouse + temple === 0) return [];
    const [there, back] = [target.shift(seat, "lighthouse"), target.shift(seat, "temple")];
    return (
      <Stepper
        key={translator.called(seat)}
        sign={`mark-${seat}`}
        now={lighthouse}
        then={lighthouse + netOf(pointer.pointed, there, back)}
        label={translator.called(seat)}
        more={translator.t("pc.step.toLighthouse", { name: translator.called(seat) })}
        less={translator.t("pc.step.toTemple", { name: translator.called(seat) })}
        {...stepWith(harbour, there, back)}
      />
    );
  });
}

/** Whether servants are being moved one by one now, and whose. */
export function steppingOf({
  picture,
  pointer,
}: Pick<Harbour, "picture" | "pointer">): "court" | "shift" | null {
  if (!pointer.isAsked) return null;
  const { table, view } = picture;
  if (view.stack.length === 0 && view.stage.stage === "act") {
    const { kind } = table.edition.actionCards[view.cards[view.stage.space]];
    if (kind === "aristocrat") return "court";
  }
  return pointer.pointed.some((name) => {
    const thing = thingOf(name);
    return (
      thing.kind === "held" &&
      table.edition.ships.some(({ id, privilege }) => id === thing.ship && privilege === "shiftServants")
    );
  })
    ? "shift"
    : null;
}

export function Steppers({ harbour, kind }: { readonly harbour: Harbour; readonly kind: "court" | "shift" }) {
  const { viewer } = harbour.picture;
  if (kind === "shift") return <ShiftSteppers harbour={harbour} />;
  return viewer === null ? null : <CourtSteppers harbour={harbour} seat={viewer} />;
}

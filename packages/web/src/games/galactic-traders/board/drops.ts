import { ofType, type PlaceId } from "@portolan/guides";
import { thingOf } from "../places.ts";
import { bayKey, type Galaxy, layElsewhere, plannedBays } from "./galaxy.ts";
import { isHandFull } from "./hand.tsx";

/** What is let go over the hand, or over one of the goods in it, which then makes room. GT-CARGO-2 */
function intoHand(galaxy: Galaxy, name: PlaceId, over: string | null): void {
  const { picture, props, pointer, planning } = galaxy;
  const { goods, planets } = picture.table.edition;
  const thing = thingOf(name);
  const discard = isHandFull(picture) ? (over === null ? -1 : goods.indexOf(over)) : null;
  if (thing.kind === "offer") {
    const pick = ofType(props.legal, "pick").find(
      (move) => goods[move.good] === thing.good && move.discard === discard,
    );
    if (pick) props.play(pick);
    else pointer.pressAfter([], name);
  }
  if (thing.kind !== "laid") return;
  const planet = planets.findIndex(({ id }) => id === thing.planet);
  const planned = plannedBays(galaxy).get(bayKey(planet, thing.slot));
  if (planned !== undefined) return planning.drop(planned);
  const recall = ofType(planning.plan?.offers ?? [], "recall").find(
    (move) => move.planet === planet && move.slot === thing.slot && move.discard === discard,
  );
  if (recall) planning.add(recall);
  else pointer.pressAfter([], name);
}

/** A good that leaves the hand shows where it can go. */
export function lifted({ pointer, show }: Galaxy, name: PlaceId): void {
  if (thingOf(name).kind === "hand" && pointer.isAsked && !show.isRunning) pointer.hold([name]);
}

/** What a drag does: the same as pressing what was dragged and then the place that it was let go over. */
export function dropped(galaxy: Galaxy, name: PlaceId, drop: PlaceId): void {
  const { pointer, moving } = galaxy;
  const dragged = thingOf(name);
  if (drop === "hand") return intoHand(galaxy, name, null);
  const over = thingOf(drop);
  if (over.kind === "hand") return intoHand(galaxy, name, over.good);
  if (over.kind !== "planet" && over.kind !== "bay") return;
  if (dragged.kind === "laid") layElsewhere(galaxy, drop);
  if (dragged.kind === "hand") pointer.pressAfter([name], drop);
  if (dragged.kind === "moved") {
    if (dragged.slot === moving.slot) pointer.pressAfter([], drop);
    else moving.take(dragged.slot);
  }
}

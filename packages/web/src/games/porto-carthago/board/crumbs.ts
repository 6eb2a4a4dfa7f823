import { actionName, aids, goodName, type Picture } from "@portolan/guides/porto-carthago";
import type { PieceName } from "../art/symbol.tsx";
import { type Thing, thingOf } from "../places.ts";
import type { Harbour } from "./harbour.ts";

/** A part of the way through an action: what was paid and chosen, what is asked now, what may follow. */
export interface Crumb {
  readonly state: "done" | "now" | "later";
  readonly sign: PieceName | null;
  readonly text: string;
  /** Said besides where there is room. */
  readonly note?: string;
}

/** The good that has been pointed at to be carried; null before that. */
export function carriedGood({ table, view }: Picture, things: readonly Thing[]): aids.Good | null {
  const { goods, docks } = table.edition;
  for (const thing of things) {
    if (thing.kind === "warehouse") return goods.findIndex(({ id }) => id === thing.good);
    if (thing.kind === "from") return view.docks[docks.findIndex(({ id }) => id === thing.dock)].good;
  }
  return null;
}

/** What the action itself asks, step by step. */
function stepsOf(picture: Picture, kind: aids.ActionKind, things: readonly Thing[]): readonly Crumb[] {
  const { table, translator } = picture;
  const crumb = (state: Crumb["state"], text: string, sign: PieceName | null = null): Crumb => ({
    state,
    sign,
    text,
  });
  switch (kind) {
    case "carrier": {
      const good = carriedGood(picture, things);
      if (good === null) {
        return [crumb("now", translator.t("pc.crumb.good")), crumb("later", translator.t("pc.crumb.dock"))];
      }
      return [
        crumb("done", goodName(picture, good), `good-${table.edition.goods[good].id}`),
        crumb("now", translator.t("pc.crumb.dock")),
      ];
    }
    case "aristocrat": {
      const used = things.filter((thing) => thing.kind === "send" || thing.kind === "recall").length;
      const most = table.edition.parameters.aristocratMaxMoves;
      return [crumb("now", translator.t("pc.crumb.moves", { used, most }))];
    }
    case "hoist":
      return [crumb("now", translator.t("pc.crumb.dock"))];
    case "merchant":
      return [crumb("now", translator.t("pc.crumb.good"))];
    case "captain":
      return [crumb("now", translator.t("pc.chip.into.charter"))];
  }
}

/** The way through the action that is being carried out; empty where none is. */
export function crumbsOf({ picture, pointer }: Pick<Harbour, "picture" | "pointer">): readonly Crumb[] {
  const { table, view, translator } = picture;
  if (view.stage.stage !== "act" || view.stack.length > 0) return [];
  const { space } = view.stage;
  const { servants, bonus } = table.edition.spaces[space];
  const { kind } = table.edition.actionCards[view.cards[space]];
  const paid = translator.t("pc.crumb.paid", { servants });
  const after: Crumb[] =
    bonus === null
      ? []
      : [
          {
            state: "later",
            sign: null,
            text: translator.t(`pc.crumb.${bonus}`, {
              points: aids.forSale(table, view).price.points,
              talents: table.edition.parameters.warehouseBonusPrice,
            }),
          },
        ];
  return [
    { state: "done", sign: `action-${kind}`, text: actionName(picture, space), note: paid },
    ...stepsOf(picture, kind, pointer.pointed.map(thingOf)),
    ...after,
  ];
}

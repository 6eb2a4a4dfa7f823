import { called, capital } from "@portolan/guides";
import { type aids, goodName, isPirate, type Picture } from "@portolan/guides/traders-of-carthage";
import type { Seat } from "@portolan/kernel";
import type { CSSProperties, ReactNode } from "react";
import { CardBack, CardPicture } from "../art/card.tsx";
import { Emblem, Jar, Skull } from "../art/goods.tsx";
import { paletteOf } from "../art/palette.ts";
import { Pawn } from "../art/people.tsx";
import { PirateShip } from "../art/ship.tsx";
import type { Coastal } from "./coastal.ts";

type Happening = aids.TradersEvent;
type Kind = Happening["type"];

/** The steps of a payday, in the order of the rules. TC-PAY-1 TC-RAID-1 */
const STEPS = ["sale", "tokens", "pirates", "return"] as const;
type Step = (typeof STEPS)[number];

const STEP_OF: Partial<Readonly<Record<Kind, Step>>> = {
  payday: "sale",
  sale: "sale",
  token: "tokens",
  pirates: "pirates",
  storedWith: "pirates",
  stored: "pirates",
  declined: "pirates",
  lost: "pirates",
  returned: "return",
};

function isOf<T extends Kind>(type: T) {
  return (event: Happening): event is Extract<Happening, { readonly type: T }> => event.type === type;
}

/** The thread at the foot of the scroll: what has been, and what is still to come. */
function Thread({
  picture,
  step,
  hasRaid,
}: {
  readonly picture: Picture;
  readonly step: Step;
  readonly hasRaid: boolean;
}) {
  const { translator } = picture;
  const steps: readonly Step[] = hasRaid ? STEPS : STEPS.filter((one) => one !== "pirates");
  const at = steps.indexOf(step);
  return (
    <ol className="tc-thread">
      {steps.map((one, i) => (
        <li key={one} data-state={i < at ? "done" : i === at ? "now" : "coming"}>
          {translator.t(`tc.payday.${one}`)}
        </li>
      ))}
    </ol>
  );
}

type Sale = Extract<Happening, { readonly type: "sale" }>;

/** The cards of a sold set: those that became points, and those that were sold for them. */
function soldCards(events: readonly Happening[], sale: Sale): readonly number[] {
  const from = events.indexOf(sale) + 1;
  const cards: number[] = [];
  for (const event of events.slice(from)) {
    if (event.type === "sale" || event.type === "token") break;
    if ("cards" in event && (event.type === "kept" || event.type === "sold") && event.seat === sale.seat) {
      cards.push(...(event.cards ?? []));
    }
  }
  return cards;
}

function SaleRow({
  picture,
  events,
  sale,
  isLast,
}: {
  readonly picture: Picture;
  readonly events: readonly Happening[];
  readonly sale: Sale;
  readonly isLast: boolean;
}) {
  const { table, translator } = picture;
  const { highest, tokens, size, raw, points, seat } = sale;
  const rounded = points * table.edition.scoring.pointsPerVp;
  const cards = soldCards(events, sale).toSorted(
    (a, b) => table.edition.cards[b].value - table.edition.cards[a].value,
  );
  return (
    <li className="tc-sale" data-last={isLast}>
      <span className="tc-sale-who">
        <Pawn seat={seat} />
        <b>{called(picture, seat)}</b>
      </span>
      <span className="tc-sale-cards" aria-hidden="true">
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are alike.
          <CardPicture key={i} code={table.edition.cards[card].code} size="small" />
        ))}
      </span>
      <span className="tc-sum">
        <span className="tc-sum-line">
          ({term(highest, translator.t("tc.payday.highest"))} +{" "}
          {term(tokens, translator.t("tc.payday.token", { tokens }))}) ×{" "}
          {term(size, translator.t("tc.payday.cards", { size }))} = {raw}
        </span>
        <span className="tc-sum-up">
          {raw === rounded ? null : <>{translator.t("tc.payday.upTo", { rounded })} </>}
          <b>{translator.t("tc.payday.points", { points })}</b>
        </span>
      </span>
      <span className="tc-sale-points" aria-hidden="true">
        {Array.from({ length: Math.min(points, 8) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one back is like the other.
          <CardBack key={i} />
        ))}
      </span>
    </li>
  );
}

/** A number of the sum with its name under it. */
function term(value: number, name: string): ReactNode {
  return (
    <span className="tc-term">
      {value}
      <small>{name}</small>
    </span>
  );
}

function PaydayScroll({
  picture,
  events,
  step,
}: {
  readonly picture: Picture;
  readonly events: readonly Happening[];
  readonly step: Step;
}) {
  const { table, translator } = picture;
  const sales = events.filter(isOf("sale"));
  const payday = events.find(isOf("payday"));
  const colours = payday?.colours ?? [];
  const goods = { list: colours.map((colour) => goodName(picture, colour)) };
  return (
    <>
      <header>
        {colours.map((colour) => (
          <Emblem key={colour} colourId={table.edition.colours[colour]} className="tc-scroll-emblem" />
        ))}
        <h2>{capital(translator.t("tc.board.payday.for", { goods }))}</h2>
        <i>{translator.t("tc.payday.docked", { count: colours.length })}</i>
      </header>
      <ul className="tc-sales">
        {sales.map((sale, i) => (
          <SaleRow
            key={`${sale.seat} ${sale.colour}`}
            picture={picture}
            events={events}
            sale={sale}
            isLast={i === sales.length - 1}
          />
        ))}
        {sales.length === 0 && step !== "sale" ? <li>{translator.t("tc.board.payday.nobody")}</li> : null}
      </ul>
    </>
  );
}

/** What each player has stored or lost so far, and who decides next. */
function fates(
  picture: Picture,
  events: readonly Happening[],
): readonly {
  readonly seat: Seat;
  readonly text: string;
  readonly tone: "kept" | "lost" | "deciding" | "waiting";
}[] {
  const { table, view, translator } = picture;
  const deciding = view.agenda.at(-1);
  const raided = events.findLast(isOf("pirates"))?.colours ?? [];
  return view.traders.map((trader, seat) => {
    const stored = events.filter(isOf("stored")).filter((one) => one.seat === seat);
    const lost = events.flatMap((event) =>
      event.type === "lost" && event.seat === seat ? (event.cards ?? []) : [],
    );
    const saved = stored.reduce((sum, { goods }) => sum + goods.length, 0);
    if (deciding?.step === "storage" && deciding.seat === seat)
      return {
        seat,
        text: translator.t("tc.raid.deciding", { good: goodName(picture, deciding.colour) }),
        tone: "deciding",
      };
    if (lost.length > 0)
      return { seat, text: translator.t("tc.raid.loses", { count: lost.length, saved }), tone: "lost" };
    if (saved > 0) return { seat, text: translator.t("tc.raid.stored", { count: saved }), tone: "kept" };
    const isAtRisk = raided.some((colour) =>
      table.edition.byColour[colour].some((card) => trader.goods[card] > 0),
    );
    const declined = events.some((event) => event.type === "declined" && event.seat === seat);
    if (isAtRisk && !declined) return { seat, text: translator.t("tc.raid.next"), tone: "waiting" };
    return {
      seat,
      text: translator.t(declined ? "tc.raid.declined" : "tc.raid.safe"),
      tone: declined ? "lost" : "kept",
    };
  });
}

function RaidScroll({
  picture,
  events,
}: {
  readonly picture: Picture;
  readonly events: readonly Happening[];
}) {
  const { table, translator } = picture;
  const raided = events.findLast(isOf("pirates"))?.colours ?? [];
  const goods = { list: raided.map((colour) => goodName(picture, colour)) };
  return (
    <>
      <header>
        <Skull className="tc-scroll-emblem" />
        <h2>{translator.t("tc.raid.title")}</h2>
        <i>{translator.t("tc.raid.about")}</i>
      </header>
      <p className="tc-raided">
        {raided.map((colour) => (
          <Emblem key={colour} colourId={table.edition.colours[colour]} />
        ))}
        {capital(translator.t("tc.raid.goods", { goods }))}
      </p>
      <ul className="tc-fates">
        {fates(picture, events).map(({ seat, text, tone }) => (
          <li key={seat} data-tone={tone}>
            <span className="tc-fate-mark">
              <Pawn seat={seat} />
              {tone === "lost" ? <Skull /> : tone === "kept" ? <Jar /> : null}
            </span>
            <b>{called(picture, seat)}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The events of the payday that is going on; none when there is no payday. */
export function ceremonyEvents({ show, picture, props }: Coastal): readonly Happening[] {
  const { frame } = show;
  if (frame) return frame.scene;
  if (show.isRunning || picture.view.agenda.at(-1)?.step !== "storage") return [];
  const { events } = props.table;
  return events.slice(
    Math.max(
      0,
      events.findLastIndex(({ type }) => type === "payday"),
    ),
  );
}

/** The ships that have just docked; none while there is no payday, or once the pirates are coming. */
export function dockedOf(events: readonly Happening[]): readonly number[] {
  const isRaid = events.some(({ type }) => type === "pirates");
  return isRaid ? [] : (events.find(isOf("payday"))?.colours ?? []);
}

/** A payday, the storing and the raid as a small ceremony on the left half of the sea. */
export function Ceremony({ coastal }: { readonly coastal: Coastal }) {
  const { picture } = coastal;
  const events = ceremonyEvents(coastal);
  const last = events.findLast(({ type }) => STEP_OF[type] !== undefined);
  const step = last && STEP_OF[last.type];
  if (!step) return null;
  const { table } = picture;
  const isRaid = step === "pirates";
  const colour = events.find(isOf("payday"))?.colours[0];
  const band = isRaid || colour === undefined ? "#1f1812" : paletteOf(table.edition.colours[colour]).base;
  const hasRaid =
    events.some(({ type }) => type === "pirates") ||
    picture.view.agenda.some((one) => one.step === "pirates") ||
    picture.view.ships.some((space) => isPirate(picture, space));
  return (
    <>
      <div className="tc-veil" />
      {isRaid ? (
        <div className="tc-pirates" aria-hidden="true">
          <PirateShip />
          <PirateShip />
          <PirateShip />
        </div>
      ) : null}
      <section
        className="tc-scroll"
        data-kind={isRaid ? "raid" : "payday"}
        style={{ "--band": band } as CSSProperties}
      >
        <div className="tc-scroll-body">
          {isRaid ? (
            <RaidScroll picture={picture} events={events} />
          ) : (
            <PaydayScroll picture={picture} events={events} step={step} />
          )}
          <Thread picture={picture} step={step} hasRaid={hasRaid} />
        </div>
      </section>
    </>
  );
}

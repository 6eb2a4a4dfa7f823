import { useEffect, useState } from "react";
import { useChoices } from "../../../app/settings/store.ts";
import { PACES } from "../../../table/stage/show/use-show.ts";

/** How long a payment is shown, in milliseconds at a brisk pace. */
const PAYMENT = 900;
/** However many payments there are, the show ends by itself within this time, in milliseconds. */
const WHOLE_SHOW = 24_000;
/** How long the result stays before it is looked at, in milliseconds. */
const RESULT = 2500;

export interface Payments {
  /** How many have been made. */
  readonly count: number;
  next(): void;
  back(): void;
}

/**
 * Makes one payment after the other, and says so at the end. Who goes back, or on by hand, looks at them at leisure:
 * nothing moves by itself any more.
 */
export function usePayments(total: number, onDone: () => void): Payments {
  const { pace } = useChoices();
  const [{ count, isByHand }, setShown] = useState({ count: 0, isByHand: false });
  useEffect(() => {
    if (isByHand) return;
    const payment = Math.min(PAYMENT * PACES[pace], (WHOLE_SHOW - RESULT) / Math.max(1, total));
    const timer = setTimeout(
      () => (count < total ? setShown({ count: count + 1, isByHand: false }) : onDone()),
      count < total ? payment : RESULT,
    );
    return () => clearTimeout(timer);
  }, [count, total, isByHand, pace, onDone]);
  return {
    count,
    next: () => (count < total ? setShown({ count: count + 1, isByHand: true }) : onDone()),
    back: () => setShown({ count: Math.max(0, count - 1), isByHand: true }),
  };
}

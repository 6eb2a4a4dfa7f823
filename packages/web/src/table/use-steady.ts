import { useLayoutEffect, useRef, useState } from "react";

/** A function that stays the same and does what the latest one does, so that nothing is drawn anew because of it. */
export function useSteady<A extends readonly unknown[]>(action: (...args: A) => void): (...args: A) => void {
  const latest = useRef(action);
  // Before any effect of those who call it: children's effects run before their parents' do.
  useLayoutEffect(() => {
    latest.current = action;
  });
  const [steady] = useState(
    () =>
      (...args: A) =>
        latest.current(...args),
  );
  return steady;
}

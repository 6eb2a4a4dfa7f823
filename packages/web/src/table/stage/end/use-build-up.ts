import { useEffect, useState } from "react";

/** How long one step is shown while a score is built up, and all of them together, in milliseconds. */
const STEP_MS = 420;
const ALL_MS = 3600;

/** How many steps of a score are shown: one after the other when the end has just come, else all of them. */
export function useBuildUp(count: number, isNews: boolean): number {
  const [built, setBuilt] = useState(() =>
    isNews && !matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : count,
  );
  useEffect(() => {
    if (built >= count) return;
    const timer = setTimeout(() => setBuilt(built + 1), Math.min(STEP_MS, ALL_MS / count));
    return () => clearTimeout(timer);
  }, [built, count]);
  return built;
}

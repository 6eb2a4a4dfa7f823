import { useState } from "react";
import { useTranslator } from "../languages/provider.tsx";
import { problemMessage } from "./problems.ts";

/** Does things that may fail: what went wrong last, in words, and whether something is under way. */
export interface Attempt {
  readonly trouble: string;
  readonly isBusy: boolean;
  run(action: () => Promise<void>): void;
}

export function useAttempt(): Attempt {
  const translator = useTranslator();
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  return {
    trouble,
    isBusy,
    run(action) {
      setTrouble("");
      setBusy(true);
      action()
        .catch((error: unknown) => setTrouble(translator.tell(problemMessage(error))))
        .finally(() => setBusy(false));
    },
  };
}

import type { Advice } from "@portolan/bots";
import type { Translator } from "@portolan/guides";
import { useEffect, useState } from "react";
import type { TableSource } from "./source.ts";
import { troubleText } from "./trouble.ts";

export type Thought =
  | { readonly status: "thinking" }
  | { readonly status: "thought"; readonly advice: Advice }
  | { readonly status: "failed"; readonly what: string };

export function useHint(source: TableSource, isOpen: boolean, translator: Translator): Thought {
  const [thought, setThought] = useState<Thought>({ status: "thinking" });
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    setThought({ status: "thinking" });
    source
      .advise()
      .then((advice): Thought => ({ status: "thought", advice }))
      .catch((error: unknown): Thought => ({ status: "failed", what: troubleText(error, translator) }))
      .then((next) => {
        if (isWanted) setThought(next);
      });
    return () => {
      isWanted = false;
    };
  }, [source, isOpen, translator]);
  return thought;
}

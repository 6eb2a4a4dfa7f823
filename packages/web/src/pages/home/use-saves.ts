import { useEffect, useState } from "react";
import { listSaves } from "../../app/storage/database.ts";
import type { Save } from "../../app/storage/saves.ts";

export interface Saves {
  /** The latest first; null while they are not known. */
  readonly saves: readonly Save[] | null;
  /** What the browser says if its storage cannot be read. */
  readonly trouble: string;
  /** Leaves a game out that has been deleted. */
  forget(id: string): void;
}

/** The games on this device, as they are each time the page is looked at. */
export function useSaves(): Saves {
  const [saves, setSaves] = useState<readonly Save[] | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let isWanted = true;
    const look = (): void => {
      listSaves()
        .then((found) => {
          if (isWanted) setSaves(found);
        })
        .catch((error: unknown) => {
          if (isWanted) setTrouble(error instanceof Error ? error.message : String(error));
        });
    };
    look();
    addEventListener("focus", look);
    return () => {
      isWanted = false;
      removeEventListener("focus", look);
    };
  }, []);
  const forget = (gone: string): void =>
    setSaves((before) => before?.filter(({ id }) => id !== gone) ?? null);
  return { saves, trouble, forget };
}

import { type ReactNode, useEffect, useState } from "react";
import { FACES, type GameId } from "../games/registry.ts";
import { LogDrawings, PLAIN } from "./log-art.tsx";

/** Within it the log draws with the game's art; until that is here, and without it, in plain shapes. */
export function GameLogArt({ game, children }: { readonly game: GameId; readonly children: ReactNode }) {
  const [art, setArt] = useState(PLAIN);
  useEffect(() => {
    let isWanted = true;
    void FACES[game].logArt?.().then(({ logArt }) => {
      if (isWanted) setArt(logArt);
    });
    return () => {
      isWanted = false;
    };
  }, [game]);
  return <LogDrawings value={art}>{children}</LogDrawings>;
}

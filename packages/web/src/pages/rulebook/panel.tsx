import type { GameId } from "../../games/registry.ts";
import { DrawerBook } from "./drawer-book.tsx";
import "./rules.css";

/** The rulebook beside the board, open at the rule of the present question. */
export default function RulesPanel({ game, rule }: { readonly game: GameId; readonly rule: string | null }) {
  return (
    <div className="rules-panel">
      <DrawerBook key={rule} game={game} rule={rule} />
    </div>
  );
}

import type { LogArt } from "../../../table/log-art.tsx";
import { Piece } from "./symbol.tsx";

/** What the log draws; the board has the symbols that it uses. */
export const logArt: LogArt = {
  piece: ({ good }) => <Piece name={`good-${good}`} />,
  seat: (seat) => <Piece name={`mark-${seat}`} />,
};

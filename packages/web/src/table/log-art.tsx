import type { Piece } from "@portolan/guides";
import type { Seat } from "@portolan/kernel";
import { createContext, type ReactNode } from "react";
import { MarkShape } from "../ui/mark.tsx";

/** How a game draws, as small as text, what its log speaks of. */
export interface LogArt {
  piece(piece: Piece): ReactNode;
  /** The mark of the player in a seat. */
  seat(seat: Seat): ReactNode;
}

/** Plain shapes, for games without art of their own. */
export const PLAIN: LogArt = {
  piece: ({ good }) => <MarkShape mark={{ good }} />,
  seat: (seat) => <MarkShape mark={{ seat }} />,
};

export const LogDrawings = createContext<LogArt>(PLAIN);

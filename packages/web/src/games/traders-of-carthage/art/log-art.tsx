import type { LogArt } from "../../../table/log-art.tsx";
import { Sign } from "./goods.tsx";
import { Pawn } from "./people.tsx";

/** What the log draws; the board has the symbols that it uses. */
export const logArt: LogArt = {
  piece: ({ good }) => <Sign colourId={good} />,
  seat: (seat) => <Pawn seat={seat} />,
};

import type { LogArt } from "../../../table/log-art.tsx";
import { Mark } from "./houses.tsx";
import { Sign } from "./signs.tsx";

/** What the log draws; the board has the symbols that it uses. */
export const logArt: LogArt = {
  piece: ({ good }) => <Sign goodId={good} />,
  seat: (seat) => <Mark seat={seat} />,
};

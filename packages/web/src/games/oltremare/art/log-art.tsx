import type { LogArt } from "../../../table/log-art.tsx";
import { GoodPicture } from "./goods.tsx";
import { Shield } from "./shields.tsx";

/** What the log draws; the board has the symbols that it uses. */
export const logArt: LogArt = {
  piece: ({ good }) => <GoodPicture good={good} />,
  seat: (seat) => <Shield seat={seat} />,
};

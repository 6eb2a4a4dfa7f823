import { pick } from "@portolan/kernel";
import type { ComputerPlayer } from "./player.ts";

/** Makes any legal move, each equally likely. */
export const random: ComputerPlayer = {
  id: "random",
  choose: ({ legal, chance }) => pick(chance, legal),
};

import type { LogEvent } from "@portolan/client";
import { oneLine } from "../errors.ts";
import { screenOf } from "../play/prompt.ts";
import { sceneAt } from "../play/table.ts";
import { wrapIndented } from "../screen.ts";
import { lines, type Terminal } from "../terminal.ts";
import { say } from "../words.ts";
import type { News, OnlineTable } from "./table.ts";

/** A line of the log that is not about the game itself, in a sentence; none for those that need none. */
function sentence(line: LogEvent, names: readonly string[]): string | null {
  const name = "seat" in line && line.seat !== null ? names[line.seat] : "";
  switch (line.type) {
    case "sat":
      return say("online.sat", { name });
    case "left":
      return say("online.left", { name });
    case "filled":
      return say("online.filled", { name, level: line.level });
    case "revealed":
      return line.withheld ? say("online.withheld", { name }) : null;
    case "undone":
      return say("online.undone", { name, steps: line.steps });
    case "resigned":
      return line.level === null
        ? say("online.resigned", { name })
        : say("online.resignedTo", { name, level: line.level });
    case "tookOver":
      return say("online.tookOver", { name, level: line.level });
    case "tookBack":
      return say("online.tookBack", { name });
    case "stopOffered":
      return say("online.stopOffered", { name });
    case "stopAnswered":
      return say(line.agrees ? "online.stopAccepted" : "online.stopRefused", { name });
    case "chat":
      return say("online.chat", { name: oneLine(line.name), text: oneLine(line.text) });
    default:
      return null;
  }
}

/** Tells what has happened at the table since this was last asked. */
export function tellNews(terminal: Terminal, table: OnlineTable, isPlain: boolean): void {
  const news = table.takeNews();
  if (news.length === 0) return;
  const screen = screenOf(terminal, isPlain);
  const shown = table.shown();
  const { seat } = table.now();
  const told = news.flatMap(({ line, events }: News) => {
    const own = sentence(line, table.names());
    const happened = shown && events.length > 0 ? shown.board.log(sceneAt(shown, seat, screen), events) : [];
    return [...(own === null ? [] : [own]), ...happened];
  });
  if (told.length > 0) lines(terminal, ["", ...told.flatMap((text) => wrapIndented(text, screen.columns))]);
}

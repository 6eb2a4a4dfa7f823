import { type Client, newKey, ProblemError } from "@portolan/client";
import type { Refusal } from "@portolan/kernel";
import { type Command, type Hands, type Outcome, type Prompt, tell } from "../play/prompt.ts";
import { say } from "../words.ts";
import { persist } from "./persist.ts";
import type { OnlineTable } from "./table.ts";

/** The refusal of a rule that the server answered with; null if it was something else that it refused. */
function refusalIn({ problem }: ProblemError): Refusal | null {
  const { id, rule, parts } = problem;
  if (rule === undefined) return null;
  return { id, rule, ...(parts ? { parts: parts as NonNullable<Refusal["parts"]> } : {}) };
}

/** A command that asks the server for something; what it refuses is told. */
function asking(names: readonly string[], ask: (prompt: Prompt, rest: string) => Promise<Outcome>): Command {
  return {
    names,
    async run(prompt, rest) {
      try {
        return await ask(prompt, rest);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        tell(prompt, error.message);
        return "ask";
      }
    },
  };
}

/** What only tables of a server have: other people to talk to, and ways to end a game together. */
function commandsAt(client: Client, table: OnlineTable): Command[] {
  const { id } = table;
  return [
    asking(["say"], async (prompt, rest) => {
      if (rest === "") tell(prompt, say("online.sayWhat"));
      else await client.chat(id, rest);
      return "ask";
    }),
    asking(["resign"], async (prompt, rest) => {
      if (rest.toLowerCase() !== "yes") {
        tell(prompt, say("online.resignSure"));
        return "ask";
      }
      const { seq } = await client.resign(id);
      await table.until((now) => now.seq >= seq);
      return "changed";
    }),
    asking(["stop"], async (prompt, rest) => {
      const agree = rest.toLowerCase() !== "no";
      const { seq } = await client.stop(id, agree);
      await table.until((now) => now.seq >= seq);
      tell(prompt, say(agree ? "online.stopAgreed" : "online.stopDeclined"));
      return table.now().phase === "finished" ? "changed" : "ask";
    }),
    asking(["back"], async () => {
      const { seq } = await client.takeBackSeat(id);
      await table.until((now) => now.seq >= seq);
      return "changed";
    }),
  ];
}

/** Decisions at a server's table, about the position that the person has been shown. */
export function onlineHands(client: Client, table: OnlineTable): Hands {
  const { id } = table;
  const { seq, seats, seat: own } = table.now();
  const hasOthers = seats.some(({ person }, seat) => seat !== own && person !== null);
  /** Sends a request until it is answered, and waits until the table shows what came of it. */
  const send = async (request: (key: string) => Promise<{ readonly seq: number }>): Promise<void> => {
    const key = newKey();
    const ack = await persist(() => request(key));
    await table.until((now) => now.seq >= ack.seq);
  };
  const isDone = async (request: (key: string) => Promise<{ readonly seq: number }>): Promise<boolean> => {
    try {
      await send(request);
      return true;
    } catch (error) {
      if (error instanceof ProblemError && error.status === 409) return false;
      throw error;
    }
  };
  return {
    async play(_, move) {
      try {
        await send((key) => client.play(id, seq, table.rules.print(move), key));
        return "made";
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        const refusal = refusalIn(error);
        if (refusal) return refusal;
        if (error.status !== 409) throw error;
        await table.until((now) => now.seq > seq);
        return "changed";
      }
    },
    undo: (_, wholeTurn) => {
      const { undoable } = table.now();
      const steps = wholeTurn ? undoable : 1;
      return undoable === 0 ? Promise.resolve(false) : isDone((key) => client.undo(id, seq, steps, key));
    },
    redo: () => isDone((key) => client.redo(id, seq, key)),
    noHints: hasOthers ? "online.noHints" : null,
    commands: commandsAt(client, table),
  };
}

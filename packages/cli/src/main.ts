// What `portolan` runs: the command line with this process's terminal.

import { EXIT } from "./errors.ts";
import { nodeTerminal } from "./node-terminal.ts";
import { run } from "./program.ts";

// A reader that has seen enough (`portolan rules … | head`) is no fault.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? EXIT.ok : EXIT.failed);
  });
}

const { terminal, close } = nodeTerminal();
process.exitCode = await run(process.argv.slice(2), terminal);
close();

import { readFileSync } from "node:fs";
import { LOCALES } from "@portolan/kernel";
import { Command, CommanderError } from "commander";
import { EXIT, type ExitCode, isUsageError, oneLine } from "./errors.ts";
import { languageFor } from "./language.ts";
import { paint, wrap } from "./screen.ts";
import type { Terminal } from "./terminal.ts";
import { chooseLanguage, say } from "./words.ts";

function version(): string {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return String(JSON.parse(text).version);
}

const HELP_COLUMNS = 80;

function withExamples(command: Command, examples: readonly string[], more = ""): Command {
  const rows = examples.map((example) => `  portolan ${example}`);
  const about = more === "" ? "" : `\n${wrap(more, HELP_COLUMNS).join("\n")}\n`;
  return command.addHelpText("after", `${about}\n${say("examples.title")}\n${rows.join("\n")}`);
}

/** What running the command line left behind: the exit code of the command that ran. */
interface Outcome {
  code: ExitCode;
}

function addGames(program: Command, terminal: Terminal): void {
  const games = program
    .command("games [game]")
    .description(say("games.about"))
    .option("--options", say("games.option.options"))
    .option("--json", say("games.option.json"))
    .action(async (name, options) => {
      const { listGames } = await import("./commands/games.ts");
      listGames(terminal, name, options);
    });
  withExamples(games, ["games", "games traders-of-carthage", "games --json"]);
}

function addRules(program: Command, terminal: Terminal, outcome: Outcome): void {
  const rules = program
    .command("rules <game> [rule]")
    .description(say("rules.about"))
    .option("--search <word>", say("rules.option.search"))
    .option("--json", say("games.option.json"))
    .action(async (game, id, options) => {
      const { showRules } = await import("./commands/rules.ts");
      outcome.code = showRules(terminal, game, id, options);
    });
  withExamples(rules, [
    "rules traders-of-carthage",
    "rules traders-of-carthage tc-buy-3",
    "rules traders-of-carthage --search pirates",
  ]);
}

function addPlay(program: Command, terminal: Terminal, outcome: Outcome): void {
  const play = program
    .command("play [game]")
    .description(say("play.about"))
    .option("--players <n>", say("play.option.players"))
    .option("--bots <list>", say("play.option.bots"))
    .option("--hot-seat", say("play.option.hotSeat"))
    .option("--seat <n>", say("play.option.seat"))
    .option("--name <name...>", say("play.option.name"))
    .option("--seed <seed>", say("play.option.seed"))
    .option("--options <key=value...>", say("play.option.options"))
    .option("--edition <file>", say("play.option.edition"))
    .option("--resume [save]", say("play.option.resume"))
    .option("--save <file>", say("play.option.save"))
    .option("--plain", say("play.option.plain"))
    .option("--server <url>", say("online.option.server"))
    .option("--table <id-or-link>", say("online.option.table"))
    .option("--watch", say("online.option.watch"))
    .action(async (game, options) => {
      const { runPlay } = await import("./commands/play.ts");
      outcome.code = await runPlay(terminal, game, options);
    });
  withExamples(play, [
    "play traders-of-carthage",
    "play traders-of-carthage --players 4 --bots trader,random --name Ada",
    "play traders-of-carthage --hot-seat --players 2 --name Ada Ben",
    "play traders --options startingToken=none handDisplay=open",
    "play --resume",
    "play oltremare --server http://localhost:4480 --name Ada",
    "play --table http://localhost:4480/table/… --name Ben",
  ]);
}

function addSaves(program: Command, terminal: Terminal, outcome: Outcome): void {
  const saves = program
    .command("saves")
    .description(say("saves.about"))
    .option("--delete <save>", say("saves.option.delete"))
    .option("--json", say("games.option.json"))
    .action(async (options) => {
      const { runSaves } = await import("./commands/saves.ts");
      outcome.code = runSaves(terminal, options);
    });
  withExamples(saves, ["saves", "saves --delete 4f2a9c"]);
}

function addSimulate(program: Command, terminal: Terminal, outcome: Outcome): void {
  const simulate = program
    .command("simulate [game]")
    .description(say("simulate.about"))
    .option("--players <n>", say("simulate.option.players"))
    .option("--games <n>", say("simulate.option.games"), "1000")
    .option("--bots <list>", say("simulate.option.bots"), "random,trader")
    .option("--seed <seed>", say("simulate.option.seed"), "1")
    .option("--options <key=value...>", say("play.option.options"))
    .option("--edition <file>", say("play.option.edition"))
    .option("--check", say("simulate.option.check"))
    .option("--records <file>", say("simulate.option.records"))
    .option("--figures", say("simulate.option.figures"))
    .option("--workers <n>", say("arena.option.workers"))
    .option("--json", say("games.option.json"))
    .action(async (game, options) => {
      const { runSimulate } = await import("./commands/simulate.ts");
      outcome.code = await runSimulate(terminal, game, options);
    });
  const examples = [
    "simulate traders --players 3 --games 1000 --bots random,trader",
    "simulate traders-of-carthage --bots random --games 10000 --check",
    "simulate traders-of-carthage --games 50 --records games.jsonl --json",
  ];
  withExamples(simulate, examples, say("simulate.more"));
}

function addArena(program: Command, terminal: Terminal, outcome: Outcome): void {
  const arena = program
    .command("arena [game]")
    .description(say("arena.about"))
    .option("--bots <list>", say("arena.option.bots"), "admiral,captain,trader")
    .option("--games <n>", say("arena.option.games"), "400")
    .option("--players <n>", say("arena.option.players"))
    .option("--mixed", say("arena.option.mixed"))
    .option("--seed <seed>", say("arena.option.seed"), "1")
    .option("--workers <n>", say("arena.option.workers"))
    .option("--budget <ms>", say("arena.option.budget"), "1000")
    .option("--options <key=value...>", say("play.option.options"))
    .option("--edition <file>", say("play.option.edition"))
    .option("--json", say("games.option.json"))
    .action(async (game, options) => {
      const { runArena } = await import("./commands/arena.ts");
      outcome.code = await runArena(terminal, game, options);
    });
  const examples = [
    "arena traders-of-carthage --bots admiral,captain,trader --games 400",
    "arena traders-of-carthage --bots admiral,trader --players 4 --json",
    "arena oltremare --bots admiral@3,admiral --games 40",
    `arena traders --bots 'trader,python3 examples/carthage.py' --games 20`,
  ];
  withExamples(arena, examples, say("arena.more"));
}

function addRecords(program: Command, terminal: Terminal, outcome: Outcome): void {
  const replay = program
    .command("replay <record>")
    .description(say("replay.about"))
    .option("--seat <n>", say("replay.option.seat"))
    .option("--from <n>", say("replay.option.from"))
    .option("--all", say("replay.option.all"))
    .option("--number <n>", say("replay.option.number"))
    .option("--plain", say("play.option.plain"))
    .option("--json", say("games.option.json"))
    .action(async (source, options) => {
      const { runReplay } = await import("./commands/replay.ts");
      outcome.code = await runReplay(terminal, source, options);
    });
  withExamples(replay, ["replay game.json", "replay portolan1-… --seat 0", "replay - --all < game.json"]);
  const verify = program
    .command("verify <record>")
    .description(say("verify.about"))
    .option("--commitment <sha256>", say("verify.option.commitment"))
    .option("--contribution <bytes>", say("verify.option.contribution"))
    .option("--json", say("games.option.json"))
    .action(async (source, options) => {
      const { runVerify } = await import("./commands/verify.ts");
      outcome.code = await runVerify(terminal, source, options);
    });
  withExamples(verify, [
    "verify game.json",
    "verify game.json --commitment 9f86… --contribution 60303a…",
    "verify portolan1-…",
    "verify games.jsonl --json",
  ]);
  const link = program
    .command("link <record>")
    .description(say("link.about"))
    .option("--number <n>", say("replay.option.number"))
    .action(async (source, options) => {
      const { runLink } = await import("./commands/link.ts");
      outcome.code = await runLink(terminal, source, options);
    });
  withExamples(link, ["link game.json"]);
  const record = program
    .command("record <link>")
    .description(say("record.about"))
    .option("--number <n>", say("replay.option.number"))
    .action(async (source, options) => {
      const { runRecord } = await import("./commands/link.ts");
      outcome.code = await runRecord(terminal, source, options);
    });
  withExamples(record, ["record portolan1-… > game.json"]);
}

function addEngine(program: Command, terminal: Terminal, outcome: Outcome): void {
  const engine = program
    .command("engine")
    .description(say("engine.about"))
    .action(async () => {
      const { runEngine } = await import("./commands/engine.ts");
      outcome.code = await runEngine(terminal);
    });
  withExamples(engine, ["engine", `engine <<< '{"id":1,"op":"help"}'`], say("engine.more"));
}

function addServer(program: Command, terminal: Terminal, outcome: Outcome): void {
  const serve = program
    .command("serve")
    .description(say("serve.about"))
    .option("--port <n>", say("serve.option.port"), "4480")
    .option("--host <address>", say("serve.option.host"), "0.0.0.0")
    .option("--data <folder>", say("serve.option.data"))
    .option("--database <url>", say("serve.option.database"))
    .option("--web <folder>", say("serve.option.web"))
    .option("--log", say("serve.option.log"))
    .option("--forget-after <days>", say("serve.option.forgetAfter"), "90")
    .option("--editions <whose>", say("serve.option.editions"), "own")
    .option("--create", say("serve.option.create"))
    .option("--proxy [proxies]", say("serve.option.proxy"))
    .option("--host-names <names>", say("serve.option.hostNames"))
    .option("--open-metrics", say("serve.option.openMetrics"))
    .action(async (options) => {
      const { runServe } = await import("./commands/serve.ts");
      outcome.code = await runServe(terminal, options);
    });
  withExamples(serve, [
    "serve",
    "serve --port 8080",
    "serve --data ./games --create",
    "serve --database postgres://portolan@db.example.org/games",
    "serve --host 127.0.0.1 --proxy --host-names games.example.org",
    "serve --proxy 10.0.0.0/8,fd00::/8",
  ]);
  const backup = program
    .command("backup <file>")
    .description(say("backup.about"))
    .option("--data <folder>", say("serve.option.data"))
    .action(async (file, options) => {
      const { runBackup } = await import("./commands/backup.ts");
      outcome.code = await runBackup(terminal, file, options);
    });
  withExamples(backup, ["backup copy.db", "backup copies/monday.db --data ./games"]);
  const moveData = program
    .command("move-data")
    .argument("<from>", say("moveData.from"))
    .argument("<to>", say("moveData.to"))
    .description(say("moveData.about"))
    .action(async (from, to) => {
      const { runMoveData } = await import("./commands/move-data.ts");
      outcome.code = await runMoveData(terminal, from, to);
    });
  withExamples(moveData, ["move-data ./games postgres://portolan@db.example.org/games"]);
}

/** Commander's headings. */
const TITLES: Readonly<Record<string, string>> = {
  "Usage:": "help.usage",
  "Arguments:": "help.arguments",
  "Options:": "help.options",
  "Commands:": "help.commands",
};

/** The command line: commands, their options and their help. What a command runs is loaded when it is run. */
export function buildProgram(terminal: Terminal, outcome: Outcome): Command {
  const program = new Command("portolan");
  program
    .description(`${say("about.portolan")}\n\n${say("about.more")}`)
    .version(version(), "-V, --version", say("help.version"))
    .helpOption("-h, --help", say("help.option"))
    .helpCommand("help [command]", say("help.command"))
    // Read before everything else, by `languageFor`.
    .option("--language <language>", say("language.option", { names: { list: LOCALES } }))
    .exitOverride()
    .configureHelp({
      styleTitle: (text) => paint(terminal, "bold", TITLES[text] === undefined ? text : say(TITLES[text])),
      optionDescription: ({ description, defaultValue }) =>
        defaultValue === undefined
          ? description
          : `${description} (${say("help.default", { value: String(defaultValue) })})`,
      styleCommandText: (text) => paint(terminal, "cyan", text),
      styleSubcommandText: (text) => paint(terminal, "cyan", text),
      styleOptionText: (text) => paint(terminal, "cyan", text),
    })
    .configureOutput({
      writeOut: (text) => terminal.out(text),
      // Errors are told by `run`, on one line.
      writeErr: () => {},
      getOutHelpWidth: () => Math.min(100, Math.max(60, terminal.columns())),
      getOutHasColors: () => terminal.hasColour,
    });
  addGames(program, terminal);
  addRules(program, terminal, outcome);
  addPlay(program, terminal, outcome);
  addSaves(program, terminal, outcome);
  addSimulate(program, terminal, outcome);
  addArena(program, terminal, outcome);
  addRecords(program, terminal, outcome);
  addEngine(program, terminal, outcome);
  addServer(program, terminal, outcome);
  const examples = [
    "play traders-of-carthage",
    "rules traders-of-carthage tc-buy-3",
    "simulate traders-of-carthage --games 1000",
    "help play",
  ];
  return withExamples(program, examples, say("exit.codes"));
}

function tell(terminal: Terminal, message: string): void {
  terminal.err(`${say("error.line", { message: oneLine(message) })}\n`);
}

/** What Commander refuses, by its codes. */
const USAGE: Readonly<Record<string, string>> = {
  "commander.unknownCommand": "usage.unknownCommand",
  "commander.unknownOption": "usage.unknownOption",
  "commander.missingArgument": "usage.missingArgument",
  "commander.optionMissingArgument": "usage.optionMissingArgument",
};

/** Commander's complaint in the language of this process, with the name that comes nearest to what was typed. */
function usageText({ code, message }: CommanderError): string {
  const id = USAGE[code];
  const name = /'([^']*)'/.exec(message)?.[1];
  const near = /\(Did you mean (?:one of )?(.*?)\?\)/.exec(message)?.[1];
  if (id === undefined || name === undefined) return message.replace(/^error: /, "").replace(/\s+/g, " ");
  return say(id, { name }) + (near === undefined ? "" : ` ${say("didYouMean", { names: near })}`);
}

/** Tells what went wrong on one line, and gives the exit code for it. */
function report(terminal: Terminal, error: unknown): ExitCode {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return EXIT.ok;
    tell(terminal, usageText(error));
    return EXIT.usage;
  }
  if (isUsageError(error)) {
    tell(terminal, error.message);
    return EXIT.usage;
  }
  tell(terminal, say("error.internal", { message: error instanceof Error ? error.message : String(error) }));
  if (terminal.env.PORTOLAN_DEBUG === "1" && error instanceof Error) terminal.err(`${error.stack}\n`);
  return EXIT.failed;
}

/** Runs a command line and gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const outcome: Outcome = { code: EXIT.ok };
  try {
    await chooseLanguage(languageFor(args, terminal.env));
    if (args.length === 0 && terminal.isPerson) {
      const { runMenu } = await import("./commands/menu.ts");
      return await runMenu(terminal);
    }
    const program = buildProgram(terminal, outcome);
    if (args.length === 0) {
      program.outputHelp();
      return EXIT.ok;
    }
    await program.parseAsync([...args], { from: "user" });
    return outcome.code;
  } catch (error) {
    return report(terminal, error);
  }
}

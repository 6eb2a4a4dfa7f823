// The shape of the repository: who may depend on whom.

import { isBuiltin } from "node:module";
import { describe, expect, test } from "vitest";
import {
  findCycle,
  type Import,
  importsOf,
  isMadeByTheBuild,
  isRelative,
  type Module,
  packageOf,
  readDevelopmentDependencies,
  readModules,
  readPackages,
  targetOf,
} from "./modules.ts";

/** For each folder below `packages/`, the others it may use. Dependencies point downwards only. */
const MAY_USE: Record<string, readonly string[]> = {
  kernel: [],
  games: ["kernel"],
  guides: ["kernel", "games"],
  bots: ["kernel", "games"],
  client: ["kernel"],
  server: ["kernel", "games", "bots", "client"],
  web: ["kernel", "games", "guides", "bots", "client"],
  cli: ["kernel", "games", "guides", "bots", "client", "server"],
  bench: ["kernel", "games", "bots", "client", "server"],
};

const packages = readPackages();
const modules = readModules();
const sharedForTests = readDevelopmentDependencies();

test("there is something to check", () => {
  expect(packages.map(({ folder }) => folder)).toEqual(expect.arrayContaining(["kernel", "games"]));
  for (const folder of ["kernel", "games"]) {
    expect(modules.filter((module) => module.folder === folder).length).toBeGreaterThan(0);
  }
});

describe.each(packages)("packages/$folder", ({ folder, name, dependencies, developmentDependencies }) => {
  const own = modules.filter((module) => module.folder === folder);
  const allowed = packages
    .filter((other) => MAY_USE[folder]?.includes(other.folder))
    .map((other) => other.name);
  const isOurs = (imported: string) => packages.some((other) => other.name === imported);

  test("has its place in the table of who may use whom", () => {
    expect(Object.keys(MAY_USE)).toContain(folder);
  });

  test("declares only packages it may use", () => {
    expect(dependencies.filter((dependency) => isOurs(dependency) && !allowed.includes(dependency))).toEqual(
      [],
    );
  });

  test("imports only packages it declares", () => {
    const undeclared = own.flatMap((module) => {
      const forTests = [...developmentDependencies, ...sharedForTests];
      const declared = [...dependencies, ...(module.isForTests ? forTests : [])];
      return module.imports
        .filter(({ from }) => !isRelative(from) && !isBuiltin(from) && !isMadeByTheBuild(from))
        .filter(({ from }) => !declared.includes(packageOf(from)))
        .map(({ from }) => `${module.path} imports ${from}`);
    });
    expect(undeclared).toEqual([]);
  });

  test("reaches other packages by their names, never by a path", () => {
    const trespassing = own.flatMap((module) =>
      module.imports
        .filter(({ from }) => isRelative(from) && !targetOf(module, from).startsWith(`packages/${folder}/`))
        .map(({ from }) => `${module.path} imports ${from}`),
    );
    expect(trespassing).toEqual([]);
  });

  test("has no import cycles", () => {
    expect(findCycle(own)).toBeUndefined();
  });

  test("is not imported by its own name from within", () => {
    const roundabout = own.filter((module) => module.imports.some(({ from }) => packageOf(from) === name));
    expect(roundabout.map((module) => module.path)).toEqual([]);
  });
});

/** For each room of a game's folder, those that it may not look into. What only tests use may look anywhere. */
const MAY_NOT_ENTER: Record<string, readonly string[]> = {
  rules: ["mind", "telling", "checks"],
  knowledge: ["mind", "telling", "checks"],
  mind: ["telling", "checks"],
  telling: ["mind", "checks"],
};

/** The game and the room of a path; undefined for what stands in no room of a game. */
function roomOf(path: string): { readonly game: string; readonly room: string } | undefined {
  const [, game, room] = /^packages\/games\/src\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
  return game === undefined ? undefined : { game, room };
}

describe("rooms of the games", () => {
  const inRooms = modules.flatMap((module) => {
    const place = roomOf(module.path);
    return place && !module.isForTests ? [{ module, ...place }] : [];
  });

  test("are the same in every game", () => {
    const found = Map.groupBy(inRooms, ({ game }) => game);
    expect(found.size).toBeGreaterThan(1);
    for (const places of found.values()) {
      const rooms = new Set(places.map(({ room }) => room));
      expect([...rooms].toSorted()).toEqual(["checks", "knowledge", "mind", "rules", "telling"]);
    }
  });

  test.each(Object.entries(MAY_NOT_ENTER))("%s does not look into %j", (room, closed) => {
    const trespassing = inRooms
      .filter((other) => other.room === room)
      .flatMap(({ module }) =>
        module.imports
          .filter(({ from }) => isRelative(from))
          .filter(({ from }) => closed.includes(roomOf(targetOf(module, from))?.room ?? ""))
          .map(({ from }) => `${module.path} imports ${from}`),
      );
    expect(trespassing).toEqual([]);
  });

  test("no game looks into another's rooms", () => {
    const trespassing = inRooms.flatMap(({ module, game }) =>
      module.imports
        .filter(({ from }) => isRelative(from))
        .filter(({ from }) => (roomOf(targetOf(module, from))?.game ?? game) !== game)
        .map(({ from }) => `${module.path} imports ${from}`),
    );
    expect(trespassing).toEqual([]);
  });
});

/** What only tests, `simulate --check` and positions from outside need. */
const isCheck = (path: string): boolean =>
  /^packages\/games\/src\/([^/]+\/)?(checks|positions)(\.ts|\/)/.test(path) ||
  /^@portolan\/games\/(checks|positions)$/.test(path);

test("no browser is sent the checks of the games", () => {
  const sent = modules.filter(
    ({ folder, path, isForTests }) => ["games", "web"].includes(folder) && !isForTests && !isCheck(path),
  );
  const checking = sent.flatMap((module) =>
    module.imports
      .filter(({ from, typeOnly }) => !typeOnly && isCheck(isRelative(from) ? targetOf(module, from) : from))
      .map(({ from }) => `${module.path} imports ${from}`),
  );
  expect(checking).toEqual([]);
  expect(modules.filter(({ path }) => isCheck(path)).length).toBeGreaterThan(4);
});

describe("these checks themselves", () => {
  test("see every kind of import", () => {
    const text = `
      import a, { type B } from "./a.ts";
      import type { C } from "c";
      import "d";
      export * from "@e/f/g";
      export type { H } from "h";
      export const i = import("i");
      export type J = import("j").J;
      export const text = 'import "k"'; // import "l"
    `;
    expect(importsOf("x.ts", text)).toEqual([
      { from: "./a.ts", typeOnly: false },
      { from: "c", typeOnly: true },
      { from: "d", typeOnly: false },
      { from: "@e/f/g", typeOnly: false },
      { from: "h", typeOnly: true },
      { from: "i", typeOnly: false },
      { from: "j", typeOnly: true },
    ]);
  });

  test("know a package from a part of it", () => {
    expect(["a", "a/b", "@a/b", "@a/b/c"].map(packageOf)).toEqual(["a", "a", "@a/b", "@a/b"]);
  });

  test("find a cycle, and none where there is none", () => {
    const module = (path: string, ...imports: Import[]): Module => {
      return { path, folder: "x", isForTests: false, imports };
    };
    const value = (from: string): Import => ({ from, typeOnly: false });
    const top = module("x/top.ts", value("./a/one.ts"), value("./a/two.ts"));
    const one = module("x/a/one.ts", value("./two.ts"), value("y"));
    const typesOnly = module("x/a/two.ts", { from: "../top.ts", typeOnly: true });
    expect(findCycle([top, one, typesOnly])).toBeUndefined();
    const cycle = ["x/top.ts", "x/a/one.ts", "x/a/two.ts", "x/top.ts"];
    expect(findCycle([top, one, module("x/a/two.ts", value("../top.ts"))])).toEqual(cycle);
  });
});

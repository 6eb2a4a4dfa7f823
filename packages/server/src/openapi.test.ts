import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { startWorld } from "./testing/world.ts";

const world = await startWorld();
const source = await (await fetch(`${world.url}/api/openapi.json`)).text();

/** What a linter has to say about a description, warnings included. */
async function complaints(description: string) {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: description, config, absoluteRef: "openapi.json" });
  return problems.map(({ severity, ruleId, message, location }) => ({
    severity,
    ruleId,
    message,
    where: location.map(({ pointer }) => pointer).join(" "),
  }));
}

test("the description of the API has nothing that a linter would complain about", async () => {
  expect(await complaints(source)).toEqual([]);
});

test("the linter would complain", async () => {
  const nameless = source.replace('"operationId":"play"', '"operationID":"play"');
  expect((await complaints(nameless)).map(({ ruleId }) => ruleId)).toContain("struct");
  const twice = source.replace('"operationId":"play"', '"operationId":"undo"');
  expect((await complaints(twice)).map(({ ruleId }) => ruleId)).toContain("operation-operationId-unique");
});

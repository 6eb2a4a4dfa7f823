import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { allAddresses, networkAddresses } from "./addresses.ts";
import { startWorld } from "./testing/world.ts";

const reachable = Object.values(networkInterfaces())
  .flatMap((found) => found ?? [])
  .filter(({ family, internal }) => family === "IPv4" && !internal)
  .map(({ address }) => address);

test("a server for everybody answers at localhost and at every address in the network", () => {
  expect(networkAddresses("0.0.0.0", 80)).toEqual(reachable.map((address) => `http://${address}:80`));
  expect(allAddresses("::", 80)).toEqual(["localhost", ...reachable].map((host) => `http://${host}:80`));
});

test.each([
  ["127.0.0.1", []],
  ["localhost", []],
  ["::1", []],
  ["10.1.2.3", ["http://10.1.2.3:80"]],
  ["fd00::7", ["http://[fd00::7]:80"]],
])("of a server at %s others reach %j", (host, found) => {
  expect(networkAddresses(host, 80)).toEqual(found);
});

test("only its own machine is told where in the network a server is", async () => {
  const world = await startWorld({ host: "0.0.0.0" });
  const { port } = new URL(world.url);
  const ask = (headers: Record<string, string> = {}) => fetch(`${world.url}/api/addresses`, { headers });
  expect(await (await ask()).json()).toEqual({ addresses: networkAddresses("0.0.0.0", Number(port)) });
  expect(await (await ask({ "x-forwarded-for": "203.0.113.9" })).json()).toEqual({ addresses: [] });
});

import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { frame, openReader, openRetries, type Reader } from "./sse.ts";

test("an event is one line of JSON, with an id where it has one", () => {
  expect(frame("log", { text: "a\nb" }, 7)).toBe('id: 7\nevent: log\ndata: {"text":"a\\nb"}\n\n');
  expect(frame("now", {})).toBe("event: now\ndata: {}\n\n");
});

test("readers are asked to come back at different moments", () => {
  const next = openRetries();
  const moments = Array.from({ length: 1000 }, next);
  expect(Math.min(...moments)).toBeGreaterThanOrEqual(1000);
  expect(Math.max(...moments)).toBeLessThanOrEqual(5000);
  // A quarter of them in every second.
  for (const second of [1, 2, 3, 4]) {
    const count = moments.filter((ms) => Math.floor(ms / 1000) === second).length;
    expect(Math.abs(count - 250)).toBeLessThan(10);
  }
});

/** A stream to someone who never reads. */
async function deafReader(gone: () => void) {
  let found: (reader: Reader) => void = () => {};
  const opened = new Promise<Reader>((resolve) => {
    found = resolve;
  });
  const server = createServer((_, response) => found(openReader(response, {}, null, 1000, gone)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.pause();
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
  return { reader: await opened, server, socket };
}

test("a reader that does not read is cut off before the memory fills", async () => {
  let goodbyes = 0;
  const { reader, server, socket } = await deafReader(() => goodbyes++);
  const text = frame("log", { text: "x".repeat(10_000) });
  let sent = 0;
  while (reader.isOpen && sent < 50_000_000) {
    reader.send(text);
    sent += text.length;
    await new Promise(setImmediate);
  }
  expect(reader.isOpen).toBe(false);
  expect(goodbyes).toBe(1);
  reader.send(text);
  reader.close();
  expect(goodbyes).toBe(1);
  socket.destroy();
  server.close();
});

import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A line to a server that notes what goes over it. */
export interface Line {
  readonly url: string;
  /** By path, the bytes of the last answer, compressed as it was sent, with its headers. */
  readonly bytes: Map<string, number>;
  close(): void;
}

function headerBytes(raw: readonly string[]): number {
  return raw.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 0);
}

/** Puts a line in front of a server, so that all that a browser fetches, also in its workers, is counted. */
export async function openLine(target: string): Promise<Line> {
  const bytes = new Map<string, number>();
  const server: Server = createServer((asked, answer) => {
    const { method, headers, url = "/" } = asked;
    const passed = request(new URL(url, target), { method, headers }, (response) => {
      bytes.set(url, headerBytes(response.rawHeaders));
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.on("data", (part: Buffer) => bytes.set(url, (bytes.get(url) ?? 0) + part.length));
      response.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    bytes,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

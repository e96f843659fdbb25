import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { BODY_LIMIT } from "./json-body.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ template: "empty" });
});
afterAll(() => app.stop());

const TRIES = 10;
const HEAD = [
  "POST /api/conversion/forms/project-question HTTP/1.1",
  "Host: showroom",
  "Content-Type: application/json",
];

/** Sends a whole request on a socket of its own; resolves with everything that came back, or rejects on a reset. */
async function exchange(head: readonly string[], body: readonly Buffer[]): Promise<string> {
  const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
  let answer = "";
  socket.setEncoding("utf8").on("data", (part: string) => (answer += part));
  const ended = new Promise<void>((resolve, reject) => socket.once("close", () => resolve()).once("error", reject));
  socket.write(`${[...HEAD, ...head].join("\r\n")}\r\n\r\n`);
  for (const part of body) {
    if (!socket.write(part)) await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), ended]);
  }
  await ended;
  return answer;
}

const blocks = (bytes: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes / 65_536) }, () => Buffer.alloc(65_536, "a"));

const chunked = (parts: readonly Buffer[]): Buffer[] => [
  ...parts.flatMap((part) => [Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from("\r\n")]),
  Buffer.from("0\r\n\r\n"),
];

it.each([BODY_LIMIT + 1, 4 * 1024 * 1024])(
  "a body of at least %i bytes gets its answer every time, with and without its length",
  { timeout: 60_000 },
  async (bytes) => {
    const parts = blocks(bytes);
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    for (let tried = 0; tried < TRIES; tried += 1) {
      for (const answer of [
        await exchange([`Content-Length: ${length}`], parts),
        await exchange(["Transfer-Encoding: chunked"], chunked(parts)),
      ]) {
        expect(answer).toMatch(/^HTTP\/1\.1 413 /);
        expect(answer).toContain("connection: close");
        expect(answer).toContain("payload-too-large");
      }
    }
  },
);

it("a body without end is cut off at a bound", { timeout: 60_000 }, async () => {
  const sent = await exchange(["Transfer-Encoding: chunked"], chunked(blocks(64 * 1024 * 1024)).slice(0, -1)).then(
    (answer) => answer.slice(0, 12),
    () => "reset",
  );
  expect(["reset", "HTTP/1.1 413"]).toContain(sent);
});

import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ template: "empty" });
});
afterAll(() => app.stop());

it("cuts a client that sends its headers a few bytes at a time", { timeout: 20_000 }, async () => {
  const { port } = new URL(app.url);
  const socket = connect(Number(port), "127.0.0.1");
  socket.write("GET /health/live HTTP/1.1\r\nHost: showroom\r\n");
  const drip = setInterval(() => socket.write("X"), 500);
  const begun = performance.now();
  socket.on("error", () => undefined);
  socket.resume();
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(drip);
  expect(performance.now() - begun).toBeLessThan(12_500);
  expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
});

import { beforeEach, expect, test, vi } from "vitest";
import { takeFirstRead } from "./take-first-read.ts";
import type { FirstRead } from "./protocol.ts";

const PATH = "/api/users/current";
const sent = vi.fn<(request: Request) => Promise<Response>>();

const ask = (token: string, init: RequestInit = {}): Promise<string> =>
  takeFirstRead(
    new Request(`https://huis.example${PATH}`, { headers: { authorization: `Bearer ${token}` }, ...init }),
  ).then((answer) => answer.text());

function started(answer: Promise<Response>): void {
  vi.stubGlobal("window", { pageStart: { reads: new Map<string, FirstRead>([[PATH, { token: "mine", answer }]]) } });
}

beforeEach(() => {
  sent.mockReset().mockImplementation(() => Promise.resolve(new Response("sent")));
  vi.stubGlobal("fetch", sent);
  return () => vi.unstubAllGlobals();
});

test("the application uses the response once, without another request", async () => {
  started(Promise.resolve(new Response("first")));
  expect(await ask("mine")).toBe("first");
  expect(sent).not.toHaveBeenCalled();
  expect(await ask("mine")).toBe("sent");
});

test("a request that the application sent itself is known to the page", async () => {
  vi.stubGlobal("window", { pageStart: { reads: new Map() } });
  expect(await ask("mine")).toBe("sent");
  expect(window.pageStart?.reads.has(PATH)).toBe(true);
});

test("a response for another token or method is not used", async () => {
  started(Promise.resolve(new Response("first")));
  expect(await ask("mine", { method: "POST" })).toBe("sent");
  expect(await ask("of somebody else")).toBe("sent");
});

test("a failed request is repeated", async () => {
  started(Promise.reject(new TypeError("offline")));
  expect(await ask("mine")).toBe("sent");
});

test("a pending request is abandoned when the new one is aborted", async () => {
  started(new Promise(() => {}));
  const controller = new AbortController();
  const asked = ask("mine", { signal: controller.signal });
  controller.abort(new DOMException("too late", "TimeoutError"));
  await expect(asked).rejects.toThrow("too late");
});

test("without requests of the page the request is sent", async () => {
  vi.stubGlobal("window", {});
  expect(await ask("mine")).toBe("sent");
});

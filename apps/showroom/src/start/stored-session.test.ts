import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runFirstScript, settle, simulateWindow, tokenFor } from "./testing/simulated-window.ts";
import type { SimulatedPage } from "./testing/simulated-window.ts";

const USER = "GET /api/users/current";
const RENEWAL = "POST /oauth/token";
const EXPIRED = tokenFor(-60, "expired");
const FRESH = tokenFor(900, "fresh");

let page: SimulatedPage;

const store = (accessToken: string, refreshToken: string | null = "refresh-0"): void =>
  page.local.setItem("showroom.tokens", JSON.stringify({ accessToken, refreshToken }));

/** Opens a step and returns what it requested besides its picture and data: the renewal and the user. */
async function open(data: Parameters<typeof runFirstScript>[0] = {}): Promise<readonly string[]> {
  await runFirstScript(data);
  await settle();
  return page.requests.filter((request) => request === USER || request === RENEWAL);
}

/** The token that the step read with; undefined when it read nothing. */
const readWith = (): string | undefined => window.pageStart?.reads.get("/api/users/current")?.token;

beforeEach(() => {
  page = simulateWindow("/projects/linde/digitale-showroom/stap/3/tegels");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("without a usable token nothing is read, and the application is loaded", () => {
  test.each([
    ["nobody", null],
    ["an anonymous visitor", { accessToken: FRESH, refreshToken: null }],
    ["an anonymous visitor of yesterday", { accessToken: EXPIRED, refreshToken: null }],
    ["no access token", { refreshToken: "r" }],
    ["a token that cannot be read", { accessToken: "x.y.z", refreshToken: "r" }],
  ])("%s", async (_, tokens) => {
    page.local.setItem("showroom.tokens", JSON.stringify(tokens));
    await open({ later: { after: "picture", application: [], parts: [], fonts: [] } });
    expect(page.requests).toEqual([]);
    expect(page.frames, "the application comes after the next frames").toHaveLength(1);
    expect(page.root.dataset["session"]).toBe(tokens?.refreshToken ? "unknown" : undefined);
  });

  test.each([
    ["a broken text", () => page.local.setItem("showroom.tokens", "{")],
    ["a browser that refuses storage", () => (page.local.refuses = true)],
  ])("%s", async (_, prepare) => {
    prepare();
    await open({ later: { after: "picture", application: [], parts: [], fonts: [] } });
    expect(page.requests).toEqual([]);
    expect(page.frames).toHaveLength(1);
  });

  test("a server that does not know the client", async () => {
    store(EXPIRED);
    expect(await open({ oauthClient: null })).toEqual([]);
  });
});

describe("a tab in which staff view the showroom", () => {
  const view = (accessToken: string): void =>
    page.session.setItem("showroom.viewing", JSON.stringify({ accessToken, buyer: "Sanne" }));

  test("reads as the buyer, whoever is signed in", async () => {
    store(tokenFor(700, "the advisor"));
    view(FRESH);
    expect(await open()).toEqual([USER]);
    expect(readWith()).toBe(FRESH);
    expect(page.root.dataset["session"]).toBe("unknown");
  });

  test("does not renew a session that has ended, nor the advisor's own", async () => {
    store(EXPIRED);
    view(EXPIRED);
    expect(await open()).toEqual([]);
    expect(page.root.dataset["session"]).toBe("unknown");
  });
});

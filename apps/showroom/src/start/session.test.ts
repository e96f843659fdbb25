import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NOW, runFirstScript, settle, simulateWindow, tokenFor } from "./testing/simulated-window.ts";
import type { SimulatedPage } from "./testing/simulated-window.ts";

const USER = "GET /api/users/current";
const RENEWAL = "POST /oauth/token";
const EXPIRED = tokenFor(-60, "expired");
const FRESH = tokenFor(900, "fresh");

let page: SimulatedPage;

const store = (accessToken: string, refreshToken: string | null = "refresh-0"): void =>
  page.local.setItem("showroom.tokens", JSON.stringify({ accessToken, refreshToken }));
const stored = (): unknown => JSON.parse(page.local.entries.get("showroom.tokens") ?? "null");

function answerRenewal(body: unknown = { access_token: FRESH, refresh_token: "refresh-1" }, status = 200): void {
  page.answers.set(RENEWAL, () => Response.json(body, { status }));
}

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
  answerRenewal();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a valid token", () => {
  test("is used as it is", async () => {
    store(FRESH);
    expect(await open()).toEqual([USER]);
    expect(readWith()).toBe(FRESH);
    expect(window.pageStart?.renewal).toBeUndefined();
    expect(page.root.dataset["session"], "what depends on the user is hidden until the user is known").toBe("unknown");
  });

  test("is renewed from 20 seconds before its end", async () => {
    store(tokenFor(21));
    expect(await open()).toEqual([USER]);
    store(tokenFor(20));
    page.requests.splice(0);
    expect(await open()).toEqual([RENEWAL, USER]);
  });
});

describe("an expired token", () => {
  test("is renewed first, and the step reads with the new one", async () => {
    store(EXPIRED);
    expect(await open()).toEqual([RENEWAL, USER]);
    expect(readWith()).toBe(FRESH);
    expect(stored()).toEqual({ accessToken: FRESH, refreshToken: "refresh-1" });
    expect(await window.pageStart?.renewal).toBe(FRESH);
    expect(page.root.dataset["session"]).toBe("unknown");
  });

  test("is renewed as the contract says, with the token against cross-site requests", async () => {
    store(EXPIRED);
    await open();
    const [, init] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect(JSON.parse(init?.body as string)).toEqual({
      grant_type: "refresh_token",
      refresh_token: "refresh-0",
      client_id: "showroom",
      client_secret: "open",
      scope: "",
    });
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
      accept: "application/json",
      "content-type": "application/json",
      "x-xsrf-token": "secret",
    });
    expect(init?.signal).toBeInstanceOf(AbortSignal);
  });

  test("is renewed on every page, not only on a step", async () => {
    page.window.location.pathname = "/projects/linde";
    store(EXPIRED);
    expect(await open()).toEqual([RENEWAL]);
    expect(stored()).toEqual({ accessToken: FRESH, refreshToken: "refresh-1" });
  });

  test("after a week is renewed like one of an hour ago", async () => {
    store(FRESH);
    vi.setSystemTime(NOW + 7 * 24 * 3_600_000);
    expect(await open()).toEqual([RENEWAL, USER]);
  });

  test("is sent without a cookie that does not exist", async () => {
    page.document.cookie = "";
    store(EXPIRED);
    await open();
    expect(new Headers(vi.mocked(fetch).mock.calls[0]?.[1]?.headers).has("x-xsrf-token")).toBe(false);
  });
});

describe("only one renewal at a time", () => {
  test("waits for the lock of all tabs", async () => {
    const names: string[] = [];
    let release = (): void => {};
    const other = new Promise<void>((resolve) => (release = resolve));
    page.locks = {
      request: async (name, work) => {
        names.push(name);
        await other;
        return await work();
      },
    };
    store(EXPIRED);
    expect(await open()).toEqual([]);
    expect(names).toEqual(["showroom.refresh"]);
    release();
    await settle();
    expect(page.requests.slice(0, 2)).toEqual([RENEWAL, USER]);
  });

  test("uses what another tab stored while this one waited", async () => {
    const other = tokenFor(800, "of another tab");
    page.locks = {
      request: (_, work) => {
        store(other, "refresh-9");
        return work();
      },
    };
    store(EXPIRED);
    expect(await open()).toEqual([USER]);
    expect(readWith()).toBe(other);
  });

  test("uses what another tab stored when the server says that it just renewed", async () => {
    const other = tokenFor(800, "of another tab");
    page.answers.set(RENEWAL, () => {
      store(other, "refresh-9");
      return Response.json({ error: "refresh_in_progress" }, { status: 423 });
    });
    store(EXPIRED);
    expect(await open()).toEqual([RENEWAL, USER]);
    expect(readWith()).toBe(other);
    expect(stored()).toEqual({ accessToken: other, refreshToken: "refresh-9" });
  });

  test("a browser without locks renews as well", async () => {
    page.locks = null;
    store(EXPIRED);
    expect(await open()).toEqual([RENEWAL, USER]);
  });
});

describe("a renewal without success is left to the application", () => {
  const nothing = async (): Promise<void> => {
    store(EXPIRED);
    expect(await open()).toEqual([RENEWAL]);
    expect(await window.pageStart?.renewal).toBeNull();
    expect(stored()).toEqual({ accessToken: EXPIRED, refreshToken: "refresh-0" });
  };

  test.each([400, 423, 429, 500])("status %i", async (status) => {
    answerRenewal({ error: "invalid_grant", access_token: FRESH, refresh_token: "refresh-1" }, status);
    await nothing();
  });

  test.each([{}, { access_token: FRESH }, { refresh_token: "refresh-1" }])(
    "a response without tokens: %j",
    async (body) => {
      answerRenewal(body);
      await nothing();
    },
  );

  test("no connection", async () => {
    page.answers.set(RENEWAL, () => Promise.reject(new TypeError("offline")));
    await nothing();
  });

  test("a storage that is full", async () => {
    store(EXPIRED);
    page.answers.set(RENEWAL, () => {
      page.local.setItem = () => {
        throw new Error("full");
      };
      return Response.json({ access_token: FRESH, refresh_token: "refresh-1" });
    });
    expect(await open()).toEqual([RENEWAL]);
  });

  test("somebody signs out or in meanwhile, and stays so", async () => {
    const another = { accessToken: tokenFor(800, "somebody else"), refreshToken: "refresh-7" };
    for (const [then, read] of [
      [null, undefined],
      [{ accessToken: tokenFor(800, "anonymous"), refreshToken: null }, undefined],
      [another, another.accessToken],
    ] as const) {
      page.requests.splice(0);
      store(EXPIRED);
      page.answers.set(RENEWAL, () => {
        page.local.setItem("showroom.tokens", JSON.stringify(then));
        return Response.json({ access_token: FRESH, refresh_token: "refresh-1" });
      });
      await open();
      expect(stored()).toEqual(then);
      expect(readWith()).toBe(read);
    }
  });

  test("somebody signed out before the lock was free", async () => {
    page.locks = {
      request: (_, work) => {
        page.local.entries.clear();
        return work();
      },
    };
    store(EXPIRED);
    expect(await open()).toEqual([]);
  });
});

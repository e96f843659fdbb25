import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { StartData } from "./protocol.ts";
import { drawFrame, FakeElement, runFirstScript, script, settle, simulateWindow } from "./testing/simulated-window.ts";
import type { SimulatedPage } from "./testing/simulated-window.ts";

type Later = NonNullable<StartData["later"]>;

const BROKEN = "data:text/javascript,throw(new(Error)())";

let page: SimulatedPage;
let count = 0;

beforeEach(() => {
  page = simulateWindow("/projects/linde/digitale-showroom/stap/3/tegels");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Runs the script in a page that loads `main` and `tiles`. */
async function open(later: Partial<Later> & Pick<Later, "after">): Promise<Later> {
  const token = String((count += 1));
  const whole: Later = {
    application: [script("main", token)],
    parts: [script("tiles", token)],
    fonts: [],
    ...later,
  };
  await runFirstScript({ later: whole });
  await settle();
  return whole;
}

async function parsed(): Promise<void> {
  page.document.dispatchEvent(new Event("DOMContentLoaded"));
  await settle();
}

describe("the application", () => {
  test("is loaded in its order, the parts last", async () => {
    const application = [script("libraries", "order"), script("main", "order")];
    const parts = [script("base", "order"), script("tiles", "order")];
    await open({ after: "text", application, parts });
    await parsed();
    await drawFrame();
    expect(page.preloaded).toEqual([]);
    await drawFrame();
    await vi.waitFor(() => expect(page.evaluated).toEqual(["libraries", "main", "base", "tiles"]));
    expect(page.preloaded, "all are fetched at the same time").toEqual([...application, ...parts]);
  });

  test("comes after a rendered page has loaded, not after it was parsed", async () => {
    await open({ after: "page" });
    await parsed();
    await drawFrame();
    await drawFrame();
    expect(page.preloaded).toEqual([]);
    page.window.dispatchEvent(new Event("load"));
    await drawFrame();
    await drawFrame();
    expect(page.preloaded).toHaveLength(2);
  });

  test.each([
    { after: "page", longest: 3_000 },
    { after: "text", longest: 1_500 },
    { after: "picture", longest: 1_500 },
  ] as const)("waits at most $longest ms: $after", async ({ after, longest }) => {
    page.place = new FakeElement();
    await open({ after });
    await vi.advanceTimersByTimeAsync(longest - 1);
    expect(page.preloaded).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.preloaded).toHaveLength(2);
  });

  test.each(["pointerdown", "keydown", "focusin"])("is loaded at the first %s, once", async (action) => {
    await open({ after: "page" });
    for (let times = 0; times < 2; times += 1) page.document.dispatchEvent(new Event(action));
    page.window.dispatchEvent(new Event("load"));
    await drawFrame();
    await drawFrame();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(page.preloaded).toHaveLength(2);
  });

  test("that the page itself loads at once is not loaded again", async () => {
    await runFirstScript({ later: null });
    page.document.dispatchEvent(new Event("pointerdown"));
    page.window.dispatchEvent(new Event("load"));
    await drawFrame();
    await drawFrame();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(page.preloaded).toEqual([]);
    expect(page.frames).toEqual([]);
  });

  test("of a step is loaded at once when the visitor has no picture to wait for", async () => {
    await open({ after: "picture" });
    await drawFrame();
    await drawFrame();
    expect(page.preloaded).toHaveLength(2);
  });
});

describe("what is loaded with the application", () => {
  test("fonts are fetched, but it does not wait for them", async () => {
    const fonts = ["400 1em Broken", "500 1em Text"];
    await open({ after: "text", fonts });
    expect(page.fonts).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_500);
    await vi.waitFor(() => expect(page.evaluated).toEqual(["main", "tiles"]));
    expect(page.fonts).toEqual(fonts);
  });

  test("it waits for the whole stylesheets, one of which may fail", async () => {
    page.stylesheets = [new FakeElement(), new FakeElement()];
    const [first, second] = page.stylesheets;
    await open({ after: "text" });
    expect(first?.disabled).toBe(true);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(first?.disabled).toBe(false);
    first?.dispatchEvent(new Event("load"));
    await settle();
    expect(page.evaluated).toEqual([]);
    second?.dispatchEvent(new Event("error"));
    await vi.waitFor(() => expect(page.evaluated).toEqual(["main", "tiles"]));
  });

  test("a part that fails does not keep the others from being evaluated", async () => {
    await open({ after: "text", parts: [BROKEN, script("after", "broken")] });
    await vi.advanceTimersByTimeAsync(1_500);
    await vi.waitFor(() => expect(page.evaluated).toEqual(["main", "after"]));
  });

  test("everything comes in a browser that refuses storage, without an error", async () => {
    page.local.refuses = true;
    await open({ after: "text" });
    await vi.advanceTimersByTimeAsync(1_500);
    await vi.waitFor(() => expect(page.evaluated).toEqual(["main", "tiles"]));
    // The runner fails on a rejection that nothing handles.
    await settle();
  });
});

describe("a step with a picture", () => {
  /** Somebody is signed in, and the answer with the picture does not come. */
  async function openSignedIn(): Promise<void> {
    const { tokenFor } = await import("./testing/simulated-window.ts");
    page.local.setItem("showroom.tokens", JSON.stringify({ accessToken: tokenFor(600), refreshToken: "r" }));
    page.answers.set("GET /api/project-choices/1/pictures/3?width=1081", () => new Promise(() => {}));
    await runFirstScript({
      projectId: 1,
      later: {
        after: "picture",
        application: [script("main", `r${(count += 1)}`)],
        parts: [],
        fonts: [],
      },
    });
    await parsed();
    await drawFrame();
    await drawFrame();
  }

  test("waits for the picture, or for the user's first action", async () => {
    await openSignedIn();
    expect(page.preloaded).toEqual([]);
    page.document.dispatchEvent(new Event("pointerdown"));
    await vi.waitFor(() => expect(page.evaluated).toEqual(["main"]));
  });
});

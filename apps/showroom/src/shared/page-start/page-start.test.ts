import { beforeEach, expect, test, vi } from "vitest";

/** The names of the scripts that were evaluated. */
const evaluated: string[] = [];
const stored = new Map<string, string>();
let page: EventTarget;
let preloaded: string[];
let fonts: string[];

/** The address of a script that records its evaluation. The token makes each test's modules new. */
const script = (name: string, token: string): string =>
  `data:text/javascript,globalThis.evaluated.push("${name}")//${token}`;
const BROKEN = "data:text/javascript,throw(new(Error)())";

beforeEach(() => {
  vi.resetModules();
  evaluated.length = 0;
  stored.clear();
  preloaded = [];
  fonts = [];
  page = new EventTarget();
  vi.stubGlobal("evaluated", evaluated);
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run, 0));
  vi.stubGlobal("Element", EventTarget);
  vi.stubGlobal("window", {
    location: { pathname: "/projects/linde/digitale-showroom/stap/3/tegels" },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    sessionStorage: { getItem: () => null },
    addEventListener: () => {},
  });
  return () => vi.unstubAllGlobals();
});

function signIn(): void {
  stored.set("showroom.tokens", JSON.stringify({ accessToken: "a", refreshToken: null }));
}

/** Waits until the runner has seen every unhandled rejection, on which it fails. */
const rejectionsReported = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

/** Runs the script in a page with the given data. */
async function open(dataset: Record<string, string>): Promise<void> {
  vi.stubGlobal(
    "document",
    Object.assign(page, {
      currentScript: { dataset },
      documentElement: { dataset: {} },
      querySelectorAll: () => [],
      fonts: {
        load: async (font: string) => {
          fonts.push(font);
          if (font.includes("Broken")) throw new Error("no such file");
        },
      },
      createElement: () => ({}),
      head: { append: ({ href }: { readonly href: string }) => void preloaded.push(href) },
    }),
  );
  await import("./page-start.ts");
}

test("the scripts are evaluated in their order, the parts last, and the release is remembered", async () => {
  const application = [script("libraries", "1"), script("main", "1")];
  const parts = [script("base", "1"), script("tiles", "1")];
  await open({ after: "text", release: "r1", application: application.join(" "), parts: parts.join(" ") });
  expect(preloaded).toEqual([]);
  page.dispatchEvent(new Event("DOMContentLoaded"));
  await vi.waitFor(() => expect(stored.get("showroom.release")).toBe("r1"));
  expect(evaluated).toEqual(["libraries", "main", "base", "tiles"]);
  expect(preloaded, "all are fetched at the same time").toEqual([...application, ...parts]);
});

test("fonts are loaded with the application, which does not need them", async () => {
  const later = ["400 1em Broken", "500 1em Text"];
  await open({ after: "text", application: script("main", "fonts"), fonts: later.join(",") });
  expect(fonts).toEqual([]);
  page.dispatchEvent(new Event("DOMContentLoaded"));
  await vi.waitFor(() => expect(evaluated).toEqual(["main"]));
  expect(fonts).toEqual(later);
  await rejectionsReported();
});

test("a browser that refuses storage loads everything, without an error", async () => {
  const refused = vi.fn<() => void>(() => {
    throw new Error("refused");
  });
  Object.assign(window, { localStorage: { getItem: refused, setItem: refused } });
  await open({ after: "text", release: "r0", application: script("main", "0"), parts: script("tiles", "0") });
  page.dispatchEvent(new Event("DOMContentLoaded"));
  await vi.waitFor(() => expect(evaluated).toEqual(["main", "tiles"]));
  await rejectionsReported();
});

test("a part that fails does not keep the others from being evaluated", async () => {
  await open({
    after: "text",
    release: "r1",
    application: script("main", "2"),
    parts: `${BROKEN} ${script("tiles", "2")}`,
  });
  page.dispatchEvent(new Event("DOMContentLoaded"));
  await vi.waitFor(() => expect(evaluated).toEqual(["main", "tiles"]));
});

test("a known release does not wait for the picture of the step", async () => {
  stored.set("showroom.release", "r3");
  await open({ after: "picture", release: "r3", project: "1", application: script("main", "3"), parts: "" });
  page.dispatchEvent(new Event("DOMContentLoaded"));
  await vi.waitFor(() => expect(evaluated).toEqual(["main"]));
});

test("an unknown release waits for the picture, a press goes before it", async () => {
  stored.set("showroom.release", "earlier");
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  signIn();
  await open({ after: "picture", release: "r4", project: "1", application: script("main", "4"), parts: "" });
  page.dispatchEvent(new Event("DOMContentLoaded"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(evaluated).toEqual([]);
  page.dispatchEvent(new Event("pointerdown"));
  await vi.waitFor(() => expect(evaluated).toEqual(["main"]));
});

const PROJECT = "/api/projects/slug/linde";
const HOUSE = { id: 12, pages: [{ id: 15, order: 2 }] };

test("the data of the step is parsed when it arrives, once", async () => {
  const answers = new Map([
    [PROJECT, new Response(JSON.stringify({ houseTypes: [HOUSE], selectedProjectHouseType: null }))],
    ["/api/project-pages/12/15/frontend", new Response(JSON.stringify({ title: "Badkamer" }))],
  ]);
  vi.stubGlobal("fetch", async (path: string) => answers.get(path) ?? new Response("{}"));
  signIn();
  await open({ after: "text", project: "1" });
  for (const [path, answer] of answers) {
    await vi.waitFor(() => expect(answer.bodyUsed, path).toBe(true));
    const taken = await window.firstReads?.get(path)?.answer;
    expect(await taken?.json(), path).toBe(await taken?.json());
  }
  const page = await window.firstReads?.get("/api/project-pages/12/15/frontend")?.answer;
  expect(await page?.json()).toEqual({ title: "Badkamer" });
});

test.each([
  { page: "overview", submitType: "design", asked: true },
  { page: "overview", submitType: null, asked: false },
  { page: "configurator", submitType: "design", asked: false },
])(
  "requests the confirmation only for the overview of submitted choices: $page, $submitType",
  async ({ page: type, submitType, asked }) => {
    const project = { houseTypes: [{ ...HOUSE, pages: [{ id: 15, order: 2, type }] }], selectedProjectHouseType: null };
    const answers = new Map<string, object>([
      [PROJECT, project],
      ["/api/project-choices/1", { submitType }],
    ]);
    vi.stubGlobal("fetch", async (path: string) => Response.json(answers.get(path) ?? {}));
    signIn();
    await open({ after: "text", project: "1" });
    await vi.waitFor(() => expect(window.firstReads?.has("/api/project-pages/12/15/frontend")).toBe(true));
    await rejectionsReported();
    expect(window.firstReads?.has("/api/project-choices/1/confirmation")).toBe(asked);
  },
);

test("a problem is left to the application", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 401 }));
  signIn();
  await open({ after: "text", project: "1" });
  for (const path of [PROJECT, "/api/users/current"]) {
    const answer = await window.firstReads?.get(path)?.answer;
    expect(await answer?.text(), path).toBe("{}");
  }
});

test("JSON that is invalid is left to the application", async () => {
  vi.stubGlobal("fetch", async () => new Response("{"));
  signIn();
  await open({ after: "text", project: "1" });
  const project = await window.firstReads?.get(PROJECT)?.answer;
  await expect(project?.json()).rejects.toThrow(SyntaxError);
  await rejectionsReported();
});

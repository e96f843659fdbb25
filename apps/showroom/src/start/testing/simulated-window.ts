/** A browser's window for the first script, without a browser. */
import { vi } from "vitest";
import type { StartData } from "../protocol.ts";

/** The present time of the tests, in milliseconds since 1970. */
export const NOW = Date.UTC(2026, 10, 27, 20);

/** An access token that expires in some seconds. `name` tells tokens apart. */
export function tokenFor(secondsLeft: number, name = ""): string {
  const claims = JSON.stringify({ exp: NOW / 1_000 + secondsLeft, name });
  return `head.${Buffer.from(claims).toString("base64url")}.signature`;
}

/** An element that can be found, pressed and typed into. */
export class FakeElement extends EventTarget {
  readonly dataset: Record<string, string> = {};
  readonly properties = new Map<string, string>();
  readonly style = { setProperty: (name: string, value: string) => void this.properties.set(name, value) };
  readonly children: unknown[] = [];
  disabled = true;
  /** The button around the element. */
  button: FakeElement | null = null;
  append(child: unknown): void {
    this.children.push(child);
  }
  closest(selector: string): FakeElement | null {
    return selector === "button" ? this.button : null;
  }
}
export class FakeField extends FakeElement {}

class FakeImage {
  readonly dataset: Record<string, string> = {};
  className = "";
  decode = (): Promise<void> => page.pictureArrives;
}

/** A storage with its entries in reach. */
export class FakeStorage {
  readonly entries = new Map<string, string>();
  refuses = false;
  getItem(key: string): string | null {
    if (this.refuses) throw new Error("refused");
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.refuses) throw new Error("refused");
    this.entries.set(key, value);
  }
}

type Answer = (request: { readonly path: string; readonly init: RequestInit }) => Response | Promise<Response>;

export interface SimulatedPage {
  readonly window: EventTarget & { readonly location: { pathname: string } };
  readonly document: EventTarget & { readyState: string; cookie: string };
  readonly root: FakeElement;
  readonly local: FakeStorage;
  readonly session: FakeStorage;
  /** Names of the scripts that were evaluated, by `script`. */
  readonly evaluated: string[];
  /** Addresses of the preloaded scripts. */
  readonly preloaded: string[];
  readonly fonts: string[];
  /** The stylesheets that the page may enable. */
  stylesheets: FakeElement[];
  /** The place of the first picture; null when the browser has not parsed it. */
  place: FakeElement | null;
  pictureArrives: Promise<void>;
  /** The requests, in order, as method and path. */
  readonly requests: string[];
  /** Answers by method and path; anything else is a 404. */
  readonly answers: Map<string, Answer>;
  /** Frames that wait to be drawn. */
  readonly frames: (() => void)[];
  /** The lock of all tabs; null in a browser without locks. */
  locks: { request: <T>(name: string, work: () => Promise<T>) => Promise<T> } | null;
}

let page: SimulatedPage;

/** The address of a script that records its evaluation. The token makes each test's modules new. */
export const script = (name: string, token: string): string =>
  `data:text/javascript,globalThis.evaluated.push("${name}")//${token}`;

function answerTo(path: string, init: RequestInit = {}): Promise<Response> {
  const request = `${init.method ?? "GET"} ${path}`;
  page.requests.push(request);
  const answer = page.answers.get(request);
  return Promise.resolve(answer ? answer({ path, init }) : new Response("{}", { status: 404 }));
}

/** Replaces the browser's globals, at the time `NOW`. Undo it with `vi.unstubAllGlobals` and `vi.useRealTimers`. */
export function simulateWindow(pathname: string): SimulatedPage {
  vi.useFakeTimers({ now: NOW, toFake: ["setTimeout", "clearTimeout", "Date"] });
  const root = new FakeElement();
  const [local, session] = [new FakeStorage(), new FakeStorage()];
  const window = Object.assign(new EventTarget(), {
    location: { pathname },
    localStorage: local,
    sessionStorage: session,
    innerWidth: 360.4,
    devicePixelRatio: 3,
  });
  const document = Object.assign(new EventTarget(), {
    documentElement: root,
    readyState: "loading",
    cookie: "a=1; XSRF-TOKEN=secret",
    querySelector: (selector: string) => (selector === "[data-picture-place]" ? page.place : null),
    querySelectorAll: (selector: string) =>
      selector === "link[disabled]:not([data-whole])" ? page.stylesheets.filter(({ disabled }) => disabled) : [],
    fonts: {
      load: async (font: string) => {
        page.fonts.push(font);
        if (font.includes("Broken")) throw new Error("no such file");
      },
    },
    createElement: () => ({}),
    head: { append: ({ href, rel }: HTMLLinkElement) => void (rel === "modulepreload" && page.preloaded.push(href)) },
  });
  page = {
    window,
    document,
    root,
    local,
    session,
    evaluated: [],
    preloaded: [],
    fonts: [],
    stylesheets: [],
    place: null,
    pictureArrives: Promise.resolve(),
    requests: [],
    answers: new Map(),
    frames: [],
    locks: { request: (_, work) => work() },
  };
  const globals = {
    window,
    document,
    evaluated: page.evaluated,
    fetch: vi.fn(answerTo),
    Image: FakeImage,
    Element: FakeElement,
    HTMLInputElement: FakeField,
    HTMLTextAreaElement: FakeField,
    requestAnimationFrame: (run: () => void) => page.frames.push(run),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return page;
}

/** Runs the first script in the simulated page. */
export async function runFirstScript(data: Partial<StartData>): Promise<void> {
  vi.stubGlobal("navigator", page.locks === null ? {} : { locks: page.locks });
  const start: StartData = { projectId: null, oauthClient: { id: "showroom", secret: "open" }, later: null, ...data };
  vi.stubGlobal(
    "document",
    Object.assign(page.document, { currentScript: { dataset: { start: JSON.stringify(start) } } }),
  );
  vi.resetModules();
  await import("../first-script.ts");
}

/** Lets everything happen that waits for no timer and no frame. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Draws one frame. */
export async function drawFrame(): Promise<void> {
  for (const run of page.frames.splice(0)) run();
  await settle();
}

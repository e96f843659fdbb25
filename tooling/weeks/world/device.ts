/** A phone or laptop: a browser context with its own storage, network and tabs. */
import type { Browser, BrowserContext, Page, Request } from "@playwright/test";
import type { Person } from "./people.ts";
import { watchTab } from "./tab.ts";
import type { Tab } from "./tab.ts";

export type Network = "ok" | "offline" | "slow" | "drops";
export type Storing = "ok" | "full" | "forbidden";

export interface Device {
  readonly key: string;
  /** Who uses it. Somebody else can sign in on it. */
  person: Person | null;
  readonly context: BrowserContext;
  readonly tabs: Tab[];
  network: Network;
  storing: Storing;
  /** Files of the release that the open tabs were loaded with are gone. */
  hasOldRelease: boolean;
  /** Somebody signed in on it at some time. */
  hasSignedIn: boolean;
  /** Requests that wait for an answer. */
  waiting: number;
}

const SLOW_MS = 400;
const VIEWPORTS = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 860 } } as const;
const STORAGE_COOKIE = "weeks-storage";

/** Runs in each page: makes its storage full or forbidden, as a cookie of the device says. */
function breakStorage(cookie: string): void {
  // An empty page before the first navigation has neither cookies nor a storage.
  if (location.protocol === "about:") return;
  const state = (): string => new RegExp(`${cookie}=(\\w+)`).exec(document.cookie)?.[1] ?? "ok";
  Storage.prototype.setItem = new Proxy(Reflect.get(Storage.prototype, "setItem"), {
    apply(setItem: (this: Storage, key: string, value: string) => void, storage: Storage, args: [string, string]) {
      if (state() === "full") throw new DOMException("full", "QuotaExceededError");
      setItem.apply(storage, args);
    },
  });
  if (state() === "forbidden")
    for (const name of ["localStorage", "sessionStorage"] as const)
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("forbidden", "SecurityError");
        },
      });
  window.print = () => undefined;
}

export async function openDevice(
  browser: Browser,
  facts: { readonly key: string; readonly kind: keyof typeof VIEWPORTS; readonly person: Person | null },
  url: string,
  time: number,
): Promise<Device> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: VIEWPORTS[facts.kind],
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(15_000);
  await context.clock.install({ time });
  await context.addInitScript(breakStorage, STORAGE_COOKIE);
  const device: Device = {
    key: facts.key,
    person: facts.person,
    context,
    tabs: [],
    network: "ok",
    storing: "ok",
    hasOldRelease: false,
    hasSignedIn: false,
    waiting: 0,
  };
  context.on("page", (page) => addTab(device, page));
  context.on("request", (request) => {
    if (isWaited(request.resourceType())) device.waiting += 1;
  });
  const ended = (request: Request): void => {
    if (isWaited(request.resourceType())) device.waiting -= 1;
  };
  context.on("requestfinished", ended);
  context.on("requestfailed", ended);
  return device;
}

const isWaited = (type: string): boolean => ["document", "fetch", "xhr", "script"].includes(type);

function addTab(device: Device, page: Page): void {
  const tab = watchTab(page, () => inTrouble(device));
  device.tabs.push(tab);
  page.on("close", () => device.tabs.splice(device.tabs.indexOf(tab), 1));
}

export const inTrouble = ({ network, storing }: Device): boolean => network !== "ok" || storing !== "ok";

/** Null for the first request of a page that is not there yet. */
function pageOf(request: Request): Page | null {
  try {
    return request.frame().page();
  } catch {
    return null;
  }
}

/** Puts the routes of the device's network in place. Without a trouble there are none, because they cost time. */
async function routeRequests(device: Device): Promise<void> {
  const { context, network, hasOldRelease } = device;
  await context.unroute(/.*/).catch(() => undefined);
  if (network === "ok" && !hasOldRelease) return;
  let requests = 0;
  const loadedBefore = new WeakSet(device.tabs.map(({ page }) => page));
  await context.route(/.*/, async (route) => {
    requests += 1;
    const request = route.request();
    if (network === "drops" && requests % 3 === 0) return await route.abort("connectionreset").catch(() => undefined);
    if (network === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const page = pageOf(request);
    if (page !== null && request.isNavigationRequest()) loadedBefore.delete(page);
    const isOldFile = hasOldRelease && page !== null && loadedBefore.has(page) && request.resourceType() === "script";
    if (isOldFile) return await route.fulfill({ status: 404, body: "" }).catch(() => undefined);
    return await route.continue().catch(() => undefined);
  });
}

export async function setNetwork(device: Device, network: Network): Promise<void> {
  device.network = network;
  if (network !== "ok") for (const tab of device.tabs) tab.hadTrouble = true;
  await device.context.setOffline(network === "offline");
  await routeRequests(device);
}

export async function setStoring(device: Device, storing: Storing, url: string): Promise<void> {
  device.storing = storing;
  if (storing !== "ok") for (const tab of device.tabs) tab.hadTrouble = true;
  await device.context.addCookies([{ name: STORAGE_COOKIE, value: storing, url }]);
}

/** The server has another release: scripts that an open tab has not loaded yet are gone. */
export async function rollRelease(device: Device): Promise<void> {
  device.hasOldRelease = true;
  for (const tab of device.tabs) tab.hadTrouble = true;
  await routeRequests(device);
}

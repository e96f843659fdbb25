import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeElement, runFirstScript, script, settle, simulateWindow, tokenFor } from "./testing/simulated-window.ts";
import type { SimulatedPage } from "./testing/simulated-window.ts";

const PICTURES = "GET /api/project-choices/1/pictures/3?width=1081";
const picture = { pageId: 15, url: "/pictures/small.avif", finishedUrl: null, width: 800, height: 600 };

let page: SimulatedPage;
let count = 0;
let arrive: () => void;

beforeEach(() => {
  page = simulateWindow("/projects/linde/digitale-showroom/stap/3/tegels");
  page.local.setItem("showroom.tokens", JSON.stringify({ accessToken: tokenFor(600), refreshToken: "r" }));
  page.place = new FakeElement();
  page.place.dataset["picturePlace"] = "picture_1a2b";
  page.pictureArrives = new Promise((resolve) => (arrive = resolve));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(pictures: unknown, status = 200): Promise<void> {
  page.answers.set(PICTURES, () => Response.json(pictures, { status }));
  const application = [script("main", `picture${(count += 1)}`)];
  await runFirstScript({ projectId: 1, later: { after: "picture", application, parts: [], fonts: [] } });
  await settle();
}

test("the first picture is shown in its place, and all are handed over", async () => {
  const heard = vi.fn<() => void>();
  page.window.addEventListener("firstpictures", heard);
  await open([picture, { ...picture, pageId: 16 }]);
  expect(page.place?.children).toEqual([
    expect.objectContaining({
      src: picture.url,
      alt: "",
      fetchPriority: "high",
      className: "picture_1a2b",
      dataset: { ready: "" },
    }),
  ]);
  expect(page.place?.properties.get("--ratio")).toBe(String(800 / 600));
  expect(page.place?.dataset["upright"]).toBeUndefined();
  expect(heard).toHaveBeenCalledOnce();
  expect(window.pageStart?.pictures).toEqual({
    projectId: 1,
    stepNumber: 3,
    pictures: [picture, { ...picture, pageId: 16 }],
  });
});

test.each([
  { width: 600, height: 800, upright: "true", ratio: "0.75" },
  { width: 600, height: 600, upright: "true", ratio: "1" },
  { width: null, height: 600, upright: undefined, ratio: undefined },
  { width: 600, height: null, upright: undefined, ratio: undefined },
])("its shape is known before it arrives: $width x $height", async ({ upright, ratio, ...size }) => {
  await open([{ ...picture, ...size }]);
  expect(page.place?.children).toHaveLength(1);
  expect(page.place?.dataset["upright"]).toBe(upright);
  expect(page.place?.properties.get("--ratio")).toBe(ratio);
});

test("the application is loaded when the picture has arrived", async () => {
  await open([picture]);
  expect(page.frames).toEqual([]);
  arrive();
  await settle();
  expect(page.frames).toHaveLength(1);
});

test("a place that the browser has not parsed yet is awaited, but not beyond the end of the page", async () => {
  const { place } = page;
  page.place = null;
  await open([picture]);
  page.place = place;
  await vi.advanceTimersByTimeAsync(1);
  await settle();
  expect(place?.children).toHaveLength(1);

  page.place = null;
  page.document.readyState = "interactive";
  page.frames.splice(0);
  await open([picture]);
  expect(page.frames, "a step without a place waits for nothing").toHaveLength(1);
});

test("a place without a class gets the picture too", async () => {
  page.place = new FakeElement();
  await open([picture]);
  expect(page.place.children).toEqual([expect.objectContaining({ className: "" })]);
});

test.each([
  ["no picture", [], 200],
  ["a problem", [picture], 401],
])("%s: nothing is shown, and the application is loaded", async (_, pictures, status) => {
  await open(pictures, status);
  expect(page.place?.children).toEqual([]);
  expect(window.pageStart?.pictures).toBeUndefined();
  expect(page.frames).toHaveLength(1);
});

test("the width is at least one pixel, in a window without a size", async () => {
  Object.assign(page.window, { innerWidth: 0 });
  await open([picture]);
  expect(page.requests[0]).toBe("GET /api/project-choices/1/pictures/3?width=1");
});

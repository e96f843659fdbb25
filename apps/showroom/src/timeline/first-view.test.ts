import { beforeEach, expect, test, vi } from "vitest";
import type * as FirstView from "./first-view.ts";

const LONGEST = 2_000;

class Picture extends EventTarget {
  complete = false;
  readonly loading: string;
  constructor(loading = "eager") {
    super();
    this.loading = loading;
  }
  arrive(): void {
    this.complete = true;
    this.dispatchEvent(new Event("load"));
  }
}

let images: Picture[];
let isComplete: boolean;
let view: typeof FirstView;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("requestIdleCallback", (run: () => void) => void setTimeout(run, 10));
  images = [];
  vi.stubGlobal("document", { images });
  view = await import("./first-view.ts");
  isComplete = false;
  void view.afterFirstView(LONGEST).then(() => {
    isComplete = true;
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test("the first view is complete when content and pictures in sight have arrived", async () => {
  await vi.advanceTimersByTimeAsync(500);
  const picture = new Picture();
  images.push(picture, new Picture("lazy"));
  view.contentShown();
  await vi.advanceTimersByTimeAsync(500);
  expect(isComplete).toBe(false);
  picture.arrive();
  await vi.advanceTimersByTimeAsync(50);
  expect(isComplete).toBe(true);
});

test("whatever waits goes on without a picture that does not arrive", async () => {
  images.push(new Picture());
  view.contentShown();
  await vi.advanceTimersByTimeAsync(LONGEST - 1);
  expect(isComplete).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isComplete).toBe(true);
});

test("on later pages only their own pictures count", async () => {
  view.contentShown();
  await vi.advanceTimersByTimeAsync(50);
  let isNextComplete = false;
  void view.afterFirstView(LONGEST).then(() => {
    isNextComplete = true;
  });
  await vi.advanceTimersByTimeAsync(50);
  expect(isNextComplete).toBe(true);
});

test("the content alone is awaited without the pictures in sight, and not for ever", async () => {
  images.push(new Picture());
  let resolved = 0;
  const wait = (): void => void view.afterContent(LONGEST).then(() => (resolved += 1));
  wait();
  await vi.advanceTimersByTimeAsync(LONGEST - 1);
  expect(resolved).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(resolved).toBe(1);
  wait();
  await vi.advanceTimersByTimeAsync(0);
  expect(resolved).toBe(1);
  view.contentShown();
  await vi.advanceTimersByTimeAsync(0);
  expect(resolved).toBe(2);
});

import { beforeEach, expect, test } from "vitest";
import type { HotView } from "./hot-view.ts";
import { HotViews } from "./hot-views.ts";

let gone: string[] = [];
beforeEach(() => {
  gone = [];
});

/** A view of so many bytes, of which only its size and its end count here. */
function viewOf(name: string, bytes: number): HotView {
  return { bytes, memory: { release: () => gone.push(name) } } as unknown as HotView;
}

test("the least recently used goes first, and the newest stays however large it is", () => {
  const views = new HotViews(100, () => 0);
  views.add("a", viewOf("a", 40));
  views.add("b", viewOf("b", 40));
  views.use("a")?.release();
  views.add("c", viewOf("c", 40));
  expect(gone).toEqual(["b"]);
  views.add("d", viewOf("d", 400));
  expect(gone).toEqual(["b", "a", "c"]);
  expect(views.has("d")).toBe(true);
});

test("a view that was solved ahead evicts no other, and is evicted before requested ones", () => {
  const views = new HotViews(100, () => 0);
  views.add("a", viewOf("a", 40));
  expect(views.offer("ahead", viewOf("ahead", 40))).toBe(true);
  expect(views.offer("another", viewOf("another", 40))).toBe(false);
  views.add("b", viewOf("b", 40));
  expect(gone).toEqual(["ahead"]);
  expect(views.has("a")).toBe(true);
});

test("a view that was solved ahead counts as requested after its first request", () => {
  const views = new HotViews(100, () => 0);
  views.offer("ahead", viewOf("ahead", 40));
  views.add("a", viewOf("a", 40));
  views.use("ahead")?.release();
  views.add("b", viewOf("b", 40));
  expect(gone).toEqual(["a"]);
});

test("the memory of an evicted view is released when its last user is done", () => {
  const views = new HotViews(100, () => 0);
  views.add("a", viewOf("a", 60));
  const lease = views.use("a");
  views.add("b", viewOf("b", 60));
  expect(gone).toEqual([]);
  lease?.release();
  expect(gone).toEqual(["a"]);
});

test("views that were not used for some time are evicted, except those in use", () => {
  let now = 0;
  const views = new HotViews(100, () => now);
  for (const key of ["a", "b", "c"]) views.add(key, viewOf(key, 10));
  now = 5;
  views.use("b")?.release();
  const lease = views.use("c");
  now = 10;
  views.dropUnused(5);
  expect(gone).toEqual(["a"]);
  views.dropUnused(6);
  expect(gone).toEqual(["a", "b"]);
  lease?.release();
  expect(gone).toEqual(["a", "b", "c"]);
});

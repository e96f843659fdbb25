import { afterEach, beforeEach, expect, test } from "vitest";
import { testRequest } from "../testing/test-request.ts";
import { createEngine, type LayeredEngine } from "./engine.ts";
import { KEPT_GEOMETRIES } from "./geometry-store.ts";

let now = 0;
let engine: LayeredEngine;
beforeEach(async () => {
  now = 0;
  engine = await createEngine({ threads: 2, cachePoints: 4000, now: () => now });
});
afterEach(() => engine.close());

const use = (geometryKey: string) => {
  const { geometry, loadTexture } = testRequest();
  return engine.geometries.use(geometryKey, geometry, loadTexture, { priority: "solve" });
};
const others = Array.from({ length: KEPT_GEOMETRIES }, (_, n) => `other ${n}`);

test("a geometry in use stays, however many others are prepared and however long it takes", async () => {
  const inUse = await use("in use");
  for (const key of others) (await use(key)).release();
  now = 60 * 60_000;
  engine.geometries.dropUnused(now);
  expect(engine.geometries.size).toBe(1);
  const again = await use("in use");
  expect(again.geometry).toBe(inUse.geometry);
  again.release();
  inUse.release();
  now += 1;
  engine.geometries.dropUnused(now);
  expect(engine.geometries.size).toBe(0);
});

test("geometries beyond the limit go when their users are done", async () => {
  const inUse = await Promise.all(["in use", ...others].map(use));
  expect(engine.geometries.size).toBe(KEPT_GEOMETRIES + 1);
  const before = engine.arena.usedBytes;
  for (const { release } of inUse) release();
  expect(engine.geometries.size).toBe(KEPT_GEOMETRIES);
  expect(engine.arena.usedBytes).toBeLessThan(before);
});

test("two users that need the same one at once share it", async () => {
  // Loads the textures.
  (await use("same")).release();
  engine.geometries.dropUnused(1);
  const before = engine.arena.usedBytes;
  const [one, other] = await Promise.all([use("same"), use("same")]);
  expect(one.geometry).toBe(other.geometry);
  one.release();
  other.release();
  engine.geometries.dropUnused(1);
  expect(engine.arena.usedBytes).toBe(before);
});

test("two users of one geometry get the same light, whole after coarse", async () => {
  const { geometry, release } = await use("lit");
  const light = (quality: "coarse" | "whole") => engine.geometries.light(geometry, { priority: "solve" }, quality);
  const [whole, coarse] = await Promise.all([light("whole"), light("coarse")]);
  expect(coarse).toEqual(whole);
  expect(await light("whole")).toEqual(whole);
  release();
});

test("light that was aborted on the way is the same when it is made again", async () => {
  const { geometry, release } = await use("lit");
  const whole = await engine.geometries.light(geometry, { priority: "solve" });
  release();
  const fresh = await use("fresh");
  for (let part = 0; part < 40; part++) {
    const abort = new AbortController();
    const filling = engine.geometries.light(fresh.geometry, { priority: "solve", signal: abort.signal });
    setTimeout(() => abort.abort(new Error("changed my mind")), part);
    await filling.catch(() => undefined);
  }
  expect(await engine.geometries.light(fresh.geometry, { priority: "solve" })).toEqual(whole);
  fresh.release();
});

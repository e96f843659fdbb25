import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderAll, renderFinal, testRequest } from "../testing/test-request.ts";
import { TEST_CAMERAS } from "../testing/test-room.ts";
import { createEngine, type LayeredEngine } from "./engine.ts";

const MINUTE = 60_000;

let directory: string;
let now: number;
let discarded: number;
let engine: LayeredEngine;

const start = (cacheDirectory?: string) =>
  createEngine({
    threads: 2,
    cachePoints: 4000,
    ...(cacheDirectory !== undefined && { cacheDirectory }),
    now: () => now,
    discardPages: (block) => {
      discarded += block.byteLength;
      // What the system does.
      block.fill(0);
    },
  });

beforeEach(async () => {
  now = 0;
  discarded = 0;
  directory = await mkdtemp(join(tmpdir(), "give-back-"));
});
afterEach(async () => {
  await engine.close();
  await rm(directory, { recursive: true, force: true });
});

test("after a solve its memory is given back, and pictures stay the same", async () => {
  engine = await start(directory);
  const request = testRequest();
  const before = await renderFinal(engine, request);
  await engine.giveBack();
  expect(discarded).toBeGreaterThan(engine.figures().reservedBytes - engine.figures().usedBytes - 2e6);
  expect(engine.isWarm(request)).toBe(true);
  expect(Buffer.from((await renderFinal(engine, request)).jpeg).equals(before.jpeg)).toBe(true);
});

test("what no request used for a quarter of an hour is dropped, and read from the disk when it is wanted again", async () => {
  engine = await start(directory);
  const empty = engine.figures().usedBytes;
  const [left, used] = [testRequest(), testRequest({ camera: TEST_CAMERAS.basin })];
  const before = await renderFinal(engine, left);
  await renderFinal(engine, used);
  now = 10 * MINUTE;
  await renderFinal(engine, used);
  now = 16 * MINUTE;
  await engine.giveBack();
  expect([engine.isWarm(left), engine.isWarm(used)]).toEqual([false, true]);
  now = 60 * MINUTE;
  await engine.giveBack();
  expect(engine.figures()).toMatchObject({ usedBytes: empty, hotBytes: 0, textureBytes: 0, geometries: 0 });
  const again = await renderAll(engine, left);
  expect(again.map(({ stage }) => stage)).toEqual(["final"]);
  expect(Buffer.from(again.at(-1).jpeg).equals(before.jpeg)).toBe(true);
});

test("a view that is being solved keeps its geometry, however late it is", async () => {
  engine = await start(directory);
  const stages: string[] = [];
  const solving = engine.render(testRequest(), ({ stage }) => {
    stages.push(stage);
    // As after a computer's sleep.
    now += 60 * MINUTE;
    void engine.giveBack();
  });
  await solving;
  expect(stages).toEqual(["preview", "refined", "final"]);
});

test("without a cache directory views stay", async () => {
  engine = await start();
  const request = testRequest();
  await renderFinal(engine, request);
  now = 60 * MINUTE;
  await engine.giveBack();
  expect(engine.isWarm(request)).toBe(true);
});

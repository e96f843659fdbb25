import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderAll, renderFinal, testRequest } from "../testing/test-request.ts";
import { createEngine } from "./engine.ts";

let cacheDirectory = "";
beforeEach(async () => {
  cacheDirectory = await mkdtemp(join(tmpdir(), "render-ahead-"));
});
afterEach(() => rm(cacheDirectory, { recursive: true, force: true }));

const never = new AbortController().signal;

test("a view solved ahead is ready in memory where there is room, and on the disk", async () => {
  const engine = await createEngine({ threads: 2, cacheDirectory, cachePoints: 4000 });
  try {
    await engine.solveAhead(testRequest(), never);
    expect(engine.isWarm(testRequest())).toBe(true);
    expect(await readdir(cacheDirectory)).toHaveLength(1);
    expect((await renderAll(engine, testRequest())).map(({ stage }) => stage)).toEqual(["final"]);
  } finally {
    await engine.close();
  }
});

test("without room in memory the view is only stored, and a request for it gets one picture", async () => {
  const engine = await createEngine({ threads: 2, cacheDirectory, cachePoints: 4000, maxHotViewBytes: 1000 });
  try {
    await engine.solveAhead(testRequest(), never);
    expect(engine.hotBytes).toBe(0);
    expect(await readdir(cacheDirectory)).toHaveLength(1);
    expect((await renderAll(engine, testRequest())).map(({ stage }) => stage)).toEqual(["final"]);
  } finally {
    await engine.close();
  }
});

test("a view that an earlier process stored is restored, with the same picture", async () => {
  const first = await createEngine({ threads: 2, cacheDirectory, cachePoints: 4000 });
  await first.solveAhead(testRequest(), never);
  const { jpeg } = await renderFinal(first, testRequest());
  await first.close();
  const [file] = await readdir(cacheDirectory);
  const fileNumber = async () => (await stat(join(cacheDirectory, file!))).ino;
  const before = await fileNumber();
  const engine = await createEngine({ threads: 2, cacheDirectory, cachePoints: 4000 });
  try {
    await engine.solveAhead(testRequest(), never);
    expect(engine.isWarm(testRequest())).toBe(true);
    expect(await fileNumber()).toBe(before);
    expect(Buffer.compare((await renderFinal(engine, testRequest())).jpeg, jpeg)).toBe(0);
  } finally {
    await engine.close();
  }
});

test("an aborted solve frees the threads and keeps nothing half-solved", async () => {
  const engine = await createEngine({ threads: 2, cacheDirectory, cachePoints: 4000 });
  try {
    const abort = new AbortController();
    const ahead = engine.solveAhead(testRequest({ width: 960, height: 540 }), abort.signal);
    setTimeout(() => abort.abort(new Error("somebody asks")), 30);
    await expect(ahead).rejects.toThrow("somebody asks");
    const images = await renderAll(engine, testRequest());
    expect(images.map(({ stage }) => stage)).toEqual(["preview", "refined", "final"]);
    expect(await readdir(cacheDirectory)).toHaveLength(1);
  } finally {
    await engine.close();
  }
});

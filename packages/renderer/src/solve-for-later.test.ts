import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderAll, testRequest } from "../testing/test-request.ts";
import { createEngine } from "./engine.ts";

let cacheDirectory = "";
beforeEach(async () => {
  cacheDirectory = await mkdtemp(join(tmpdir(), "render-ahead-"));
});
afterEach(() => rm(cacheDirectory, { recursive: true, force: true }));

test("a view solved ahead takes no place in memory, and comes in one picture when it is asked for", async () => {
  const engine = await createEngine({ threads: 2, cacheDirectory, cachePoints: 4000 });
  try {
    await engine.solveAhead(testRequest(), new AbortController().signal);
    expect(engine.hotBytes).toBe(0);
    expect(await readdir(cacheDirectory)).toHaveLength(1);
    expect((await renderAll(engine, testRequest())).map(({ stage }) => stage)).toEqual(["final"]);
  } finally {
    await engine.close();
  }
});

test("whoever stops it gets the threads, and nothing half-solved is kept", async () => {
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

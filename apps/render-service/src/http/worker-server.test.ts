import { showSizes } from "@showroom/service/watched-sizes";
import { Registry } from "prom-client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { temporaryDirectory } from "../testing/service-fixture.ts";
import { jpegOf, pictureNameOf } from "../testing/sample-pictures.ts";
import { createTestEngine } from "../testing/test-engine.ts";
import { PictureStore } from "../pictures/picture-store.ts";
import { showLight, showPictures } from "./cache-metrics.ts";
import { startWorkerServer } from "./worker-server.ts";

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
beforeEach(async () => {
  directory = await temporaryDirectory();
});
afterEach(() => directory.remove());

it("a worker tells its health, and its caches with their limits", async () => {
  const registry = new Registry();
  const pictures = await PictureStore.open({ directory: directory.path, maxBytes: 5_000 });
  showPictures(registry, pictures);
  showLight(registry, createTestEngine());
  showSizes(registry);
  const server = await startWorkerServer({ host: "127.0.0.1", port: 0, metricsToken: null, registry });
  await pictures.put(pictureNameOf("a"), jpegOf("a"));
  await pictures.get(pictureNameOf("a"));
  await pictures.get(pictureNameOf("b"));
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).text();
  expect(JSON.parse(await get("/health/ready"))).toEqual({ status: "ready" });
  const metrics = await get("/metrics");
  for (const line of [
    `render_picture_bytes ${pictures.bytes}`,
    "render_picture_limit_bytes 5000",
    'render_picture_requests_total{found="here"} 1',
    'render_picture_requests_total{found="missing"} 1',
    "render_light_memory_bytes 1",
    "render_light_memory_limit_bytes 2",
    "render_light_disk_limit_bytes 4",
    'render_light_requests_total{light="solved"} 7',
    'memory_entries{name="geometries"} 8',
    'memory_entries_limit{name="geometries"} 9',
    'memory_entries{name="renderer-texture-bytes"} 10',
    'memory_entries_limit{name="fixture-shapes"} 96',
  ])
    expect(metrics).toContain(`${line}\n`);
  await server.stop();
});

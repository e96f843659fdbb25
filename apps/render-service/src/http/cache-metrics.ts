import type { Engine } from "@showroom/renderer/engine-types";
import { addCounters, addGauge, addGauges } from "@showroom/service/gauges";
import { watchSize } from "@showroom/service/watched-sizes";
import type { Registry } from "prom-client";
import { MOST_SHAPES, shapesKept } from "@showroom/scene/fixtures/remembered-parts";
import type { Pictures } from "../pictures/pictures.ts";

/** Adds the metrics of the stored pictures. */
export function showPictures(registry: Registry, pictures: Pictures): void {
  addGauge(registry, "render_picture_bytes", "Bytes of the pictures on this machine", () => pictures.bytes);
  addGauge(registry, "render_picture_limit_bytes", "Most bytes of them", () => pictures.maxBytes);
  addCounters(registry, "render_picture_requests_total", "Pictures looked for, by where they were", "found", () =>
    Object.entries(pictures.found),
  );
}

/** Adds what the resident memory of the process should stay below, except while light is solved. */
export function showMemoryLimit(registry: Registry, bytes: number): void {
  addGauge(registry, "render_memory_limit_bytes", "Resident memory that the process should keep", () => bytes);
}

/** Adds the metrics of the solved light of a process that renders. */
export function showLight(registry: Registry, engine: Pick<Engine, "figures">): void {
  addGauge(registry, "render_light_memory_bytes", "Bytes of solved light in memory", () => engine.figures().hotBytes);
  addGauge(registry, "render_light_memory_limit_bytes", "Most bytes of it", () => engine.figures().maxHotBytes);
  addGauge(registry, "render_light_disk_bytes", "Bytes of solved light on disk", () => engine.figures().storedBytes);
  addGauge(registry, "render_light_disk_limit_bytes", "Most bytes of it", () => engine.figures().maxStoredBytes);
  addGauges(
    registry,
    "render_kernel_memory_bytes",
    "Memory of the renderer's kernels: used now, and reserved",
    "state",
    () => {
      const { usedBytes, reservedBytes } = engine.figures();
      return Object.entries({ used: usedBytes, reserved: reservedBytes });
    },
  );
  const { maxGeometries, maxTextureBytes } = engine.figures();
  watchSize("geometries", maxGeometries, () => engine.figures().geometries);
  watchSize("renderer-texture-bytes", maxTextureBytes, () => engine.figures().textureBytes);
  watchSize("fixture-shapes", MOST_SHAPES, shapesKept);
  addCounters(registry, "render_light_requests_total", "Pictures made, by where their light was", "light", () => {
    const { hot, stored, solved } = engine.figures();
    return Object.entries({ memory: hot, stored, solved });
  });
}

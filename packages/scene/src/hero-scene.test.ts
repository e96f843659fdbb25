import { expect, test } from "vitest";
import { meshFaults } from "../testing/mesh-checks.ts";
import { buildHarbourHeroScene } from "./harbour-hero-scene.ts";
import { buildHeroScene } from "./hero-scene.ts";
import { FIXTURE_TEXTURES } from "./textures.ts";

test.each([buildHeroScene, buildHarbourHeroScene])("%o is sound and uses textures that exist", (build) => {
  const scene = build();
  const { meshes, surfaces } = scene.geometry();
  for (const mesh of meshes) expect(meshFaults(mesh), mesh.name).toEqual([]);
  for (const surface of Object.keys(surfaces)) expect(Object.keys(scene.finishes)).toContain(surface);
  for (const finish of Object.values(scene.finishes))
    if (finish.kind === "tile") expect(FIXTURE_TEXTURES).toContain(finish.texture);
});

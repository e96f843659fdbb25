import { buildScene } from "@showroom/scene/build-scene";
import { fixtureTexture } from "@showroom/scene/textures";
import { expect, test } from "vitest";
import { model, sceneInput } from "../../scene/testing/articles.ts";
import { decodePixels, unevenness } from "../testing/image-metrics.ts";
import { renderAll } from "../testing/test-request.ts";
import { loadTestTexture } from "../testing/test-tiles.ts";
import { createEngine } from "./engine.ts";

const FACES: Readonly<Record<string, string>> = { "wall-face": "white", "floor-face": "slate" };
const [WIDTH, HEIGHT] = [512, 288];
/** Steps of 255. The eye sees spots on a white wall from about one and a half on. */
const EVEN = 1;

test("a white wall has no visible spots in any picture, including the preview", { timeout: 120_000 }, async () => {
  const wall = { tile: "wall", groutColor: "#FFFBF2", pattern: "straight", extent: "wall" } as const;
  const scene = buildScene(
    sceneInput({
      aspect: WIDTH / HEIGHT,
      structure: { ceilingType: "Full", wallTiles: { back: wall, left: wall, right: wall, front: wall } },
      models: [model("toilet", "soft"), model("control-plate", "square")],
    }),
  );
  const loadTexture = async (id: string) => (FACES[id] ? loadTestTexture(FACES[id]) : fixtureTexture(id));
  const engine = await createEngine({ threads: 2 });
  try {
    const images = await renderAll(engine, { ...scene, width: WIDTH, height: HEIGHT, samples: 15, loadTexture });
    expect(images.map(({ stage }) => stage)).toEqual(["preview", "refined", "final"]);
    for (const { stage, jpeg, width, height } of images) {
      const underTheWindow = {
        left: Math.round(0.02 * width),
        top: Math.round(0.6 * height),
        width: Math.round(0.1 * width),
        height: Math.round(0.3 * height),
      };
      expect(unevenness(await decodePixels(jpeg), width, underTheWindow), stage).toBeLessThan(EVEN);
    }
  } finally {
    await engine.close();
  }
});

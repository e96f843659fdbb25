import { buildScene } from "@showroom/scene/build-scene";
import { partsInView, type PartsInView } from "@showroom/scene/parts-in-view";
import { fixtureTexture } from "@showroom/scene/textures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BATHROOM_KINDS, model, sceneInput, TOILET_KINDS, type Wish } from "../../scene/testing/articles.ts";
import { decodePixels } from "../testing/image-metrics.ts";
import { renderFinal } from "../testing/test-request.ts";
import { loadTestTexture } from "../testing/test-tiles.ts";
import { createEngine, type LayeredEngine } from "./engine.ts";

const FACES: Readonly<Record<string, string>> = { "wall-face": "white", "other-face": "green", "floor-face": "slate" };
/** Pixels along the longer side. */
const LONG = 320;
type Camera = NonNullable<Wish["cameraPosition"]>;

/** A pixel counts as changed from so many steps of 255 on, in any channel. */
const STEP = 12;

let engine: LayeredEngine;
beforeAll(async () => {
  engine = await createEngine({ threads: 2, cachePoints: 4000 });
});
afterAll(() => engine.close());

interface Shown {
  readonly pixels: Uint8Array;
  readonly view: PartsInView;
}

async function show(wish: Wish, width: number, height: number): Promise<Shown> {
  const loadTexture = async (id: string) => (FACES[id] ? loadTestTexture(FACES[id]) : fixtureTexture(id));
  const input = sceneInput({ aspect: width / height, ...wish });
  const { jpeg } = await renderFinal(engine, { ...buildScene(input), width, height, samples: 16, loadTexture });
  return { pixels: await decodePixels(jpeg), view: await partsInView(input, width, () => Promise.resolve()) };
}

/** The pixels of a part that have only pixels of this part round them: on an edge a pixel shows both sides. */
function inside({ width, height, seen, glass, parts }: PartsInView, name: string): readonly number[] {
  const number = parts.findIndex((part) => JSON.stringify(part).includes(`"${name}"`)) + 1;
  const isIn = (pixel: number): boolean => number > 0 && seen[pixel] === number && glass[pixel] === 0;
  return Array.from(seen.keys()).filter((pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    if (x < 1 || y < 1 || x > width - 2 || y > height - 2) return false;
    return [-1, 0, 1].every((up) => [-1, 0, 1].every((across) => isIn(pixel + up * width + across)));
  });
}

function changedShare(pixels: readonly number[], before: Shown, after: Shown): number {
  const changed = pixels.filter((pixel) =>
    [0, 1, 2].some((k) => Math.abs((before.pixels[3 * pixel + k] ?? 0) - (after.pixels[3 * pixel + k] ?? 0)) >= STEP),
  );
  return changed.length / pixels.length;
}

const wall = { tile: "wall", groutColor: "#FFFBF2", pattern: "straight", extent: "wall" } as const;
const walls = { back: wall, left: wall, right: wall, front: wall };
const kinds = { Bathroom: BATHROOM_KINDS, Toilet: TOILET_KINDS } as const;

/** What is changed in a room, where it has to show, and from which cameras. */
const CASES: readonly (readonly [
  name: string,
  room: "Bathroom" | "Toilet",
  cameras: readonly Camera[],
  change: (models: NonNullable<Wish["models"]>) => Wish,
])[] = [
  ["floor", "Bathroom", ["front", "bath"], () => ({ structure: { floorTile: "other-wall" } })],
  ["back", "Bathroom", ["front"], () => ({ structure: { wallTiles: { ...walls, back: { ...wall, tile: "floor" } } } })],
  ["left", "Toilet", ["front"], () => ({ structure: { wallTiles: { ...walls, left: { ...wall, tile: "floor" } } } })],
  ...(["bath", "radiator", "control-plate", "toilet"] as const).map(
    (kind) =>
      [
        `product-${BATHROOM_KINDS.indexOf(kind)}`,
        "Bathroom",
        ["front"],
        (models: NonNullable<Wish["models"]>) => ({
          models: models.map((one) => (one.kind === kind ? { ...one, finish: "matt-black" as const } : one)),
        }),
      ] as const,
  ),
];

test.each(CASES)(
  "what the renderer draws of %s in a %s is where it is found",
  { timeout: 300_000 },
  async (name, roomType, cameras, change) => {
    for (const cameraPosition of cameras) {
      const [width, height] = roomType === "Toilet" ? [(LONG * 3) / 4, LONG] : [LONG, (LONG * 9) / 16];
      const models = kinds[roomType].map((kind) => model(kind));
      const before: Wish = { structure: { roomType }, models, cameraPosition };
      const changes = change(models);
      const after: Wish = { ...before, ...changes, structure: { roomType, ...changes.structure } };
      const [first, second] = [await show(before, width, height), await show(after, width, height)];
      const pixels = inside(first.view, name);
      expect(pixels.length, cameraPosition).toBeGreaterThan(40);
      // The shine of a ceramic or the dark below a cabinet hides its colour here and there.
      expect(changedShare(pixels, first, second), cameraPosition).toBeGreaterThan(0.9);
    }
  },
);

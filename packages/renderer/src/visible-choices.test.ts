import { buildScene } from "@showroom/scene/build-scene";
import { fixtureTexture } from "@showroom/scene/textures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { model, sceneInput, SHAPES, type Wish } from "../../scene/testing/articles.ts";
import { decodePixels } from "../testing/image-metrics.ts";
import { renderFinal } from "../testing/test-request.ts";
import { loadTestTexture } from "../testing/test-tiles.ts";
import { createEngine, type LayeredEngine } from "./engine.ts";

type FixtureModel = ReturnType<typeof model>;

const FACES: Readonly<Record<string, string>> = {
  "wall-face": "white",
  "other-face": "green",
  "herringbone-face": "terracotta",
  "floor-face": "slate",
};
/** Small; a joint of three millimetres is still a third of a pixel wide. */
const [WIDTH, HEIGHT] = [224, 126];
/** A pixel counts as changed from so many steps of 255 on, in any channel. */
const STEP = 12;
/** Share of pixels that a choice must change. */
const VISIBLE = 0.004;

let engine: LayeredEngine;
beforeAll(async () => {
  engine = await createEngine({ threads: 2, cachePoints: 4000 });
});
afterAll(() => engine.close());

async function look(wish: Wish): Promise<Uint8Array> {
  const loadTexture = async (id: string) => (FACES[id] ? loadTestTexture(FACES[id]) : fixtureTexture(id));
  const scene = buildScene(sceneInput({ aspect: WIDTH / HEIGHT, ...wish }));
  return decodePixels(
    (await renderFinal(engine, { ...scene, width: WIDTH, height: HEIGHT, samples: 16, loadTexture })).jpeg,
  );
}

/** Share of pixels in which two pictures differ clearly; stops counting where there are enough. */
function changed(a: Uint8Array, b: Uint8Array): number {
  const enough = VISIBLE * WIDTH * HEIGHT;
  let count = 0;
  for (let i = 0; i < a.length && count < enough; i += 3) {
    const differs = (k: number): boolean => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)) >= STEP;
    if (differs(0) || differs(1) || differs(2)) count += 1;
  }
  return count / (WIDTH * HEIGHT);
}

function expectAllDifferent(pictures: ReadonlyMap<string, Uint8Array>): void {
  const same: string[] = [];
  const all = [...pictures];
  for (const [at, [name, picture]] of all.entries()) {
    for (const [other, otherPicture] of all.slice(at + 1)) {
      if (changed(picture, otherPicture) < VISIBLE) same.push(`${name} looks like ${other}`);
    }
  }
  expect(same).toEqual([]);
}

async function lookAtAll(wishes: Readonly<Record<string, Wish>>): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  for (const [name, wish] of Object.entries(wishes)) pictures.set(name, await look(wish));
  return pictures;
}

const wall = { tile: "wall", groutColor: "#FFFBF2", pattern: "straight", extent: "wall" } as const;
const walls = (changes: { readonly tile?: string; readonly groutColor?: string }) => {
  const changedWall = { ...wall, ...changes };
  return { back: changedWall, left: changedWall, right: changedWall, front: changedWall };
};
const accent = { tile: "herringbone", groutColor: "#FFFBF2", pattern: "herringbone" } as const;

test(
  "tiles, grout, profile, ceiling and every accent show in the picture of the room",
  { timeout: 300_000 },
  async () => {
    const toilet = [model("toilet", "soft"), model("control-plate", "square")];
    const room = (structure: Wish["structure"]): Wish => ({ structure: structure ?? {}, models: toilet });
    expectAllDifferent(
      await lookAtAll({
        plain: room({}),
        "green wall tile": room({ wallTiles: walls({ tile: "other-wall" }) }),
        "green with dark grout": room({ wallTiles: walls({ tile: "other-wall", groutColor: "#202020" }) }),
        "other floor tile": room({ floorTile: "other-wall" }),
        profile: room({ finishingProfile: "profile" }),
        "green to the ceiling": room({ wallTiles: walls({ tile: "other-wall" }), ceilingType: "Full" }),
        "floor tile on one wall": room({ wallTiles: { ...walls({}), back: { ...wall, tile: "floor" } } }),
        "floor tile on all walls": room({ wallTiles: walls({ tile: "floor" }) }),
        "herringbone wall": room({ wallTiles: { ...walls({}), back: { ...accent, extent: "wall" } } }),
        "herringbone reservoir": room({ wallTiles: { ...walls({}), back: { ...accent, extent: "reservoir" } } }),
      }),
    );
  },
);

const CLOSE_UPS = [
  ["toilet", "toilet"],
  ["basin-cabinet", "cabinet"],
  ["basin-tap", "taps"],
  ["radiator", "radiator"],
] as const satisfies readonly (readonly [FixtureModel["kind"], Wish["cameraPosition"]])[];
const FINISHES: readonly FixtureModel["finish"][] = ["white", "chrome", "matt-black", "brass"];

test.each(CLOSE_UPS)(
  "every shape and finish of a %s shows in its own picture",
  { timeout: 300_000 },
  async (kind, cameraPosition) => {
    const others = [model("basin-cabinet", "soft"), model("mirror", "soft")].filter((other) => other.kind !== kind);
    const wish = (changed: FixtureModel): Wish => ({ models: [...others, changed], cameraPosition });
    const shapes = SHAPES.map((shape) => [shape, wish(model(kind, shape))] as const);
    const finishes = FINISHES.map((finish) => [finish, wish(model(kind, "round", { finish }))] as const);
    expectAllDifferent(await lookAtAll(Object.fromEntries(shapes)));
    expectAllDifferent(await lookAtAll(Object.fromEntries(finishes)));
  },
);

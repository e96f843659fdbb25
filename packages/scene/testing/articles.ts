import type { FixtureKind, FixtureModel, RenderArticle } from "@showroom/domain/model/fixture-model";
import type { CameraPosition, RenderSceneStructure } from "@showroom/domain/render/render-request";
import type { SceneInput } from "../src/view-room.ts";

type Shape = FixtureModel["shape"];
export const SHAPES: readonly Shape[] = ["round", "square", "soft", "slim"];

/** Everyday measures of every kind of fixture, millimetres. */
const MEASURES: Readonly<Record<FixtureKind, readonly [width: number, depth: number, height: number]>> = {
  toilet: [360, 530, 340],
  "control-plate": [246, 10, 164],
  basin: [600, 460, 150],
  "basin-cabinet": [1000, 460, 520],
  mirror: [900, 25, 800],
  "basin-tap": [46, 130, 170],
  siphon: [70, 200, 260],
  radiator: [500, 80, 1400],
  "shower-screen": [900, 10, 2000],
  "rain-shower": [300, 380, 10],
  "hand-shower": [100, 60, 900],
  "shower-gutter": [800, 80, 20],
  bath: [1700, 750, 580],
  "bath-tap": [300, 180, 80],
  "bath-drain": [70, 70, 20],
  fountain: [360, 220, 120],
  "fountain-tap": [40, 100, 140],
  "shower-tap": [300, 80, 60],
  accessory: [150, 80, 60],
};

export function model(kind: FixtureKind, shape: Shape = "round", changes: Partial<FixtureModel> = {}): FixtureModel {
  const [width, depth, height] = MEASURES[kind];
  return { kind, shape, width, depth, height, finish: kind === "basin-cabinet" ? "oak" : "white", ...changes };
}

export const BATHROOM_KINDS: readonly FixtureKind[] = [
  "toilet",
  "control-plate",
  "basin-cabinet",
  "mirror",
  "basin-tap",
  "radiator",
  "shower-screen",
  "rain-shower",
  "hand-shower",
  "shower-tap",
  "shower-gutter",
  "bath",
  "bath-tap",
  "bath-drain",
  "accessory",
];
export const TOILET_KINDS: readonly FixtureKind[] = [
  "toilet",
  "control-plate",
  "fountain",
  "fountain-tap",
  "siphon",
  "mirror",
  "accessory",
  "radiator",
];

const TILES: readonly RenderArticle[] = [
  { kind: "tile", productNumber: "wall", width: 300, length: 600, texture: "wall-face", roughness: 0.1, groutWidth: 2 },
  {
    kind: "tile",
    productNumber: "other-wall",
    width: 200,
    length: 200,
    texture: "other-face",
    roughness: 0.3,
    groutWidth: 3,
  },
  {
    kind: "tile",
    productNumber: "herringbone",
    width: 75,
    length: 300,
    texture: "herringbone-face",
    roughness: 0.1,
    groutWidth: 2,
  },
  {
    kind: "tile",
    productNumber: "floor",
    width: 600,
    length: 600,
    texture: "floor-face",
    roughness: 0.4,
    groutWidth: 3,
  },
];

export interface Wish {
  readonly structure?: Partial<RenderSceneStructure>;
  readonly models?: readonly FixtureModel[];
  readonly cameraPosition?: CameraPosition;
  readonly aspect?: number;
}

/** A request for a room with the given fixtures, numbered as product-0 and on. */
export function sceneInput({
  structure = {},
  models = [],
  cameraPosition = "front",
  aspect = 16 / 9,
}: Wish = {}): SceneInput {
  const articles = new Map(TILES.map((tile) => [tile.productNumber, tile]));
  articles.set("profile", { kind: "profile", productNumber: "profile", finish: "brass" });
  for (const [index, fixture] of models.entries())
    articles.set(`product-${index}`, { kind: "fixture", productNumber: `product-${index}`, model: fixture });
  const wall = { tile: "wall", groutColor: "#FFFBF2", pattern: "straight", extent: "wall" } as const;
  return {
    structure: {
      roomType: "Bathroom",
      floorTile: "floor",
      floorGroutColor: "#C0C0C0",
      wallTiles: { back: wall, left: wall, right: wall, front: wall },
      ceilingType: "Half",
      productChoices: models.map((_, index) => `product-${index}`),
      ...structure,
    },
    cameraPosition,
    aspect,
    article: (productNumber) => articles.get(productNumber),
  };
}

import type { BuiltScene } from "@showroom/scene/built-scene";
import { buildHarbourHeroScene } from "@showroom/scene/harbour-hero-scene";
import { buildHeroScene, heroTile } from "@showroom/scene/hero-scene";
import type { SurfaceFinish, SurfaceFinishes } from "@showroom/scene/mesh-format";
import type { CameraMove } from "./camera-move.ts";

/** One camera move, during which the finishes of the room change. */
export interface Shot {
  readonly scene: BuiltScene;
  readonly move: CameraMove;
  /** Seconds. */
  readonly length: number;
  readonly looks: readonly SurfaceFinishes[];
}

export interface Film {
  readonly name: string;
  readonly shots: readonly Shot[];
}

const tiled = (finish: SurfaceFinish | undefined): Extract<SurfaceFinish, { kind: "tile" }> => {
  if (finish?.kind !== "tile") throw new Error("A hero room has no tiled floor");
  return finish;
};

const wearing = ({ finishes }: BuiltScene, wall: SurfaceFinish, floor: SurfaceFinish): SurfaceFinishes => ({
  ...finishes,
  floor,
  reservoir: wall,
  "back-lower": wall,
  "back-upper": wall,
});

const hero = buildHeroScene();
const harbour = buildHarbourHeroScene();
const stone = tiled(hero.finishes.floor);
const slate = tiled(harbour.finishes.floor);

const chalk = wearing(hero, heroTile("tile/chalk", 0.075, 0.3, [0.6, 0.57, 0.5], 0.1, "herringbone"), {
  ...stone,
  texture: "wood/oak",
  tileWidth: 1.2,
  tileHeight: 0.2,
  groutWidth: 0.001,
});
const sage = wearing(harbour, heroTile("tile/sage", 0.1, 0.3, [0.55, 0.54, 0.48], 0.12, "straight"), slate);
const limestone = wearing(harbour, heroTile("stone/limestone", 0.6, 0.3, [0.5, 0.46, 0.39], 0.12, "staggered"), {
  ...slate,
  texture: "stone/grey",
});

/** When this changes, also change the captions next to the films, which describe the pictures by time. */
export const FILMS: readonly Film[] = [
  {
    name: "intro-showroom",
    shots: [
      {
        scene: hero,
        length: 5.3,
        looks: [hero.finishes, chalk],
        move: {
          from: { position: [1.86, -1.15, 1.3], target: [1.42, 3.5, 0.9], horizontalFov: 58, upright: true },
          to: { position: [1.3, -0.42, 1.3], target: [1.42, 3.5, 0.94], horizontalFov: 58, upright: true },
        },
      },
      {
        scene: hero,
        length: 3,
        looks: [wearing(hero, heroTile("tile/harbour", 0.075, 0.3, [0.4, 0.41, 0.41], 0.1, "straight"), stone)],
        move: {
          from: { position: [1.12, 1.02, 1.42], target: [2.86, 2.12, 1.06], horizontalFov: 52, upright: true },
          to: { position: [1.44, 0.72, 1.36], target: [2.82, 2.06, 1.04], horizontalFov: 50, upright: true },
        },
      },
    ],
  },
  {
    name: "intro-project",
    shots: [
      {
        scene: harbour,
        length: 5.3,
        looks: [harbour.finishes, sage],
        move: {
          from: { position: [1.56, -0.62, 1.3], target: [1.42, 3.2, 0.86], horizontalFov: 58, upright: true },
          to: { position: [1.08, -1.1, 1.32], target: [1.42, 3.2, 0.88], horizontalFov: 58, upright: true },
        },
      },
      {
        scene: harbour,
        length: 3,
        looks: [limestone],
        move: {
          from: { position: [1.02, 0.74, 1.4], target: [2.66, 1.82, 1.04], horizontalFov: 52, upright: true },
          to: { position: [1.3, 0.46, 1.34], target: [2.62, 1.76, 1.02], horizontalFov: 50, upright: true },
        },
      },
    ],
  },
];

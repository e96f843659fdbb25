import { finishMaterial, LACQUER, PAINT } from "../materials.ts";
import { finalize } from "../mesh/finalize.ts";
import { box, cloth, cylinderAlong } from "../mesh/primitives.ts";
import { join, move, rotate, type Solid } from "../mesh/solid.ts";
import type { Vec3 } from "../mesh/vec.ts";
import type { SceneMaterial, SceneMesh } from "../mesh-format.ts";
import { sheetMesh } from "../room/sheet.ts";

const SKY: SceneMaterial = { kind: "light", radiance: [8.6, 9, 9.4] };
const CURTAIN: SceneMaterial = { kind: "diffuse", albedo: [0.74, 0.71, 0.65] };
const REVEAL = 0.12;

export interface GardenWindow {
  /** Along the left wall, metres from the front. */
  readonly from: number;
  readonly to: number;
  readonly top: number;
}

/** Glass doors from the floor up in the left wall (x = 0), full of daylight, with a curtain at either side. */
export function gardenWindowMeshes({ from, to, top }: GardenWindow): readonly SceneMesh[] {
  const [x, y, z, back]: readonly Vec3[] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [-1, 0, 0],
  ];
  const sill = 0.02;
  const height = top - sill;
  const reveal = sheetMesh("window reveal", PAINT, [
    { origin: [0, from, sill], u: back!, v: z!, width: REVEAL, height, uv: [0, 0] },
    { origin: [-REVEAL, to, sill], u: x!, v: z!, width: REVEAL, height, uv: [0, 0] },
    { origin: [-REVEAL, from, top], u: y!, v: x!, width: to - from, height: REVEAL, uv: [0, 0] },
    { origin: [-REVEAL, to, sill], u: [0, -1, 0], v: x!, width: to - from, height: REVEAL, uv: [0, 0] },
  ]);
  const bar = 0.06;
  const face = -REVEAL + 0.07;
  const third = (to - from) / 3;
  const posts = [from, from + third, from + 2 * third, to].map((at) =>
    box([-REVEAL, Math.max(from, at - bar / 2), sill], [face, Math.min(to, at + bar / 2), top], 0.004),
  );
  const frame: Solid = join(
    ...posts,
    box([-REVEAL, from, sill - 0.001], [face - 0.002, to, sill + bar], 0.004),
    box([-REVEAL, from, top - bar], [face - 0.002, to, top + 0.001], 0.004),
  );
  const pane = sheetMesh("sky", SKY, [
    { origin: [-REVEAL + 0.02, from, sill], u: y!, v: z!, width: to - from, height, uv: [0, 0] },
  ]);
  const rail = move(rotate(cylinderAlong("x", 0.012, 0, to - from + 1.3), "z", Math.PI / 2), [
    0.1,
    from - 0.6,
    top + 0.14,
  ]);
  return [
    reveal,
    finalize("window frame", finishMaterial("matt-black"), frame),
    pane,
    finalize("curtain rail", LACQUER, rail),
    finalize("curtain near", CURTAIN, curtain(from - 0.5, from + 0.12, top + 0.13)),
    finalize("curtain far", CURTAIN, curtain(to - 0.1, to + 0.52, top + 0.13)),
  ];
}

/** Hangs in even folds just off the floor. */
function curtain(from: number, to: number, top: number): Solid {
  const folds = Math.round((to - from) / 0.085);
  return cloth(
    (u, v) => {
      const swing = Math.sin(u * folds * 2 * Math.PI + 0.5 * Math.sin(v * 3)) * (0.026 + 0.008 * (1 - v));
      return [0.1 + swing, from + (to - from) * u, 0.015 + (top - 0.015) * v];
    },
    folds * 12,
    10,
    0.003,
  );
}

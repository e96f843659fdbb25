import type { FixtureKind, FixtureModel } from "@showroom/domain/model/fixture-model";
import type { BuiltScene } from "./built-scene.ts";
import { frameBounds } from "./cameras.ts";
import { accessoryType } from "./fixtures/accessory.ts";
import { fixtureParts, UNFITTED } from "./fixtures/fixture-parts.ts";
import { sizeOf } from "./fixtures/size.ts";
import { drainAndOverflow } from "./fixtures/bath.ts";
import { isFloorTap } from "./fixtures/floor-tap.ts";
import { railOf } from "./fixtures/thermostat.ts";
import { isWallTap } from "./fixtures/wall-tap.ts";
import { hardwareMaterial } from "./materials.ts";
import { finalize } from "./mesh/finalize.ts";
import type { Part } from "./mesh/part.ts";
import { boundsOf, move, rotate } from "./mesh/solid.ts";
import { normalize, type Vec3 } from "./mesh/vec.ts";
import { stableHash } from "./stable-hash.ts";
import { studio } from "./studio.ts";

/** How one kind of article is placed and seen. */
interface Staging {
  /** Where its frame stands: height above the floor and distance before the wall, metres. */
  readonly z: number;
  readonly out: number;
  /** From the article to the camera: right, out of the wall, up. */
  readonly from: Vec3;
}

const STAGINGS: Readonly<Record<FixtureKind, Staging>> = {
  toilet: { z: 0, out: 0, from: [-0.62, 1, 0.5] },
  "control-plate": { z: 0.4, out: 0, from: [-0.42, 1, 0.14] },
  basin: { z: 0.7, out: 0, from: [-0.5, 1, 0.55] },
  "basin-cabinet": { z: 0.9, out: 0, from: [-0.5, 1, 0.36] },
  mirror: { z: 0.9, out: 0, from: [-0.5, 1, 0.06] },
  "basin-tap": { z: 0, out: 0.3, from: [-0.9, 0.9, 0.42] },
  siphon: { z: 0.6, out: UNFITTED.drainToWall, from: [-0.9, 0.8, 0.18] },
  radiator: { z: 0.3, out: 0, from: [-0.55, 1, 0.1] },
  "shower-screen": { z: 0, out: 0, from: [-1, 0.75, 0.14] },
  "rain-shower": { z: 0.9, out: 0, from: [-0.75, 1, -0.24] },
  "hand-shower": { z: 0.5, out: 0, from: [-0.6, 1, 0.1] },
  "shower-gutter": { z: 0, out: 0.5, from: [-0.45, 0.8, 0.75] },
  bath: { z: 0, out: 0, from: [-0.5, 1, 0.62] },
  "bath-tap": { z: 0.6, out: 0, from: [-0.62, 1, 0.34] },
  "bath-drain": { z: 0, out: 0.3, from: [-0.4, 0.9, 0.8] },
  fountain: { z: 0.7, out: 0, from: [-0.55, 1, 0.6] },
  "fountain-tap": { z: 0, out: 0.3, from: [-0.9, 0.9, 0.42] },
  "shower-tap": { z: 0.6, out: 0, from: [-0.6, 1, 0.3] },
  accessory: { z: 0.7, out: 0, from: [-0.6, 1, 0.24] },
};

function stagingOf(model: FixtureModel): Staging {
  if (isFloorTap(model)) return { z: 0, out: 0.4, from: [-0.9, 0.9, 0.3] };
  if (isWallTap(model)) return { z: 0.5, out: 0, from: [-0.62, 1, 0.34] };
  return STAGINGS[model.kind];
}

/** A still life of one article on warm paper, for a square catalogue picture. */
export function buildProductScene(model: FixtureModel): BuiltScene {
  const staging = stagingOf(model);
  const parts =
    model.kind === "bath-drain" ? laidOut(model) : [...fixtureParts(model, sizeOf(model), UNFITTED), ...rail(model)];
  const placed = parts.map((part) => ({ ...part, solid: move(part.solid, [0, -staging.out, staging.z]) }));
  const bounds = boundsOf(placed.flatMap((part) => part.solid.points));
  const [right, out, up] = staging.from;
  const fill = model.kind === "accessory" && accessoryType(model) === "towel-rail" ? 0.66 : 0.76;
  return {
    geometryKey: stableHash({ product: model, version: 9 }),
    geometry: () => ({
      meshes: [...studio(bounds), ...placed.map((part) => finalize(part.name, part.material, part.solid))],
      surfaces: {},
    }),
    camera: frameBounds(bounds, normalize([right, -out, up]), 1, fill, 30),
    finishes: {},
    warnings: [],
  };
}

/** The rail that comes with a thermostat, hung beside it. */
function rail(model: FixtureModel): readonly Part[] {
  return railOf(model).flatMap((beside) =>
    fixtureParts(beside, sizeOf(beside), UNFITTED).map((part) => ({
      ...part,
      name: `rail ${part.name}`,
      solid: move(part.solid, [0.34, 0, 0.02]),
    })),
  );
}

/** A bath's drain and overflow side by side on the table. */
function laidOut(model: FixtureModel): readonly Part[] {
  const { drain, overflow } = drainAndOverflow(model);
  const material = hardwareMaterial(model.finish);
  return [
    { name: "drain", material, solid: move(drain, [-0.055, 0, 0]) },
    { name: "overflow", material, solid: move(rotate(overflow, "x", -Math.PI / 2), [0.055, 0, 0]) },
  ];
}

/** Gives every cell the surfaces of the sample in its middle, and fills the planes of geometry with them. */
import { dot, sub, wOf } from "../math/vec";
import { lowPointAt, pointAt, view } from "../memory/bound";
import { Layer, LAYERS } from "../memory/light-cells";
import { meshIn, SurfacePoint } from "../memory/samples";
import {
  CONE,
  hasLayer,
  NORMAL,
  placeInPlane,
  planeOf,
  PLANES,
  planeStride,
  presencePlane,
  REFLECTED,
  REFLECTED_CONE,
  sampleInCell,
  SURFACE,
  writeVector,
} from "./planes";

/** Tolerance for rounding when squared lengths of paths are compared. */
const STRAIGHT: f32 = 0.998;
/** Distance from which on samples say nothing about one another, metres. */
const WIDEST: f32 = 0.1;

/** Whether surface A is seen in a mirror. Then the path to it, which follows from its cone, is longer than the straight distance. */
@inline
function isMirrored(point: SurfacePoint): bool {
  const straight = sub(point.position, view.eye);
  const way = wOf(point.position) / view.pixelAngle;
  return dot(straight, straight) < way * way * STRAIGHT;
}

/** Distance of neighbouring samples on the surface that they see, metres. A curved mirror spreads them more than distance alone. */
function spreadOf(sample: i32, reflected: bool): f32 {
  const here = pointAt(sample);
  const mesh = meshIn(here, reflected);
  if (mesh == 0) return 0;
  const x = sample % view.width;
  const beside = sample + (x + 1 < view.width ? 1 : -1);
  const below = sample + (sample + view.width < view.width * view.height ? view.width : -view.width);
  let widest = wOf(here.position);
  for (let k = 0; k < 2; k++) {
    const other = pointAt(k == 0 ? beside : below);
    if (meshIn(other, reflected) != mesh) continue;
    const apart = reflected ? sub(other.reflectedPosition, here.reflectedPosition) : sub(other.position, here.position);
    widest = max<f32>(widest, sqrt<f32>(dot(apart, apart)));
  }
  return min<f32>(widest, WIDEST);
}

/** Fills the planes of geometry for rows [from, to), and clears all other planes. */
export function spreadSurfaces(from: i32, to: i32): void {
  const rowBytes = (<usize>planeStride()) << 2;
  for (let y = from; y < to; y++) {
    for (let plane = 0; plane < PLANES; plane++) {
      memory.fill(planeOf(plane) + <usize>y * rowBytes, 0, rowBytes);
    }
    for (let x = 0; x < view.lowWidth; x++) {
      const point = lowPointAt(y * view.lowWidth + x);
      const place = placeInPlane(x, y);
      writeVector(SURFACE, place, point.position);
      writeVector(REFLECTED, place, point.reflectedPosition);
      if (hasLayer(point, Layer.Surface)) writeVector(SURFACE + NORMAL, place, point.normal);
      if (hasLayer(point, Layer.Reflected)) writeVector(REFLECTED + NORMAL, place, point.reflectedNormal);
      const sample = sampleInCell(x, y);
      store<f32>(planeOf(CONE) + place, isMirrored(point) ? spreadOf(sample, false) : wOf(point.position));
      store<f32>(planeOf(REFLECTED_CONE) + place, spreadOf(sample, true));
      for (let layer = 0; layer < LAYERS; layer++) {
        store<f32>(planeOf(presencePlane(layer)) + place, hasLayer(point, layer) ? 1 : 0);
      }
    }
  }
}

/** Kernel: copies the surfaces of the middle samples of rows [from, to) of cells, and fills the planes of geometry. */
export function collectCells(from: i32, to: i32): void {
  for (let cy = from; cy < to; cy++) {
    for (let cx = 0; cx < view.lowWidth; cx++) {
      memory.copy(
        changetype<usize>(lowPointAt(cy * view.lowWidth + cx)),
        changetype<usize>(pointAt(sampleInCell(cx, cy))),
        offsetof<SurfacePoint>(),
      );
    }
  }
  spreadSurfaces(from, to);
}

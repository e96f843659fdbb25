/** Light at a sample from the quarter-resolution cells around it, kept apart where surfaces differ. */
import {
  cellCount,
  Layer,
  LOW,
  lowPointAt,
  scratch,
  SurfacePoint,
  view,
} from "./layout";
import { fastExp } from "./packing";
import { add, dot, mix, scale, splat, sub, wOf } from "./vec";

/** Anchor of a sample: one of the four surrounding cells, or all of them by distance. */
export const ANCHOR_ALL: u32 = 4;
/** Below this sum of weights, the four nearest cells say nothing about the sample. */
const TOO_LITTLE: f32 = 0.1;
const STILL_TOO_LITTLE: f32 = 0.3;

let cornerX: i32 = 0;
let cornerY: i32 = 0;
let alongX: f32 = 0;
let alongY: f32 = 0;

/** What `interpolate` found. */
export let blended: v128 = f32x4.splat(0);
export let blendedGloss: v128 = f32x4.splat(0);
export let anchor: u32 = ANCHOR_ALL;
export let certain: bool = true;

/** Finds the cells around a pixel. */
@inline
export function locate(x: i32, y: i32): void {
  const fromX = x - LOW / 2;
  const fromY = y - LOW / 2;
  cornerX = fromX >> 2;
  cornerY = fromY >> 2;
  alongX = <f32>(fromX & 3) * <f32>0.25;
  alongY = <f32>(fromY & 3) * <f32>0.25;
}

@inline
function clampCell(x: i32, y: i32): i32 {
  const cx = max<i32>(0, min<i32>(view.lowWidth - 1, x));
  const cy = max<i32>(0, min<i32>(view.lowHeight - 1, y));
  return cy * view.lowWidth + cx;
}

@inline
function lightAt(layer: i32, cell: i32): v128 {
  return v128.load(view.light + (<usize>(layer * cellCount() + cell) << 4));
}

@inline
function hasSurface(point: SurfacePoint, reflected: bool): bool {
  const meshes = <u32>i32x4.extract_lane(point.normal, 3);
  return (reflected ? meshes >> 16 : meshes & 0xffff) != 0;
}

/** The last four cells that were compared, and what they have in common if they lie flat together. */
@unmanaged
class FlatQuad {
  /** Mesh of all four cells, or 0. */
  mesh: u32;
  normal: v128;
}
/** Scratch: what the cells around a sample have in common, for surface A and for B. */
const QUADS: usize = 2048;
const FLAT: f32 = 0.9995;
let comparedX: i32 = -100;
let comparedY: i32 = -100;

@inline
function quadOf(reflected: bool): FlatQuad {
  return changetype<FlatQuad>(scratch + QUADS + (reflected ? <usize>offsetof<FlatQuad>() : 0));
}

@inline
function meshIn(point: SurfacePoint, reflected: bool): u32 {
  const meshes = <u32>i32x4.extract_lane(point.normal, 3);
  return reflected ? meshes >> 16 : meshes & 0xffff;
}

/** Fills in one quad for the four cells around the sample. */
function compareQuad(reflected: bool): void {
  const quad = quadOf(reflected);
  quad.mesh = 0;
  const first = lowPointAt(clampCell(cornerX, cornerY));
  const mesh = meshIn(first, reflected);
  const normal = reflected ? first.reflectedNormal : first.normal;
  const position = reflected ? first.reflectedPosition : first.position;
  const tolerance = wOf(first.position) * <f32>0.5 + <f32>1e-4;
  for (let k = 1; k < 4; k++) {
    const other = lowPointAt(clampCell(cornerX + (k & 1), cornerY + (k >> 1)));
    if (meshIn(other, reflected) != mesh) return;
    if (dot(normal, reflected ? other.reflectedNormal : other.normal) < FLAT) return;
    const apart = sub(reflected ? other.reflectedPosition : other.position, position);
    if (abs<f32>(dot(apart, normal)) > tolerance) return;
  }
  quad.mesh = mesh;
  quad.normal = normal;
}

/** Forgets the quads; to be called before samples of another view. */
export function forgetCells(): void {
  comparedX = -100;
}

/** Sees to it that both quads speak of the cells around the sample. */
@inline
function compareCells(): void {
  if (comparedX == cornerX && comparedY == cornerY) return;
  comparedX = cornerX;
  comparedY = cornerY;
  compareQuad(false);
  compareQuad(true);
}

@inline
function bilinear(layer: i32): v128 {
  const top = mix(
    lightAt(layer, clampCell(cornerX, cornerY)),
    lightAt(layer, clampCell(cornerX + 1, cornerY)),
    alongX,
  );
  const bottom = mix(
    lightAt(layer, clampCell(cornerX, cornerY + 1)),
    lightAt(layer, clampCell(cornerX + 1, cornerY + 1)),
    alongX,
  );
  return mix(top, bottom, alongY);
}

/** Light at surface A or B: plain interpolation where everything around is one flat surface. */
export function interpolateAny(point: SurfacePoint, reflected: bool, glossy: bool, metal: bool): void {
  compareCells();
  const quad = quadOf(reflected);
  const normal = reflected ? point.reflectedNormal : point.normal;
  if (meshIn(point, reflected) == quad.mesh && dot(normal, quad.normal) > FLAT) {
    blended = bilinear(reflected ? Layer.Reflected : Layer.Surface);
    if (glossy) blendedGloss = bilinear(Layer.Glossy);
    anchor = ANCHOR_ALL;
    certain = true;
    return;
  }
  const position = reflected ? point.reflectedPosition : point.position;
  interpolate(position, normal, wOf(point.position), reflected, glossy);
  // Bent metal shows little but its reflection, too sharp for quarter resolution.
  if (metal && glossy) certain = false;
}

/** Joint bilateral interpolation at a sample's surface A or B. */
function interpolate(position: v128, normal: v128, cone: f32, reflected: bool, glossy: bool): void {
  const layer = reflected ? Layer.Reflected : Layer.Surface;
  const span = cone * <f32>LOW;
  const plane: f32 = <f32>1 / (<f32>0.004 + <f32>0.3 * span);
  const near: f32 = <f32>1 / (span * span * 16 + <f32>1e-5);
  let sum = splat(0);
  let gloss = splat(0);
  let weights: f32 = 0;
  let poorest: f32 = 1;
  let heaviest: f32 = -1;
  let pick: u32 = 0;
  for (let k = 0; k < 4; k++) {
    const i = k & 1;
    const j = k >> 1;
    const cell = clampCell(cornerX + i, cornerY + j);
    const point = lowPointAt(cell);
    let quality: f32 = 0;
    if (hasSurface(point, reflected)) {
      const turn = dot(normal, reflected ? point.reflectedNormal : point.normal);
      if (turn > <f32>0.3) {
        const apart = sub(reflected ? point.reflectedPosition : point.position, position);
        const t2 = turn * turn;
        const level: f32 = 1 / (1 + abs<f32>(dot(apart, normal)) * plane);
        const l2 = level * level;
        quality = t2 * t2 * t2 * t2 * l2 * l2;
      }
    }
    const share = ((i == 1 ? alongX : 1 - alongX) + <f32>0.02) * ((j == 1 ? alongY : 1 - alongY) + <f32>0.02);
    const w = share * quality;
    poorest = min<f32>(poorest, quality);
    if (w > heaviest) {
      heaviest = w;
      pick = <u32>k;
    }
    weights += w;
    sum = add(sum, scale(lightAt(layer, cell), w));
    if (glossy) gloss = add(gloss, scale(lightAt(Layer.Glossy, cell), w));
  }
  anchor = poorest > <f32>0.3 ? ANCHOR_ALL : pick;
  certain = true;
  // A reflection changes faster with the normal than light does: no second try for it.
  if (weights < TOO_LITTLE && glossy) {
    certain = false;
  } else if (weights < TOO_LITTLE) {
    sum = splat(0);
    gloss = splat(0);
    weights = 0;
    for (let j = -3; j <= 3; j++) {
      for (let i = -3; i <= 3; i++) {
        const x = cornerX + i;
        const y = cornerY + j;
        if (x < 0 || y < 0 || x >= view.lowWidth || y >= view.lowHeight) continue;
        const cell = y * view.lowWidth + x;
        const point = lowPointAt(cell);
        if (!hasSurface(point, reflected)) continue;
        const turn = max<f32>(0, dot(normal, reflected ? point.reflectedNormal : point.normal));
        const apart = sub(reflected ? point.reflectedPosition : point.position, position);
        const t2 = turn * turn;
        const w =
          ((t2 * t2 * t2 + <f32>1e-4) * fastExp(-abs<f32>(dot(apart, normal)) * plane * <f32>0.5)) /
          (1 + dot(apart, apart) * near);
        weights += w;
        sum = add(sum, scale(lightAt(layer, cell), w));
        if (glossy) gloss = add(gloss, scale(lightAt(Layer.Glossy, cell), w));
      }
    }
    certain = weights >= STILL_TOO_LITTLE;
  }
  const unit: f32 = weights > 0 ? <f32>1 / weights : 0;
  blended = scale(sum, unit);
  blendedGloss = scale(gloss, unit);
}

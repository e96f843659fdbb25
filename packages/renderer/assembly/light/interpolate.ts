/** Interpolates the light of cells at a sample, without mixing different surfaces. */
import { halves, ones } from "../math/constants";
import { dot, greatestOfFour, mix, mulAdd, scale, splat, sumOfFour, wOf, xOf, yOf, zOf } from "../math/vec";
import { view } from "../memory/bound";
import { Layer } from "../memory/light-cells";
import { ANCHOR_ALL, meshIn, SurfacePoint } from "../memory/samples";
import { sideLight } from "../memory/scratch";
import { LOW } from "../memory/view";
import { alongX, alongY, clampCell, cornerX, cornerY, pixelY } from "./cells-around";
import { FLAT, flatQuad, forgetQuads, meshOfQuad } from "./flat-quads";
import { aroundSum, aroundWeights, lightAt, lookAround } from "./look-around";
import { NORMAL, placeInPlane, planeOf, planeSize, presencePlane, surfacePlane } from "./planes";

/** Below this sum of weights the four nearest cells say nothing about the sample. */
const TOO_LITTLE: f32 = 0.1;
/** Below this sum more distant cells are used too. Along an edge the four nearest alone would alternate between surfaces. */
const BARELY_ENOUGH: f32 = 0.45;
const STILL_TOO_LITTLE: f32 = 0.3;
/** Cosine of fifteen degrees. If no near cell has a normal within that, as on thin bars, more distant cells that do are used. */
const TURNED_ALIKE: f32 = 0.966;

/** Result of `interpolateAny`: light, reflected light, anchor, and whether the cells were enough. */
export let blended: v128 = f32x4.splat(0);
export let blendedGloss: v128 = f32x4.splat(0);
export let anchor: u32 = ANCHOR_ALL;
export let certain: bool = true;

/** Forgets what is kept about cells. Call it at the start of a kernel. */
export function forgetCells(): void {
  forgetQuads();
  sideX = -100;
}

/** The cell column and pixel row for which `sideLight` holds light, and its layers, one bit each. */
let sideX: i32 = -100;
let sideY: i32 = -100;
let sidesKnown: i32 = 0;

/** Bilinear interpolation between the four cells around the sample. */
@inline
function bilinear(layer: i32): v128 {
  if (sideX != cornerX || sideY != pixelY) {
    sideX = cornerX;
    sideY = pixelY;
    sidesKnown = 0;
  }
  const sides = sideLight + ((<usize>layer) << 5);
  if (((sidesKnown >> layer) & 1) == 0) {
    sidesKnown |= 1 << layer;
    for (let i = 0; i < 2; i++) {
      const above = lightAt(layer, clampCell(cornerX + i, cornerY));
      const below = lightAt(layer, clampCell(cornerX + i, cornerY + 1));
      v128.store(sides + ((<usize>i) << 4), mix(above, below, alongY));
    }
  }
  return mix(v128.load(sides), v128.load(sides, 16), alongX);
}

/** Light at surface A or B: bilinear where all cells around lie on one flat surface, else weighted by likeness. */
export function interpolateAny(point: SurfacePoint, reflected: bool, glossy: bool, metal: bool): void {
  const quad = flatQuad(reflected);
  const normal = reflected ? point.reflectedNormal : point.normal;
  if (meshIn(point, reflected) == meshOfQuad(quad) && dot(normal, quad.surface) > FLAT) {
    blended = bilinear(reflected ? Layer.Reflected : Layer.Surface);
    if (glossy) blendedGloss = bilinear(Layer.Glossy);
    anchor = ANCHOR_ALL;
    certain = true;
    return;
  }
  const position = reflected ? point.reflectedPosition : point.position;
  interpolate(position, normal, wOf(point.position), reflected, glossy);
  // Curved metal shows mostly its reflection, which is too sharp for cells.
  if (metal && glossy) certain = false;
}

/** The values of the four cells around the sample, from a plane's rows above and below. */
@inline
function ofFour(above: usize, below: usize): v128 {
  return v128.shuffle<i32>(v128.load64_zero(above), v128.load64_zero(below), 0, 1, 4, 5);
}

/** Weighted sum of a layer's light in the four cells around the sample. */
@inline
function weighFour(layer: i32, weights: v128): v128 {
  const left = lightAt(layer, clampCell(cornerX, cornerY));
  const right = lightAt(layer, clampCell(cornerX + 1, cornerY));
  const lowLeft = lightAt(layer, clampCell(cornerX, cornerY + 1));
  const lowRight = lightAt(layer, clampCell(cornerX + 1, cornerY + 1));
  const above = mulAdd(
    right,
    v128.shuffle<i32>(weights, weights, 1, 1, 1, 1),
    f32x4.mul(left, v128.shuffle<i32>(weights, weights, 0, 0, 0, 0)),
  );
  const below = mulAdd(lowLeft, v128.shuffle<i32>(weights, weights, 2, 2, 2, 2), above);
  return mulAdd(lowRight, v128.shuffle<i32>(weights, weights, 3, 3, 3, 3), below);
}

/** Joint bilateral interpolation at a sample's surface A or B. */
function interpolate(position: v128, normal: v128, cone: f32, reflected: bool, glossy: bool): void {
  const layer = reflected ? Layer.Reflected : Layer.Surface;
  const span = cone * <f32>LOW;
  const plane: f32 = <f32>1 / (<f32>0.004 + <f32>0.3 * span);
  const near: f32 = <f32>1 / (span * span * 16 + <f32>1e-5);
  const above = placeInPlane(cornerX, max<i32>(0, cornerY));
  const below = placeInPlane(cornerX, min<i32>(view.lowHeight - 1, cornerY + 1));
  const size = planeSize();
  const surface = planeOf(surfacePlane(layer));
  const dx = f32x4.sub(ofFour(surface + above, surface + below), splat(xOf(position)));
  const dy = f32x4.sub(ofFour(surface + size + above, surface + size + below), splat(yOf(position)));
  const dz = f32x4.sub(ofFour(surface + 2 * size + above, surface + 2 * size + below), splat(zOf(position)));
  const normals = surface + NORMAL * size;
  const nx = splat(xOf(normal));
  const ny = splat(yOf(normal));
  const nz = splat(zOf(normal));
  const turnX = f32x4.mul(ofFour(normals + above, normals + below), nx);
  const turnXY = mulAdd(ofFour(normals + size + above, normals + size + below), ny, turnX);
  const turn = mulAdd(ofFour(normals + 2 * size + above, normals + 2 * size + below), nz, turnXY);
  const away = f32x4.abs(mulAdd(dz, nz, mulAdd(dy, ny, f32x4.mul(dx, nx))));
  const level = f32x4.div(ones(), mulAdd(away, splat(plane), ones()));
  // The normal of a cell without a surface is 0.
  const faces = f32x4.gt(turn, splat(0.3));
  const closest = greatestOfFour(v128.and(turn, v128.and(faces, f32x4.gt(level, halves()))));
  const t2 = f32x4.mul(turn, turn);
  const t4 = f32x4.mul(t2, t2);
  const l2 = f32x4.mul(level, level);
  const quality = v128.and(f32x4.mul(f32x4.mul(t4, t4), f32x4.mul(l2, l2)), faces);
  const shareX = f32x4(1 - alongX, alongX, 1 - alongX, alongX);
  const shareY = f32x4(1 - alongY, 1 - alongY, alongY, alongY);
  const share = f32x4.mul(f32x4.add(shareX, splat(0.02)), f32x4.add(shareY, splat(0.02)));
  const each = f32x4.mul(share, quality);
  let weights = sumOfFour(each);
  let sum = weighFour(layer, each);
  let gloss = splat(0);
  let glossWeights: f32 = 0;
  if (glossy) {
    const presence = planeOf(presencePlane(Layer.Glossy));
    // A reflection changes fast with the normal.
    const t16 = f32x4.mul(f32x4.mul(t4, t4), f32x4.mul(t4, t4));
    const ofGloss = f32x4.mul(f32x4.mul(each, t16), ofFour(presence + above, presence + below));
    glossWeights = sumOfFour(ofGloss);
    gloss = weighFour(Layer.Glossy, ofGloss);
  }
  const isGood = i32x4.all_true(f32x4.gt(quality, splat(0.3)));
  anchor = isGood ? ANCHOR_ALL : heaviestOf(each);
  certain = (glossy ? glossWeights : weights) >= TOO_LITTLE;
  // Reflected surfaces are not searched further: a reflection changes too fast with the normal.
  const turnedAway = closest < TURNED_ALIKE && !reflected;
  if ((weights < BARELY_ENOUGH || turnedAway) && !glossy) {
    lookAround(cornerX, cornerY, position, normal, plane * <f32>0.5, near, layer, turnedAway);
    const found = aroundWeights >= STILL_TOO_LITTLE;
    if (found || !certain) {
      certain = found;
      sum = aroundSum;
      weights = aroundWeights;
    }
  }
  const unit: f32 = weights > 0 ? <f32>1 / weights : 0;
  blended = scale(sum, unit);
  blendedGloss = scale(gloss, glossWeights > 0 ? <f32>1 / glossWeights : 0);
}

/** The lane of the greatest weight, the first of equals. */
@inline
function heaviestOf(weights: v128): u32 {
  return ctz<i32>(i32x4.bitmask(f32x4.ge(weights, splat(greatestOfFour(weights)))));
}

/** Light at a sample from the quarter-resolution cells around it, kept apart where surfaces differ. */
import { halves, ones } from "../math/constants";
import { dot, greatestOfFour, mix, mulAdd, scale, splat, sumOfFour, wOf, xOf, yOf, zOf } from "../math/vec";
import { view } from "../memory/bound";
import { Layer } from "../memory/light-cells";
import { ANCHOR_ALL, meshIn, SurfacePoint } from "../memory/samples";
import { scratch } from "../memory/scratch";
import { LOW } from "../memory/view";
import { alongX, alongY, clampCell, cornerX, cornerY, pixelY } from "./cells-around";
import { FLAT, flatQuad, forgetQuads, meshOfQuad } from "./flat-quads";
import { aroundSum, aroundWeights, lightAt, lookAround } from "./look-around";
import { NORMAL, placeInPlane, planeOf, planeSize, presencePlane, surfacePlane } from "./planes";

/** Below this sum of weights, the four nearest cells say nothing about the sample. */
const TOO_LITTLE: f32 = 0.1;
/** Below this one, cells further off are asked as well: along an edge, the four nearest alone would say now this, now that. */
const BARELY_ENOUGH: f32 = 0.45;
const STILL_TOO_LITTLE: f32 = 0.3;
/** Where none of the four nearest is turned like the sample to within fifteen degrees, as on thin edges and bars, those further off that are say more. */
const TURNED_ALIKE: f32 = 0.966;

/** What `interpolate` found. */
export let blended: v128 = f32x4.splat(0);
export let blendedGloss: v128 = f32x4.splat(0);
export let anchor: u32 = ANCHOR_ALL;
export let certain: bool = true;

/** Forgets the quads; to be called before samples of another view. */
export function forgetCells(): void {
  forgetQuads();
  sideX = -100;
}

/** Light on the left and on the right of the sample, of every layer, for the row of pixels at hand; which layers are known, as bits. */
const SIDES: usize = 2048;
let sideX: i32 = -100;
let sideY: i32 = -100;
let sidesKnown: i32 = 0;

/** Plain interpolation between the four cells around the sample. */
@inline
function bilinear(layer: i32): v128 {
  if (sideX != cornerX || sideY != pixelY) {
    sideX = cornerX;
    sideY = pixelY;
    sidesKnown = 0;
  }
  const sides = scratch + SIDES + (<usize>layer << 5);
  if (((sidesKnown >> layer) & 1) == 0) {
    sidesKnown |= 1 << layer;
    for (let i = 0; i < 2; i++) {
      const above = lightAt(layer, clampCell(cornerX + i, cornerY));
      const below = lightAt(layer, clampCell(cornerX + i, cornerY + 1));
      v128.store(sides + (<usize>i << 4), mix(above, below, alongY));
    }
  }
  return mix(v128.load(sides), v128.load(sides, 16), alongX);
}

/** Light at surface A or B: plain interpolation where everything around is one flat surface. */
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
  // Bent metal shows little but its reflection, too sharp for quarter resolution.
  if (metal && glossy) certain = false;
}

/** Lanes of the four cells around the sample of a plane's rows above and below. */
@inline
function ofFour(above: usize, below: usize): v128 {
  return v128.shuffle<i32>(v128.load64_zero(above), v128.load64_zero(below), 0, 1, 4, 5);
}

/** Light of a layer in the four cells around the sample, by these weights. */
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
  // Where no surface lies the normal is 0.
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
    const ofGloss = f32x4.mul(each, ofFour(presence + above, presence + below));
    glossWeights = sumOfFour(ofGloss);
    gloss = weighFour(Layer.Glossy, ofGloss);
  }
  const isGood = i32x4.all_true(f32x4.gt(quality, splat(0.3)));
  anchor = isGood ? ANCHOR_ALL : heaviestOf(each);
  certain = (glossy ? glossWeights : weights) >= TOO_LITTLE;
  // A reflection changes faster with the normal than light does: no second try for it.
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

/** Which of four weights is the greatest; the first of equals. */
@inline
function heaviestOf(weights: v128): u32 {
  return ctz<i32>(i32x4.bitmask(f32x4.ge(weights, splat(greatestOfFour(weights)))));
}

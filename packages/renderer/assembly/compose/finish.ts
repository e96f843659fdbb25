/** Averages the colour of a finish (tiles with joints, or a repeated texture) over the footprints of four samples. */
import { evenTurn, halves, lowBytes, oddTurn, ones, sixteenths } from "../math/constants";
import { fastExp2OfFour } from "../math/fast-math";
import { greatestOfFour, mulAdd, mulSub, splat, toWhole, xOf, yOf, zOf } from "../math/vec";
import { Finish, FinishKind, Texture } from "../memory/palette";
import { FINEST } from "../trace/footprint";
import {
  addLook,
  aimLooks,
  beginLooks,
  endLooks,
  lookOnce,
  seenBlue,
  seenGreen,
  seenRed,
  shadeSeen,
} from "./texture-look";
import { areInsideTiles, findTiles, groutAround, placeX, placeY, stepX, stepY, tileSeed, turnToTiles } from "./tiling";

/** Steps from face to face of a slab, as parts of its sides: they spread any number of faces evenly. */
const FACE_STEP_X: f32 = 0.7548776662;
const FACE_STEP_Y: f32 = 0.569840291;

/** Result of `finishOfFour`: colours, and the share of each sample that is glazed (not grout). */
export let finishRed: v128 = f32x4.splat(0);
export let finishGreen: v128 = f32x4.splat(0);
export let finishBlue: v128 = f32x4.splat(0);
export let finishGlazed: v128 = f32x4.splat(0);

/**
 * The texture level for each of the four samples. Between two levels, a dither pattern chooses one per sample. That is half the work of
 * interpolating between levels, and looks as smooth.
 */
@inline
function levelsOf(finish: Finish, footprint: v128, turn: i32): v128 {
  const top = <f32>(changetype<Texture>(finish.texture).levels - 1);
  const threshold = turn == 0 ? evenTurn() : oddTurn();
  const detail = mulAdd(f32x4.convert_i32x4_s(footprint), sixteenths(), f32x4.add(splat(finish.detail), threshold));
  return toWhole(f32x4.pmax(splat(0), f32x4.pmin(splat(top), detail)));
}

/** For the tiles last found: texture coordinates 0 to 1, their change per metre, and the brightness of each tile. */
let faceX: v128 = f32x4.splat(0);
let faceY: v128 = f32x4.splat(0);
let faceScaleX: v128 = f32x4.splat(0);
let faceScaleY: v128 = f32x4.splat(0);
let faceShade: v128 = f32x4.splat(0);

/** One byte of each number, `shift` bits up, as a float. */
@inline
function partOf(numbers: v128, shift: i32): v128 {
  return f32x4.convert_i32x4_s(v128.and(i32x4.shr_u(numbers, shift), lowBytes()));
}

/** Sets texture coordinates and brightness for the tiles last found. Coordinates outside 0 to 1 are wrapped by `inSlab`. */
@inline
function aimAtFaces(finish: Finish): void {
  const half = splat(finish.groutWidth * <f32>0.5);
  // Tiles are turned by half a turn and shifted in the texture at random, never mirrored. Rows of a texture run downwards.
  const turned = v128.and(i32x4.shr_s(i32x4.shl(tileSeed, 30), 31), i32x4.splat(finish.turns));
  const room = splat(finish.shift);
  const shown = v128.and(splat(finish.shown), turned);
  // Flips the sign bit.
  const flipped = i32x4.shl(turned, 31);
  faceScaleX = v128.xor(splat(finish.lookX), flipped);
  faceScaleY = v128.xor(splat(-finish.lookY), flipped);
  let startX = mulAdd(partOf(tileSeed, 8), room, shown);
  let startY = mulSub(partOf(tileSeed, 16), room, f32x4.sub(ones(), shown));
  if (finish.wraps) {
    const face = facesOfSlab(finish);
    startX = mulAdd(face, splat(FACE_STEP_X), startX);
    startY = mulAdd(face, splat(FACE_STEP_Y), startY);
  }
  faceX = mulAdd(f32x4.sub(placeX, half), faceScaleX, startX);
  faceY = mulAdd(f32x4.sub(placeY, half), faceScaleY, startY);
  const shade = f32x4.convert_i32x4_s(i32x4.shr_u(tileSeed, 24));
  faceShade = mulAdd(shade, splat(finish.shade * <f32>(1.0 / 127.5)), splat(1 - finish.shade));
}

/** Number of the face of each tile last found. Tiles side by side have different faces: even and odd ones alternate. */
@inline
function facesOfSlab(finish: Finish): v128 {
  const pair = f32x4.floor(f32x4.mul(partOf(tileSeed, 8), splat(finish.pairsPerByte)));
  return f32x4.add(f32x4.add(pair, pair), f32x4.convert_i32x4_s(v128.and(tileSeed, i32x4.splat(1))));
}

/** Texture coordinates within a slab, which continues at its opposite side. Those of a single face stay as they are. */
@inline
function inSlab(finish: Finish, x: v128): v128 {
  return finish.wraps ? f32x4.sub(x, f32x4.floor(x)) : x;
}

/** Up to this many looks at joints, faces are looked at once. */
const ONCE: i32 = 2;

/** Averages looks at the faces along the way (du, dv). Of the `looks` places on it, every other one is looked at. */
@inline
function lookAlongFaces(finish: Finish, du: v128, dv: v128, looks: i32): void {
  turnToTiles(finish, du, dv);
  const wayX = f32x4.mul(stepX, faceScaleX);
  const wayY = f32x4.mul(stepY, faceScaleY);
  const back = splat(<f32>(looks - 1) * <f32>0.5);
  let x = mulSub(wayX, back, faceX);
  let y = mulSub(wayY, back, faceY);
  if (looks <= ONCE) {
    lookOnce(inSlab(finish, x), inSlab(finish, y));
    shadeSeen(faceShade);
    return;
  }
  const brightness = f32x4.mul(faceShade, splat(weightOfFace(looks)));
  beginLooks();
  for (let i = 0; i < looks; i += 2) {
    addLook(inSlab(finish, x), inSlab(finish, y), brightness);
    x = f32x4.add(x, f32x4.add(wayX, wayX));
    y = f32x4.add(y, f32x4.add(wayY, wayY));
  }
  endLooks();
}

/** Folds coordinates into 0 to 1 by mirroring, so that a repeated texture has no seams. */
@inline
function fold(x: v128): v128 {
  const half = f32x4.mul(x, halves());
  const t = f32x4.mul(f32x4.sub(half, f32x4.floor(half)), splat(2));
  return f32x4.pmin(t, f32x4.sub(splat(2), t));
}

/**
 * Colours of a finish at four places (u, v), metres, over squares of width `footprint` that are extended along (du, dv), in widths. Extended
 * footprints are averaged from several looks, as many as the longest of the four needs. Joints are thin and are sampled at each look,
 * faces at every other one. `turn` is 0 or 1 for even and odd rows.
 */
export function finishOfFour(finish: Finish, u: v128, v: v128, footprint: v128, du: v128, dv: v128, turn: i32): void {
  aimLooks(changetype<Texture>(finish.texture), levelsOf(finish, footprint, turn));
  const width = footprintWidths(footprint);
  const length = f32x4.sqrt(mulAdd(du, du, f32x4.mul(dv, dv)));
  const looks = looksOver(length);
  const isTile = finish.kind == FinishKind.Tile;
  let isInside = false;
  if (isTile) {
    findTiles(finish, u, v);
    const reach = f32x4.mul(f32x4.mul(f32x4.add(length, ones()), width), halves());
    // Most footprints lie within one tile, away from joints, and need one look.
    isInside = areInsideTiles(finish, reach);
    if (isInside) aimAtFaces(finish);
    if (isInside && looks == 1) {
      lookOnce(inSlab(finish, faceX), inSlab(finish, faceY));
      shadeSeen(faceShade);
      finishWithoutJoints();
      return;
    }
  }
  const share = <f32>1 / <f32>looks;
  const wayU = f32x4.mul(f32x4.mul(du, width), splat(share));
  const wayV = f32x4.mul(f32x4.mul(dv, width), splat(share));
  if (isInside) {
    lookAlongFaces(finish, wayU, wayV, looks);
    finishWithoutJoints();
    return;
  }
  if (!isTile) {
    lookAtImage(finish, u, v, wayU, wayV, looks);
    finishWithoutJoints();
    return;
  }
  const joints = f32x4.mul(lookAcrossTiles(finish, u, v, width, wayU, wayV, looks), splat(share));
  finishGlazed = f32x4.sub(ones(), joints);
  finishRed = mulAdd(seenRed, finishGlazed, f32x4.mul(splat(xOf(finish.grout)), joints));
  finishGreen = mulAdd(seenGreen, finishGlazed, f32x4.mul(splat(yOf(finish.grout)), joints));
  finishBlue = mulAdd(seenBlue, finishGlazed, f32x4.mul(splat(zOf(finish.grout)), joints));
}

/** Sets the result to the seen colours; all of it is glazed. */
@inline
function finishWithoutJoints(): void {
  finishRed = seenRed;
  finishGreen = seenGreen;
  finishBlue = seenBlue;
  finishGlazed = ones();
}

/** Weight of one look at a face, for this many looks at joints. */
@inline
function weightOfFace(looks: i32): f32 {
  return <f32>1 / <f32>((looks + 1) >> 1);
}

/** Averages looks at tiles, and returns the sum of the shares of grout over all looks. */
@inline
function lookAcrossTiles(finish: Finish, u: v128, v: v128, width: v128, wayU: v128, wayV: v128, looks: i32): v128 {
  const weight = splat(weightOfFace(looks));
  const perWidth = f32x4.div(ones(), width);
  const back = splat(<f32>(looks - 1) * <f32>0.5);
  let placeU = mulSub(wayU, back, u);
  let placeV = mulSub(wayV, back, v);
  let joints = splat(0);
  beginLooks();
  for (let i = 0; i < looks; i++) {
    findTiles(finish, placeU, placeV);
    joints = f32x4.add(joints, groutAround(finish, width, perWidth));
    if ((i & 1) == 0) {
      aimAtFaces(finish);
      addLook(inSlab(finish, faceX), inSlab(finish, faceY), f32x4.mul(faceShade, weight));
    }
    placeU = f32x4.add(placeU, wayU);
    placeV = f32x4.add(placeV, wayV);
  }
  endLooks();
  return joints;
}

/** Averages looks at a texture that is repeated without seams. */
@inline
function lookAtImage(finish: Finish, u: v128, v: v128, wayU: v128, wayV: v128, looks: i32): void {
  const perX = splat(finish.lookX);
  const perY = splat(finish.lookY);
  const weight = splat(weightOfFace(looks));
  const back = splat(<f32>(looks - 1) * <f32>0.5);
  let placeU = mulSub(wayU, back, u);
  let placeV = mulSub(wayV, back, v);
  beginLooks();
  for (let i = 0; i < looks; i += 2) {
    addLook(fold(f32x4.mul(placeU, perX)), f32x4.sub(ones(), fold(f32x4.mul(placeV, perY))), weight);
    placeU = f32x4.add(placeU, f32x4.add(wayU, wayU));
    placeV = f32x4.add(placeV, f32x4.add(wayV, wayV));
  }
  endLooks();
}

/** Number of looks for the longest of four footprints, in widths. */
@inline
function looksOver(length: v128): i32 {
  const longest = greatestOfFour(length);
  return longest < <f32>1.5 ? 1 : <i32>(longest + <f32>0.5);
}

/** Widths of packed footprints, metres. */
@inline
function footprintWidths(footprint: v128): v128 {
  const octave = f32x4.mul(f32x4.convert_i32x4_s(footprint), sixteenths());
  return f32x4.mul(fastExp2OfFour(octave), splat(FINEST));
}

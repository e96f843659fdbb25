/** Colour of a finish over the footprints of four samples. */
import { FINEST } from "./footprint";
import { Finish, FinishKind, scratch, Texture } from "./layout";
import { fastExp2, fastLog2 } from "./packing";
import { lookAt } from "./texture-look";
import { findTiles, groutAround, moduleX, moduleY, placeX, placeY, tileSeed } from "./tiling";
import { splat } from "./vec";

/** Part of the face that is shown; the rest leaves room to shift it from tile to tile. */
const SHOWN: f32 = 0.94;
/** Largest change of brightness from tile to tile. */
const BRIGHTNESS: f32 = 0.025;

/** Scratch: the places and weights of one look, the level of each sample, and the colours of the finish. */
const PLACES: usize = 12288;
const LEVELS: usize = 12288 + 64;
const COLORS: usize = 12288 + 128;

/** Colour of sample `lane` as `finishOfFour` left it; lane 3 is the share that is glazed. */
@inline
export function colorOf(lane: i32): v128 {
  return v128.load(scratch + COLORS + (<usize>lane << 4));
}

/**
 * Writes down which level of a picture each of the four samples sees. Between two levels, neighbouring samples take
 * one or the other by turns, as often as either is near: half the work of mixing both, and as smooth to the eye.
 */
function chooseLevels(finish: Finish, width: v128, turn: i32): void {
  const top = <f32>(changetype<Texture>(finish.texture).levels - 1);
  const at = scratch + LEVELS;
  v128.store(at, width);
  for (let lane = 0; lane < 4; lane++) {
    const own = at + (<usize>lane << 2);
    const place = (lane + turn) & 3;
    // 1/8, 5/8, 3/8, 7/8: opposite ends side by side.
    const eighths = ((place & 1) << 2) + (place & 2) + 1;
    const threshold = <f32>eighths * <f32>0.125;
    const detail = fastLog2(load<f32>(own) * finish.density) + threshold;
    store<i32>(own, <i32>max<f32>(0, min<f32>(top, detail)));
  }
}

/** Adds one look at the picture of a finish: at (x, y) of it, times `weight`, for every sample. */
@inline
function addLook(finish: Finish, x: v128, y: v128, weight: v128): void {
  const places = scratch + PLACES;
  v128.store(places, x);
  v128.store(places, y, 16);
  v128.store(places, weight, 32);
  const texture = changetype<Texture>(finish.texture);
  for (let lane: usize = 0; lane < 16; lane += 4) {
    const level = load<i32>(scratch + LEVELS + lane);
    const face = lookAt(texture, level, load<f32>(places + lane), load<f32>(places + lane, 16));
    const color = scratch + COLORS + (lane << 2);
    v128.store(color, f32x4.add(v128.load(color), f32x4.mul(face, splat(load<f32>(places + lane, 32)))));
  }
}

/** One look at the faces of the tiles last found. */
@inline
function addFaces(finish: Finish, weight: f32): void {
  const g = finish.groutWidth;
  const half = splat(g * <f32>0.5);
  const x = f32x4.mul(f32x4.sub(placeX, half), splat(<f32>1 / (moduleX - g)));
  const y = f32x4.mul(f32x4.sub(placeY, half), splat(<f32>1 / (moduleY - g)));
  // Every other tile is turned by half a turn, and each is cut from another part of the face.
  const turned = i32x4.shr_s(i32x4.shl(tileSeed, 31), 31);
  const one = splat(1);
  const room = splat((1 - SHOWN) * <f32>(1.0 / 255.0));
  const byte = i32x4.splat(255);
  const fromX = f32x4.mul(f32x4.convert_i32x4_s(v128.and(i32x4.shr_u(tileSeed, 8), byte)), room);
  const fromY = f32x4.mul(f32x4.convert_i32x4_s(v128.and(i32x4.shr_u(tileSeed, 16), byte)), room);
  const tx = f32x4.add(f32x4.mul(v128.bitselect(f32x4.sub(one, x), x, turned), splat(SHOWN)), fromX);
  const ty = f32x4.add(f32x4.mul(v128.bitselect(f32x4.sub(one, y), y, turned), splat(SHOWN)), fromY);
  const shade = f32x4.convert_i32x4_s(i32x4.shr_u(tileSeed, 24));
  const bright = f32x4.add(f32x4.mul(shade, splat(BRIGHTNESS / <f32>127.5)), splat(1 - BRIGHTNESS));
  addLook(finish, tx, f32x4.sub(one, ty), f32x4.mul(bright, splat(weight)));
}

/** Mirrors coordinates into 0..1, so that a repeated picture has no seams. */
@inline
function fold(x: v128): v128 {
  const half = f32x4.mul(x, splat(0.5));
  const t = f32x4.mul(f32x4.sub(half, f32x4.floor(half)), splat(2));
  return f32x4.min(t, f32x4.sub(splat(2), t));
}

/**
 * Colours of a finish around four places, metres: squares of this `width`, drawn out along (du, dv), which are given in
 * widths. The drawn-out ones are averaged from several looks, as many as the longest of the four wants; joints, which
 * are thin, are looked at every time, faces every other time. `turn` differs from one row to the next.
 */
export function finishOfFour(finish: Finish, u: v128, v: v128, width: v128, du: v128, dv: v128, turn: i32): void {
  const colors = scratch + COLORS;
  for (let lane: usize = 0; lane < 64; lane += 16) v128.store(colors + lane, splat(0));
  chooseLevels(finish, width, turn);
  const looks = looksOver(du, dv);
  const share = <f32>1 / <f32>looks;
  const faceShare = <f32>1 / <f32>((looks + 1) >> 1);
  const stepU = f32x4.mul(f32x4.mul(du, width), splat(share));
  const stepV = f32x4.mul(f32x4.mul(dv, width), splat(share));
  const back = splat(<f32>(looks - 1) * <f32>0.5);
  let placeU = f32x4.sub(u, f32x4.mul(stepU, back));
  let placeV = f32x4.sub(v, f32x4.mul(stepV, back));
  let grout = splat(0);
  for (let i = 0; i < looks; i++) {
    if (finish.kind == FinishKind.Tile) {
      findTiles(finish, placeU, placeV);
      grout = f32x4.add(grout, groutAround(finish.groutWidth, width));
      if ((i & 1) == 0) addFaces(finish, faceShare);
    } else if ((i & 1) == 0) {
      const x = fold(f32x4.mul(placeU, splat(<f32>1 / finish.faceWidth)));
      const y = fold(f32x4.mul(placeV, splat(<f32>1 / finish.faceHeight)));
      addLook(finish, x, f32x4.sub(splat(1), y), splat(faceShare));
    }
    placeU = f32x4.add(placeU, stepU);
    placeV = f32x4.add(placeV, stepV);
  }
  const shares = scratch + PLACES;
  v128.store(shares, f32x4.mul(grout, splat(share)));
  for (let lane: usize = 0; lane < 4; lane++) {
    const joints = load<f32>(shares + (lane << 2));
    const color = colors + (lane << 4);
    const faces = f32x4.mul(v128.load(color), splat(1 - joints));
    const both = f32x4.add(faces, f32x4.mul(finish.grout, splat(joints)));
    v128.store(color, f32x4.replace_lane(both, 3, 1 - joints));
  }
}

/** Looks for the longest of four footprints. */
@inline
function looksOver(du: v128, dv: v128): i32 {
  const squared = f32x4.add(f32x4.mul(du, du), f32x4.mul(dv, dv));
  const a = max<f32>(f32x4.extract_lane(squared, 0), f32x4.extract_lane(squared, 1));
  const b = max<f32>(f32x4.extract_lane(squared, 2), f32x4.extract_lane(squared, 3));
  const longest = sqrt<f32>(max<f32>(a, b));
  return longest < <f32>1.5 ? 1 : <i32>(longest + <f32>0.5);
}

/** Colour of a finish at one place; lane 3 is the share that is glazed. */
export function finishAt(finish: Finish, u: f32, v: f32, width: f32): v128 {
  if (finish.kind == FinishKind.Color) return finish.color;
  finishOfFour(finish, splat(u), splat(v), splat(width), splat(0), splat(0), 0);
  return colorOf(0);
}

/** Width that a packed footprint says, metres. */
@inline
export function footprintWidth(level: u32): f32 {
  return FINEST * fastExp2(<f32>level * <f32>0.0625);
}

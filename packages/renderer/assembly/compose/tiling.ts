/** Tile patterns: finds the tile at a place, and the share of grout around it; four places at once. */
import { halves, ones } from "../math/constants";
import { hashOfFour } from "../math/random";
import { mulAdd, mulSub, splat, toWhole } from "../math/vec";
import { Finish, Pattern } from "../memory/palette";

/** Result of `findTiles`: place within a module (a tile with its grout), metres, and a random number per tile whose lowest bit alternates. */
export let placeX: v128 = f32x4.splat(0);
export let placeY: v128 = f32x4.splat(0);
export let tileSeed: v128 = f32x4.splat(0);
/** In herringbone: a mask of the places on planks that run along x. */
let liesAcross: v128 = i32x4.splat(0);

/** A random number per tile, from its column and row. Its lowest bit alternates like the squares of a chessboard. */
@inline
function seedOf(x: v128, y: v128): v128 {
  const across = toWhole(x);
  const up = toWhole(y);
  const column = i32x4.mul(across, i32x4.splat(0x9e3779b1));
  const row = i32x4.mul(up, i32x4.splat(0x85ebca77));
  const seed = hashOfFour(i32x4.add(i32x4.add(column, row), i32x4.splat(1)));
  return v128.bitselect(i32x4.add(across, up), seed, i32x4.splat(1));
}

/** Finds the tiles at (u, v), metres. Modules start at the lower left corner of the surface. */
export function findTiles(finish: Finish, u: v128, v: v128): void {
  if (finish.pattern == Pattern.Herringbone) {
    findHerringbone(finish, u, v);
    return;
  }
  let alongU = u;
  let alongV = v;
  // Every other row is shifted by half a tile. Rows run along the long sides.
  if (finish.pattern == Pattern.Staggered) {
    if (finish.isLying) alongU = f32x4.add(u, halfOnOdd(v, finish.perHeight, finish.moduleWidth));
    else alongV = f32x4.add(v, halfOnOdd(u, finish.perWidth, finish.moduleHeight));
  }
  const column = f32x4.floor(f32x4.mul(alongU, splat(finish.perWidth)));
  const row = f32x4.floor(f32x4.mul(alongV, splat(finish.perHeight)));
  placeX = mulSub(column, splat(finish.moduleWidth), alongU);
  placeY = mulSub(row, splat(finish.moduleHeight), alongV);
  tileSeed = seedOf(column, row);
}

/** Half of `length` at places in an odd row, else 0. `perHeight` is the number of rows per metre. */
@inline
function halfOnOdd(place: v128, perHeight: f32, length: f32): v128 {
  const row = toWhole(f32x4.floor(f32x4.mul(place, splat(perHeight))));
  return v128.and(i32x4.shr_s(i32x4.shl(row, 31), 31), splat(length * <f32>0.5));
}

/** Herringbone: planks of `ratio` squares, laid at 45 degrees. */
function findHerringbone(finish: Finish, u: v128, v: v128): void {
  const unit = splat(min<f32>(finish.moduleWidth, finish.moduleHeight));
  const perUnit = splat(max<f32>(finish.perWidth, finish.perHeight));
  const diagonal = splat(Mathf.SQRT1_2);
  const x = f32x4.mul(f32x4.add(u, v), diagonal);
  const y = f32x4.mul(f32x4.sub(v, u), diagonal);
  const column = f32x4.floor(f32x4.mul(x, perUnit));
  const row = f32x4.floor(f32x4.mul(y, perUnit));
  const period: f32 = 2 * <f32>finish.ratio;
  const apart = f32x4.sub(column, row);
  // Adding a half keeps rounding errors from turning a whole multiple of the period into the one below.
  const periods = f32x4.floor(f32x4.mul(f32x4.add(apart, splat(0.5)), splat(<f32>1 / period)));
  const step = mulSub(periods, splat(period), apart);
  const inX = mulSub(column, unit, x);
  const inY = mulSub(row, unit, y);
  const above = f32x4.sub(splat(period - 1), step);
  const isAcross = f32x4.lt(step, splat(<f32>finish.ratio - <f32>0.5));
  liesAcross = isAcross;
  const along = v128.bitselect(f32x4.add(f32x4.mul(step, unit), inX), f32x4.add(f32x4.mul(above, unit), inY), isAcross);
  const beside = v128.bitselect(inY, f32x4.sub(unit, inX), isAcross);
  const two = splat(2);
  const upright = f32x4.add(f32x4.mul(f32x4.sub(row, above), two), splat(1));
  tileSeed = v128.bitselect(seedOf(f32x4.sub(column, step), f32x4.mul(row, two)), seedOf(column, upright), isAcross);
  placeX = finish.isLying ? along : beside;
  placeY = finish.isLying ? beside : along;
}

/** Result of `turnToTiles`: a way along the surface, in the axes of the tiles last found. */
export let stepX: v128 = f32x4.splat(0);
export let stepY: v128 = f32x4.splat(0);

/** Turns a way (du, dv), metres, to the axes of the tiles last found. */
export function turnToTiles(finish: Finish, du: v128, dv: v128): void {
  stepX = du;
  stepY = dv;
  if (finish.pattern != Pattern.Herringbone) return;
  const diagonal = splat(Mathf.SQRT1_2);
  const x = f32x4.mul(f32x4.add(du, dv), diagonal);
  const y = f32x4.mul(f32x4.sub(dv, du), diagonal);
  const along = v128.bitselect(x, y, liesAcross);
  const beside = v128.bitselect(y, f32x4.neg(x), liesAcross);
  stepX = finish.isLying ? along : beside;
  stepY = finish.isLying ? beside : along;
}

/** Whether at all four places no joint is within `reach`, metres. */
@inline
export function areInsideTiles(finish: Finish, reach: v128): bool {
  const edge = f32x4.add(reach, splat(finish.groutWidth * <f32>0.5));
  const x = f32x4.pmin(placeX, f32x4.sub(splat(finish.moduleWidth), placeX));
  const y = f32x4.pmin(placeY, f32x4.sub(splat(finish.moduleHeight), placeY));
  return i32x4.all_true(f32x4.ge(f32x4.pmin(x, y), edge));
}

/** Length of grout between 0 and x, if joints of width g are centred on multiples of p; `perP` is 1 / p. */
@inline
function groutUpTo(x: v128, p: f32, perP: f32, g: f32): v128 {
  const joint = f32x4.nearest(f32x4.mul(x, splat(perP)));
  const half = splat(g * <f32>0.5);
  const rest = mulSub(joint, splat(p), x);
  return mulAdd(joint, splat(g), f32x4.pmax(f32x4.neg(half), f32x4.pmin(half, rest)));
}

/** Share of grout in intervals of this width around x; `perP` is 1 / p, `perWidth` is 1 / width. */
@inline
function groutAlong(x: v128, p: f32, perP: f32, g: f32, width: v128, perWidth: v128): v128 {
  const half = f32x4.mul(width, halves());
  const length = f32x4.sub(groutUpTo(f32x4.add(x, half), p, perP, g), groutUpTo(f32x4.sub(x, half), p, perP, g));
  return f32x4.mul(length, perWidth);
}

/** Share of grout in squares of this width around the places last found; `perWidth` is 1 / width. */
export function groutAround(finish: Finish, width: v128, perWidth: v128): v128 {
  const grout = finish.groutWidth;
  if (grout <= 0) return splat(0);
  const one = ones();
  const clearX = f32x4.sub(one, groutAlong(placeX, finish.moduleWidth, finish.perWidth, grout, width, perWidth));
  const clearY = f32x4.sub(one, groutAlong(placeY, finish.moduleHeight, finish.perHeight, grout, width, perWidth));
  return mulSub(clearX, clearY, one);
}

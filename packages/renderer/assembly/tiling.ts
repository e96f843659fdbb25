/** Which point of which tile lies at a place of a surface, and how much of a pixel there is grout. */
import { FINEST, unpackCoordinate } from "./footprint";
import { Finish, FinishKind, Texture } from "./layout";
import { fastExp2, fastLog2 } from "./packing";
import { hash } from "./sampling";
import { sampleTexture } from "./texture";
import { mix, scale, splat } from "./vec";

const STAGGERED: i32 = 1;
const HERRINGBONE: i32 = 2;

/** Part of the face that is shown; the rest leaves room to shift it from tile to tile. */
const SHOWN: f32 = 0.94;
/** Largest change of brightness from tile to tile. */
const BRIGHTNESS: f32 = 0.025;

/** The tile at hand: place within its module, module size, and a number of its own. */
let placeX: f32 = 0;
let placeY: f32 = 0;
let moduleX: f32 = 0;
let moduleY: f32 = 0;
let tileSeed: u32 = 0;

@inline
function seedOf(x: i32, y: i32): u32 {
  return hash(<u32>x * 0x9e3779b1 + <u32>y * 0x85ebca77 + 1);
}

/** Finds the tile at (u, v), metres. Modules start at the lower-left corner of the surface. */
function findTile(finish: Finish, u: f32, v: f32): void {
  const across = finish.faceWidth + finish.groutWidth;
  const upward = finish.faceHeight + finish.groutWidth;
  if (finish.pattern == HERRINGBONE) {
    findHerringbone(finish, u, v, min<f32>(across, upward), finish.faceWidth >= finish.faceHeight);
    return;
  }
  const row = floor<f32>(v / upward);
  const shifted = finish.pattern == STAGGERED && (<i32>row & 1) != 0 ? u + across * <f32>0.5 : u;
  const column = floor<f32>(shifted / across);
  placeX = shifted - column * across;
  placeY = v - row * upward;
  moduleX = across;
  moduleY = upward;
  tileSeed = seedOf(<i32>column, <i32>row);
}

/** Planks of `ratio` squares, laid at 45 degrees; the long side runs along x of the face when `lying`. */
function findHerringbone(finish: Finish, u: f32, v: f32, unit: f32, lying: bool): void {
  const diagonal: f32 = 0.70710678;
  const x = (u + v) * diagonal;
  const y = (v - u) * diagonal;
  const column = floor<f32>(x / unit);
  const row = floor<f32>(y / unit);
  const period = 2 * finish.ratio;
  let step = (<i32>column - <i32>row) % period;
  if (step < 0) step += period;
  const inX = x - column * unit;
  const inY = y - row * unit;
  let along: f32;
  let beside: f32;
  if (step < finish.ratio) {
    along = <f32>step * unit + inX;
    beside = inY;
    tileSeed = seedOf(<i32>column - step, <i32>row * 2);
  } else {
    const above = period - 1 - step;
    along = <f32>above * unit + inY;
    beside = unit - inX;
    tileSeed = seedOf(<i32>column, (<i32>row - above) * 2 + 1);
  }
  const long = <f32>finish.ratio * unit;
  placeX = lying ? along : beside;
  placeY = lying ? beside : along;
  moduleX = lying ? long : unit;
  moduleY = lying ? unit : long;
}

/** Length of grout between 0 and x when joints of width g lie centred on multiples of p. */
@inline
function groutUpTo(x: f32, p: f32, g: f32): f32 {
  const joint = nearest<f32>(x / p);
  const half = g * <f32>0.5;
  return joint * g + max<f32>(-half, min<f32>(half, x - joint * p));
}

/** Share of grout in a window of this width around x. */
@inline
function groutShare(x: f32, p: f32, g: f32, width: f32): f32 {
  const half = width * <f32>0.5;
  return (groutUpTo(x + half, p, g) - groutUpTo(x - half, p, g)) / width;
}

/** Colour of a tiled surface at (u, v) averaged over `width` metres; lane 3 is the share that is glazed. */
function tileColor(finish: Finish, u: f32, v: f32, width: f32): v128 {
  findTile(finish, u, v);
  const g = finish.groutWidth;
  const grout: f32 =
    g > 0
      ? 1 - (1 - groutShare(placeX, moduleX, g, width)) * (1 - groutShare(placeY, moduleY, g, width))
      : 0;
  let x = (placeX - g * <f32>0.5) / (moduleX - g);
  let y = (placeY - g * <f32>0.5) / (moduleY - g);
  const seed = tileSeed;
  if ((seed & 1) != 0) {
    x = 1 - x;
    y = 1 - y;
  }
  const room: f32 = (1 - SHOWN) * <f32>(1.0 / 255.0);
  x = x * SHOWN + <f32>((seed >> 8) & 255) * room;
  y = y * SHOWN + <f32>((seed >> 16) & 255) * room;
  const detail = fastLog2(width * finish.density);
  const face = sampleTexture(changetype<Texture>(finish.texture), detail, x, 1 - y);
  const bright: f32 = 1 + BRIGHTNESS * (<f32>(seed >> 24) * <f32>(1.0 / 127.5) - 1);
  return f32x4.replace_lane(mix(scale(face, bright), finish.grout, grout), 3, 1 - grout);
}

/** Mirrors a coordinate into 0..1, so that a repeated picture has no seams. */
@inline
function fold(x: f32): f32 {
  const half = x * <f32>0.5;
  const t = (half - floor<f32>(half)) * 2;
  return t > 1 ? 2 - t : t;
}

@inline
function imageColor(finish: Finish, u: f32, v: f32, width: f32): v128 {
  const detail = fastLog2(width * finish.density);
  const x = fold(u / finish.faceWidth);
  const y = fold(v / finish.faceHeight);
  return f32x4.replace_lane(sampleTexture(changetype<Texture>(finish.texture), detail, x, 1 - y), 3, 1);
}

/** Colour of a finish at one place; lane 3 is gloss. */
@inline
export function finishAt(finish: Finish, u: f32, v: f32, width: f32): v128 {
  return finish.kind == FinishKind.Tile ? tileColor(finish, u, v, width) : imageColor(finish, u, v, width);
}

@inline
export function footprintWidth(level: u32): f32 {
  return FINEST * fastExp2(<f32>level * <f32>0.0625);
}

/** Colour of a finish over a packed footprint: several looks along its long axis. */
export function finishOver(finish: Finish, uv: u32, footprint: u32): v128 {
  if (finish.kind == FinishKind.Color) return finish.color;
  let u = unpackCoordinate(uv);
  let v = unpackCoordinate(uv >> 16);
  const width = footprintWidth(footprint & 255);
  const lx = <f32>(<i8>(footprint >> 8)) * <f32>(1.0 / 16.0);
  const ly = <f32>(<i8>(footprint >> 16)) * <f32>(1.0 / 16.0);
  const long = sqrt<f32>(lx * lx + ly * ly);
  if (long < <f32>1.5) return finishAt(finish, u, v, width);
  const looks = <i32>(long + <f32>0.5);
  const unit = width / <f32>looks;
  const du = lx * unit;
  const dv = ly * unit;
  u -= du * <f32>(looks - 1) * <f32>0.5;
  v -= dv * <f32>(looks - 1) * <f32>0.5;
  let sum = splat(0);
  for (let i = 0; i < looks; i++) {
    sum = f32x4.add(sum, finishAt(finish, u + du * <f32>i, v + dv * <f32>i, width));
  }
  return f32x4.mul(sum, splat(<f32>1 / <f32>looks));
}

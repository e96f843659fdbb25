/** Entry points that describe a view and a composite's colours to the kernels. */
import {
  Finish,
  FinishKind,
  LAYERS,
  LIGHT_BYTES,
  LOW,
  PACKED_SHARES,
  Palette,
  Pattern,
  SampleRecord,
  SHARE_BYTES,
  SurfacePoint,
  View,
} from "./layout";
import { FINEST } from "./footprint";
import { cross, normalize, scale, sub, vec } from "./vec";

export function viewBytes(): i32 {
  return offsetof<View>();
}
export function recordBytes(): i32 {
  return offsetof<SampleRecord>();
}
export function pointBytes(): i32 {
  return offsetof<SurfacePoint>();
}
export function lightCellBytes(): i32 {
  return LAYERS * LIGHT_BYTES;
}
export function sharesBytes(): i32 {
  return LAYERS * PACKED_SHARES;
}
export function softSharesBytes(): i32 {
  return 2 * SHARE_BYTES;
}
export function paletteBytes(): i32 {
  return offsetof<Palette>();
}
export function finishBytes(): i32 {
  return offsetof<Finish>();
}

/**
 * Camera and size. `tangent` is the tangent of half the horizontal field of view. An `upright` camera has a shifted lens:
 * its picture plane stands vertical, and the target still lies in the middle.
 */
export function describeView(
  block: usize,
  materials: usize,
  width: i32,
  height: i32,
  px: f32,
  py: f32,
  pz: f32,
  tx: f32,
  ty: f32,
  tz: f32,
  tangent: f32,
  upright: bool,
): void {
  const v = changetype<View>(block);
  v.materials = materials;
  v.width = width;
  v.height = height;
  v.lowWidth = (width + LOW - 1) / LOW;
  v.lowHeight = (height + LOW - 1) / LOW;
  v.eye = vec(px, py, pz);
  v.forward = normalize(sub(vec(tx, ty, tz), v.eye));
  const steep = abs<f32>(f32x4.extract_lane(v.forward, 2)) > <f32>0.999;
  const right = normalize(cross(v.forward, steep ? vec(0, 1, 0) : vec(0, 0, 1)));
  v.right = scale(right, tangent);
  let up = cross(right, v.forward);
  if (upright && !steep) {
    up = vec(0, 0, 1);
    const z = f32x4.extract_lane(v.forward, 2);
    v.forward = scale(v.forward, <f32>1 / sqrt<f32>(1 - z * z));
  }
  v.up = scale(up, (tangent * <f32>height) / <f32>width);
  v.pixelAngle = (2 * tangent) / <f32>width;
  v.edgeCount = 0;
}

/** Memory that stays while the view is hot. */
export function describeHotView(
  block: usize,
  packedRows: usize,
  edgePixels: usize,
  edgeCapacity: i32,
  shares: usize,
): void {
  const v = changetype<View>(block);
  v.packed = 0;
  v.packedRows = packedRows;
  v.edgePixels = edgePixels;
  v.edgeCapacity = edgeCapacity;
  v.shares = shares;
}

/** Where packed samples go once it is known how many bytes they take. */
export function describePacked(block: usize, packed: usize): void {
  changetype<View>(block).packed = packed;
}

/** Memory that is only needed while the view is being solved. */
export function describeSolve(
  block: usize,
  records: usize,
  points: usize,
  lowPoints: usize,
  rawLight: usize,
  softShares: usize,
  planes: usize,
  light: usize,
  refine: usize,
): void {
  const v = changetype<View>(block);
  v.records = records;
  v.points = points;
  v.lowPoints = lowPoints;
  v.rawLight = rawLight;
  v.softShares = softShares;
  v.planes = planes;
  v.light = light;
  v.refine = refine;
}

export function describePalette(
  block: usize,
  finishes: usize,
  ratios: usize,
  factors: usize,
  curve: usize,
  gainR: f32,
  gainG: f32,
  gainB: f32,
): void {
  const p = changetype<Palette>(block);
  p.finishes = finishes;
  p.ratios = ratios;
  p.factors = factors;
  p.curve = curve;
  p.gain = vec(gainR, gainG, gainB);
}

export function describeFinish(
  table: usize,
  index: i32,
  kind: i32,
  pattern: i32,
  texture: usize,
  ratio: i32,
  faceWidth: f32,
  faceHeight: f32,
  groutWidth: f32,
  density: f32,
  shown: f32,
): void {
  const f = changetype<Finish>(table + <usize>index * offsetof<Finish>());
  f.kind = kind;
  f.pattern = pattern;
  f.texture = texture;
  f.ratio = ratio;
  f.groutWidth = groutWidth;
  f.detail = Mathf.log2(FINEST * density);
  f.shown = shown;
  f.shift = (1 - shown) * <f32>(1.0 / 255.0);
  measureModules(f, faceWidth + groutWidth, faceHeight + groutWidth);
  const isTile = kind == FinishKind.Tile;
  f.lookX = isTile ? shown / (f.moduleWidth - groutWidth) : <f32>1 / faceWidth;
  f.lookY = isTile ? shown / (f.moduleHeight - groutWidth) : <f32>1 / faceHeight;
}

/** What a finish says of tiles that with their grout are so wide and so high. */
function measureModules(f: Finish, width: f32, height: f32): void {
  const lying = width >= height;
  const isHerringbone = f.pattern == Pattern.Herringbone;
  const side = min<f32>(width, height);
  const long = <f32>f.ratio * side;
  f.isLying = lying ? 1 : 0;
  f.moduleWidth = !isHerringbone ? width : lying ? long : side;
  f.moduleHeight = !isHerringbone ? height : lying ? side : long;
  f.perWidth = <f32>1 / f.moduleWidth;
  f.perHeight = <f32>1 / f.moduleHeight;
}

export function colorFinish(
  table: usize,
  index: i32,
  r: f32,
  g: f32,
  b: f32,
  groutR: f32,
  groutG: f32,
  groutB: f32,
): void {
  const f = changetype<Finish>(table + <usize>index * offsetof<Finish>());
  f.color = f32x4(r, g, b, 1);
  f.grout = f32x4(groutR, groutG, groutB, 0);
}


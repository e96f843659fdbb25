/** Entry points by which the host fills in a palette and its finishes. */
import { vec } from "../math/vec";
import { Finish, FinishKind, Palette, Pattern } from "../memory/palette";
import { FINEST } from "../trace/footprint";

export function paletteBytes(): i32 {
  return offsetof<Palette>();
}
export function finishBytes(): i32 {
  return offsetof<Finish>();
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

/** Sets the sizes of a finish from those of a tile with its grout, metres. */
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

/** Sets how the tiles of a finish differ: `pairs` is half the number of faces of a slab, or 0 if the texture is a single face. */
export function varyFinish(table: usize, index: i32, turns: bool, pairs: i32, shade: f32): void {
  const f = changetype<Finish>(table + <usize>index * offsetof<Finish>());
  f.turns = turns ? -1 : 0;
  f.wraps = pairs > 0;
  f.pairsPerByte = <f32>pairs * <f32>(1.0 / 256.0);
  f.shade = shade;
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

/** How much lighter or darker, and of which colour, new tiles make the light in the room. */
import { ANCHOR_ALL } from "./interpolate";
import { cellCount, LAYERS, LOW, PACKED_SHARES, palette, SURFACE_COUNT, view } from "./layout";
import { splat } from "./vec";

/** Kernel: how the new albedos change the light of cells [from, to), all layers. */
export function mixFactors(from: i32, to: i32): void {
  for (let layer = 0; layer < LAYERS; layer++) {
    for (let cell = from; cell < to; cell++) {
      const index = <usize>(layer * cellCount() + cell);
      const shares = view.shares + index * PACKED_SHARES;
      let factor = splat(1);
      for (let s = 0; s < SURFACE_COUNT; s++) {
        const at = shares + <usize>s;
        const b1 = <u32>load<u8>(at);
        const b2 = <u32>load<u8>(at, 9);
        const b3 = <u32>load<u8>(at, 18);
        if ((b1 | b2 | b3) == 0) continue;
        const f1 = <f32>b1 * <f32>(1.0 / 255.0);
        const f2 = <f32>b2 * <f32>(1.0 / 255.0);
        const f3 = <f32>b3 * <f32>(1.0 / 255.0);
        const f0 = max<f32>(0, 1 - f1 - f2 - f3);
        const r = v128.load(palette.ratios + (<usize>(s + 1) << 4));
        // f0 + r (f1 + r (f2 + r f3 (0.6 + 0.4 r))): the last order also stands for everything above it.
        const last = f32x4.mul(splat(f3), f32x4.add(splat(0.6), f32x4.mul(splat(0.4), r)));
        const p2 = f32x4.add(splat(f2), f32x4.mul(r, last));
        const p1 = f32x4.add(splat(f1), f32x4.mul(r, p2));
        factor = f32x4.mul(factor, f32x4.add(splat(f0), f32x4.mul(r, p1)));
      }
      v128.store(palette.factors + (index << 4), factor);
    }
  }
}

/** The cells around the pixel aimed at, as offsets in a layer's factors, and the pixel's place between them. */
let cellLeft: i32 = -2;
let cellTop: i32 = -2;
let leftTop: usize = 0;
let rightTop: usize = 0;
let leftBottom: usize = 0;
let rightBottom: usize = 0;
let shareX: f32 = 0;
let shareY: f32 = 0;

/** Finds the cells around a pixel. */
@inline
export function aimAt(x: i32, y: i32): void {
  const px = x - LOW / 2;
  const py = y - LOW / 2;
  shareX = <f32>(px & 3) * <f32>0.25;
  shareY = <f32>(py & 3) * <f32>0.25;
  if (px >> 2 != cellLeft || py >> 2 != cellTop) aimAtCells(px >> 2, py >> 2);
}

function aimAtCells(x: i32, y: i32): void {
  cellLeft = x;
  cellTop = y;
  const left = max<i32>(0, x);
  const right = min<i32>(view.lowWidth - 1, x + 1);
  const top = max<i32>(0, y) * view.lowWidth;
  const bottom = min<i32>(view.lowHeight - 1, y + 1) * view.lowWidth;
  leftTop = <usize>(top + left) << 4;
  rightTop = <usize>(top + right) << 4;
  leftBottom = <usize>(bottom + left) << 4;
  rightBottom = <usize>(bottom + right) << 4;
}

/** Forgets the cells: another view may have other ones at the same place. */
export function forgetAim(): void {
  cellLeft = -2;
}

/** Change of light in a layer at the pixel aimed at, for a sample with this anchor. */
@inline
export function factorOf(layer: i32, anchor: u32): v128 {
  const factors = palette.factors + (<usize>(layer * cellCount()) << 4);
  if (anchor != ANCHOR_ALL) {
    const top = (anchor & 1) != 0 ? rightTop : leftTop;
    const bottom = (anchor & 1) != 0 ? rightBottom : leftBottom;
    return v128.load(factors + (anchor >> 1 != 0 ? bottom : top));
  }
  const ax = splat(shareX);
  const a = v128.load(factors + leftTop);
  const b = v128.load(factors + rightTop);
  const c = v128.load(factors + leftBottom);
  const d = v128.load(factors + rightBottom);
  const top = f32x4.add(a, f32x4.mul(f32x4.sub(b, a), ax));
  const bottom = f32x4.add(c, f32x4.mul(f32x4.sub(d, c), ax));
  return f32x4.add(top, f32x4.mul(f32x4.sub(bottom, top), splat(shareY)));
}

/** How much lighter or darker, and of which colour, new tiles make the light in the room. */
import { ones } from "../math/constants";
import { mulAdd, splat, xOf, yOf, zOf } from "../math/vec";
import { cellCount, palette, view } from "../memory/bound";
import { LAYERS, PACKED_SHARES } from "../memory/light-cells";
import { SURFACE_COUNT } from "../memory/materials";
import { scratch } from "../memory/scratch";

/** Bytes of what `mixFactors` fills for so many cells; rows are read a little beyond their end. */
export function factorsBytes(cells: i32): i32 {
  return 3 * LAYERS * cells * 4 + 64;
}

/** Address of one channel, 0 red to 2 blue, of a layer's factors: one float per cell. */
@inline
export function factorsOf(layer: i32, channel: i32): usize {
  return palette.factors + (<usize>((3 * layer + channel) * cellCount()) << 2);
}

/** Scratch: three vectors per surface, by which its shares of light are multiplied. */
const WEIGHTS: usize = 8192;
const BYTES_PER_SURFACE: usize = 48;

/**
 * Light of which f1, f2 and f3 met a surface once, twice, more often, grows by f1 (r - 1) + f2 (r2 - 1) + f3 (r3 (0.6 + 0.4 r) - 1)
 * where its albedo is r times the neutral one; the last order also stands for everything above it.
 */
function weighSurfaces(): void {
  const one = splat(1);
  const perByte = splat(<f32>(1.0 / 255.0));
  for (let s: usize = 0; s < <usize>SURFACE_COUNT; s++) {
    const r = v128.load(palette.ratios + ((s + 1) << 4));
    const r2 = f32x4.mul(r, r);
    const more = f32x4.mul(f32x4.mul(r2, r), f32x4.add(splat(0.6), f32x4.mul(splat(0.4), r)));
    const at = scratch + WEIGHTS + s * BYTES_PER_SURFACE;
    v128.store(at, f32x4.mul(f32x4.sub(r, one), perByte));
    v128.store(at, f32x4.mul(f32x4.sub(r2, one), perByte), 16);
    v128.store(at, f32x4.mul(f32x4.sub(more, one), perByte), 32);
  }
}

/** Kernel: how the new albedos change the light of cells [from, to), all layers. */
export function mixFactors(from: i32, to: i32): void {
  weighSurfaces();
  for (let layer = 0; layer < LAYERS; layer++) {
    const red = factorsOf(layer, 0);
    const green = factorsOf(layer, 1);
    const blue = factorsOf(layer, 2);
    for (let cell = from; cell < to; cell++) {
      const factor = factorAt(view.shares + <usize>(layer * cellCount() + cell) * PACKED_SHARES);
      const at = <usize>cell << 2;
      store<f32>(red + at, xOf(factor));
      store<f32>(green + at, yOf(factor));
      store<f32>(blue + at, zOf(factor));
    }
  }
}

/** Shares of four surfaces, as numbers. */
@inline
function sharesOfFour(at: usize): v128 {
  const wide = i16x8.extend_low_i8x16_u(v128.load32_zero(at));
  return f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(wide));
}

/** How much light grows of which these shares met a surface. */
@inline
function growth(once: v128, twice: v128, more: v128, weights: usize): v128 {
  const byOne = mulAdd(once, v128.load(weights), ones());
  return mulAdd(more, v128.load(weights, 32), mulAdd(twice, v128.load(weights, 16), byOne));
}

/** Times the growth by four surfaces. */
@inline
function growByFour(factor: v128, shares: usize, weights: usize): v128 {
  const o = sharesOfFour(shares);
  const t = sharesOfFour(shares + 9);
  const m = sharesOfFour(shares + 18);
  if (!v128.any_true(v128.or(v128.or(o, t), m))) return factor;
  const first = growth(
    v128.shuffle<i32>(o, o, 0, 0, 0, 0),
    v128.shuffle<i32>(t, t, 0, 0, 0, 0),
    v128.shuffle<i32>(m, m, 0, 0, 0, 0),
    weights,
  );
  const second = growth(
    v128.shuffle<i32>(o, o, 1, 1, 1, 1),
    v128.shuffle<i32>(t, t, 1, 1, 1, 1),
    v128.shuffle<i32>(m, m, 1, 1, 1, 1),
    weights + BYTES_PER_SURFACE,
  );
  const third = growth(
    v128.shuffle<i32>(o, o, 2, 2, 2, 2),
    v128.shuffle<i32>(t, t, 2, 2, 2, 2),
    v128.shuffle<i32>(m, m, 2, 2, 2, 2),
    weights + 2 * BYTES_PER_SURFACE,
  );
  const fourth = growth(
    v128.shuffle<i32>(o, o, 3, 3, 3, 3),
    v128.shuffle<i32>(t, t, 3, 3, 3, 3),
    v128.shuffle<i32>(m, m, 3, 3, 3, 3),
    weights + 3 * BYTES_PER_SURFACE,
  );
  return f32x4.mul(f32x4.mul(f32x4.mul(f32x4.mul(factor, first), second), third), fourth);
}

@inline
function shareAt(at: usize): v128 {
  return splat(<f32>(<u32>load<u8>(at)));
}

/** Change of a cell's light whose shares of nine surfaces lie here, by order. */
@inline
function factorAt(shares: usize): v128 {
  let factor = ones();
  // Most cells of a layer that shows little hold nothing; the second load overlaps the first.
  if (!v128.any_true(v128.or(v128.load(shares), v128.load(shares, 11)))) return factor;
  const weights = scratch + WEIGHTS;
  factor = growByFour(factor, shares, weights);
  factor = growByFour(factor, shares + 4, weights + 4 * BYTES_PER_SURFACE);
  const ninth = growth(shareAt(shares + 8), shareAt(shares + 17), shareAt(shares + 26), weights + 8 * BYTES_PER_SURFACE);
  return f32x4.mul(factor, ninth);
}

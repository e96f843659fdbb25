/** Computes factors: how new tiles change brightness and colour of the light in each cell. */
import { ones } from "../math/constants";
import { mulAdd, splat, xOf, yOf, zOf } from "../math/vec";
import { cellCount, palette, view } from "../memory/bound";
import { LAYERS, PACKED_SHARES } from "../memory/light-cells";
import { SURFACE_COUNT } from "../memory/materials";
import { SURFACE_WEIGHT_BYTES, surfaceWeights } from "../memory/scratch";

/** Bytes of the factors of this many cells. Rows are read a little beyond their end. */
export function factorsBytes(cells: i32): i32 {
  return 3 * LAYERS * cells * 4 + 64;
}

/** Address of one channel (0 red, 1 green, 2 blue) of a layer's factors: one float per cell. */
@inline
export function factorsOf(layer: i32, channel: i32): usize {
  return palette.factors + ((<usize>((3 * layer + channel) * cellCount())) << 2);
}

/**
 * Fills the weights by which shares are multiplied. If f1, f2 and f3 of the light met a surface once, twice and more often, and its albedo is r
 * times the neutral one, light changes by the factor 1 + f1 (r - 1) + f2 (r^2 - 1) + f3 (r^3 (0.6 + 0.4 r) - 1). The last term stands for
 * all higher orders.
 */
function weighSurfaces(): void {
  const one = splat(1);
  const perByte = splat(<f32>(1.0 / 255.0));
  for (let s: usize = 0; s < <usize>SURFACE_COUNT; s++) {
    const r = v128.load(palette.ratios + ((s + 1) << 4));
    const r2 = f32x4.mul(r, r);
    const more = f32x4.mul(f32x4.mul(r2, r), f32x4.add(splat(0.6), f32x4.mul(splat(0.4), r)));
    const at = surfaceWeights + s * SURFACE_WEIGHT_BYTES;
    v128.store(at, f32x4.mul(f32x4.sub(r, one), perByte));
    v128.store(at, f32x4.mul(f32x4.sub(r2, one), perByte), 16);
    v128.store(at, f32x4.mul(f32x4.sub(more, one), perByte), 32);
  }
}

/** Kernel: computes the factors of cells [from, to) in all layers. */
export function mixFactors(from: i32, to: i32): void {
  weighSurfaces();
  for (let layer = 0; layer < LAYERS; layer++) {
    const red = factorsOf(layer, 0);
    const green = factorsOf(layer, 1);
    const blue = factorsOf(layer, 2);
    for (let cell = from; cell < to; cell++) {
      const factor = factorAt(view.shares + <usize>(layer * cellCount() + cell) * PACKED_SHARES);
      const at = (<usize>cell) << 2;
      store<f32>(red + at, xOf(factor));
      store<f32>(green + at, yOf(factor));
      store<f32>(blue + at, zOf(factor));
    }
  }
}

/** Shares of four surfaces, as floats. */
@inline
function sharesOfFour(at: usize): v128 {
  const wide = i16x8.extend_low_i8x16_u(v128.load32_zero(at));
  return f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(wide));
}

/** Factor by one surface, from the shares that met it once, twice and more often. */
@inline
function growth(once: v128, twice: v128, more: v128, weights: usize): v128 {
  const byOne = mulAdd(once, v128.load(weights), ones());
  return mulAdd(more, v128.load(weights, 32), mulAdd(twice, v128.load(weights, 16), byOne));
}

/** `factor` times the factors by four surfaces. */
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
    weights + SURFACE_WEIGHT_BYTES,
  );
  const third = growth(
    v128.shuffle<i32>(o, o, 2, 2, 2, 2),
    v128.shuffle<i32>(t, t, 2, 2, 2, 2),
    v128.shuffle<i32>(m, m, 2, 2, 2, 2),
    weights + 2 * SURFACE_WEIGHT_BYTES,
  );
  const fourth = growth(
    v128.shuffle<i32>(o, o, 3, 3, 3, 3),
    v128.shuffle<i32>(t, t, 3, 3, 3, 3),
    v128.shuffle<i32>(m, m, 3, 3, 3, 3),
    weights + 3 * SURFACE_WEIGHT_BYTES,
  );
  return f32x4.mul(f32x4.mul(f32x4.mul(f32x4.mul(factor, first), second), third), fourth);
}

@inline
function shareAt(at: usize): v128 {
  return splat(<f32>(<u32>load<u8>(at)));
}

/** Factor of a cell, from its shares by order and surface. */
@inline
function factorAt(shares: usize): v128 {
  let factor = ones();
  // In layers that cover little of the picture, most cells have no shares. The second load overlaps the first.
  if (!v128.any_true(v128.or(v128.load(shares), v128.load(shares, 11)))) return factor;
  const weights = surfaceWeights;
  factor = growByFour(factor, shares, weights);
  factor = growByFour(factor, shares + 4, weights + 4 * SURFACE_WEIGHT_BYTES);
  const ninth = growth(
    shareAt(shares + 8),
    shareAt(shares + 17),
    shareAt(shares + 26),
    weights + 8 * SURFACE_WEIGHT_BYTES,
  );
  return f32x4.mul(factor, ninth);
}

/** How much lighter or darker, and of which colour, new tiles make the light in the room. */
import { cellCount, LAYERS, PACKED_SHARES, palette, scratch, SURFACE_COUNT, view } from "./layout";
import { splat, xOf, yOf, zOf } from "./vec";

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

@inline
function weighed(share: u32, weight: v128): v128 {
  return f32x4.mul(splat(<f32>share), weight);
}

/** Change of a cell's light whose shares lie here. */
@inline
function factorAt(shares: usize): v128 {
  let factor = splat(1);
  // Most cells of a layer that shows little hold nothing; the second load overlaps the first.
  if (!v128.any_true(v128.or(v128.load(shares), v128.load(shares, 11)))) return factor;
  let weights = scratch + WEIGHTS;
  for (let s: usize = 0; s < <usize>SURFACE_COUNT; s++) {
    const once = <u32>load<u8>(shares + s);
    const twice = <u32>load<u8>(shares + s, 9);
    const more = <u32>load<u8>(shares + s, 18);
    if ((once | twice | more) != 0) {
      const change = f32x4.add(
        f32x4.add(weighed(once, v128.load(weights)), weighed(twice, v128.load(weights, 16))),
        weighed(more, v128.load(weights, 32)),
      );
      factor = f32x4.mul(factor, f32x4.add(splat(1), change));
    }
    weights += BYTES_PER_SURFACE;
  }
  return factor;
}

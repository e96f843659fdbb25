/** Looking a place up in a stored picture. */
import { Texture } from "./layout";
import { levelAddress } from "./texture";
import { splat } from "./vec";

/** Weights of the four texels around a place count in parts of this. */
const PARTS: i32 = 128;
/** What a texel of full light gives after both interpolations. */
const FULL: f32 = 255 * 128 * 128;

/**
 * Bilinear look-up on one level, in square roots of light and `FULL`; x and y in 0..1 of the picture, clamped at its
 * border. Two texels lie side by side in one load; a level one texel wide reads, and ignores, what lies behind it.
 */
@inline
function bilinear(texture: Texture, level: i32, x: f32, y: f32): v128 {
  const w = max<i32>(1, texture.width >> level);
  const h = max<i32>(1, texture.height >> level);
  const fx = max<f32>(0, min<f32>(<f32>(w - 1), x * <f32>w - <f32>0.5)) * <f32>PARTS;
  const fy = max<f32>(0, min<f32>(<f32>(h - 1), y * <f32>h - <f32>0.5)) * <f32>PARTS;
  const column = <i32>fx;
  const row = <i32>fy;
  const x0 = min<i32>(column >> 7, max<i32>(0, w - 2));
  const y0 = min<i32>(row >> 7, max<i32>(0, h - 2));
  const ax = column - (x0 << 7);
  const ay = row - (y0 << 7);
  const at = levelAddress(texture, level) + <usize>((y0 * w + x0) << 2);
  const below: usize = h > 1 ? <usize>w << 2 : 0;
  const top = i16x8.extend_low_i8x16_u(v128.load64_zero(at));
  const bottom = i16x8.extend_low_i8x16_u(v128.load64_zero(at + below));
  const column2 = i16x8.add(
    i16x8.mul(top, i16x8.splat(<i16>(PARTS - ay))),
    i16x8.mul(bottom, i16x8.splat(<i16>ay)),
  );
  const pairs = v128.shuffle<i16>(column2, column2, 0, 4, 1, 5, 2, 6, 3, 7);
  return f32x4.convert_i32x4_s(i32x4.dot_i16x8_s(pairs, i32x4.splat((PARTS - ax) | (ax << 16))));
}

/** Linear colour of a picture at (x, y) of one of its levels. */
@inline
export function lookAt(texture: Texture, level: i32, x: f32, y: f32): v128 {
  const root = f32x4.mul(bilinear(texture, level, x, y), splat(1 / FULL));
  return f32x4.mul(root, root);
}

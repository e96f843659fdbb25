/** Textures of tiles and fixtures, stored as square roots of linear light, with smaller levels. */
import { splat } from "../math/vec";
import { Texture } from "../memory/palette";

const MAX_LEVELS: i32 = 16;
/** Bytes of a texture's description: a header (size, levels, mean), then 16 bytes per level. */
const HEADER: usize = 32;
const DESCRIPTION: usize = 32 + 16 * 16;
/** Room for the conversion table behind the pixels of a texture that has no room for it in its other levels. */
const CONVERSION_TABLE: i32 = 256;

/** Bytes of the description and all levels of a texture. */
export function textureBytes(width: i32, height: i32): i32 {
  let bytes = <i32>DESCRIPTION + CONVERSION_TABLE;
  let w = width;
  let h = height;
  for (let level = 0; level < MAX_LEVELS; level++) {
    bytes += w * h * 4;
    if (w == 1 && h == 1) break;
    w = max<i32>(1, w >> 1);
    h = max<i32>(1, h >> 1);
  }
  return bytes;
}

/** Address at which the host writes the sRGB pixels before `prepareTexture`. */
export function texturePixels(block: usize): usize {
  return block + DESCRIPTION;
}

/** Description of a level: address, bytes from row to row (0 if there is only one row), width and height as floats. */
@inline
export function levelOf(texture: Texture, level: i32): usize {
  return changetype<usize>(texture) + HEADER + ((<usize>level) << 4);
}

function describeLevel(block: usize, level: i32, pixels: usize, width: i32, height: i32): void {
  const at = levelOf(changetype<Texture>(block), level);
  store<usize>(at, pixels);
  store<i32>(at, height > 1 ? width << 2 : 0, 4);
  store<f32>(at, <f32>width, 8);
  store<f32>(at, <f32>height, 12);
}

function toLinear(value: i32): f32 {
  const x = <f32>value / 255;
  return x <= <f32>0.04045 ? x / <f32>12.92 : Mathf.pow((x + <f32>0.055) / <f32>1.055, 2.4);
}

/** Kernel: converts sRGB pixels to square roots of linear light, and makes the smaller levels. */
export function prepareTexture(block: usize, width: i32, height: i32): void {
  const texture = changetype<Texture>(block);
  texture.width = width;
  texture.height = height;
  const pixels = texturePixels(block);
  const bytes = <usize>(width * height * 4);
  for (let value = 0; value < 256; value++) {
    // The conversion table uses the memory of the second level, which is written later.
    store<u8>(pixels + bytes + <usize>value, <u8>(sqrt<f32>(toLinear(value)) * 255 + <f32>0.5));
  }
  for (let i: usize = 0; i < bytes; i += 4) {
    for (let k: usize = 0; k < 3; k++) {
      store<u8>(pixels + i + k, load<u8>(pixels + bytes + <usize>load<u8>(pixels + i + k)));
    }
    store<u8>(pixels + i, 255, 3);
  }
  let source = pixels;
  let w = width;
  let h = height;
  let level = 0;
  describeLevel(block, level, source, w, h);
  while ((w > 1 || h > 1) && level < MAX_LEVELS - 1) {
    const target = source + <usize>(w * h * 4);
    halve(source, w, h, target);
    w = max<i32>(1, w >> 1);
    h = max<i32>(1, h >> 1);
    source = target;
    level++;
    describeLevel(block, level, source, w, h);
  }
  texture.levels = level + 1;
  texture.mean = f32x4.mul(texel(source), splat(<f32>(1.0 / 65025.0)));
}

/** Makes the next smaller level: each texel is the mean light of four. */
function halve(source: usize, width: i32, height: i32, target: usize): void {
  const w = max<i32>(1, width >> 1);
  const h = max<i32>(1, height >> 1);
  for (let y = 0; y < h; y++) {
    const top = min<i32>(height - 1, 2 * y);
    const bottom = min<i32>(height - 1, 2 * y + 1);
    for (let x = 0; x < w; x++) {
      const left = min<i32>(width - 1, 2 * x);
      const right = min<i32>(width - 1, 2 * x + 1);
      const sum = f32x4.add(
        f32x4.add(
          texel(source + <usize>((top * width + left) << 2)),
          texel(source + <usize>((top * width + right) << 2)),
        ),
        f32x4.add(
          texel(source + <usize>((bottom * width + left) << 2)),
          texel(source + <usize>((bottom * width + right) << 2)),
        ),
      );
      const root = f32x4.add(f32x4.sqrt(f32x4.mul(sum, splat(0.25))), splat(0.5));
      const bytes = i32x4.trunc_sat_f32x4_s(root);
      const at = target + <usize>((y * w + x) << 2);
      store<u8>(at, <u8>i32x4.extract_lane(bytes, 0), 0);
      store<u8>(at, <u8>i32x4.extract_lane(bytes, 1), 1);
      store<u8>(at, <u8>i32x4.extract_lane(bytes, 2), 2);
      store<u8>(at, 255, 3);
    }
  }
}

/** Light of a texel, 0 to 65025 per channel. */
@inline
function texel(address: usize): v128 {
  const wide = i16x8.extend_low_i8x16_u(v128.load32_zero(address));
  const f = f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(wide));
  return f32x4.mul(f, f);
}

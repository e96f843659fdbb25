/** Interpolates the cells' light at every sample, and flags the samples for which that is not good enough. */
import { packColor, unpackColor } from "../math/packed-color";
import { hashUnit } from "../math/random";
import { mul } from "../math/vec";
import { materialAt, pointAt, recordAt, view } from "../memory/bound";
import { MaterialKind } from "../memory/materials";
import { ANCHOR_A, ANCHOR_B, GLOSSY } from "../memory/samples";
import { pixelOf } from "../trace/edge-pixels";
import { locate } from "./cells-around";
import { anchor, blended, blendedGloss, certain, forgetCells, interpolateAny } from "./interpolate";

/**
 * Kernel: sets the light of samples [from, to) from the cells. Flags samples that must be traced by themselves, and returns their number.
 * Which these are depends on geometry alone, so a later pass with better light (`again`) leaves them as they are.
 */
export function bakeSamples(from: i32, to: i32, again: bool): i32 {
  let failed = 0;
  forgetCells();
  const width = view.width;
  const pixels = width * view.height;
  let x = (pixelOf(from) % width) - 1;
  let y = pixelOf(from) / width;
  for (let i = from; i < to; i++) {
    if (i < pixels) {
      if (++x == width) {
        x = 0;
        y++;
      }
    } else {
      const pixel = pixelOf(i);
      x = pixel % width;
      y = pixel / width;
    }
    if (again && load<u8>(view.refine + <usize>i) != 0) {
      failed++;
      continue;
    }
    const point = pointAt(i);
    const record = recordAt(i);
    const meshes = <u32>i32x4.extract_lane(point.normal, 3);
    store<u8>(view.refine + <usize>i, 0);
    if ((meshes & 0xffff) == 0 && meshes >> 16 == 0) continue;
    locate(x, y);
    const dither = hashUnit(<u32>i);
    let head = record.head & ~((<u32>63) << ANCHOR_A);
    if ((meshes & 0xffff) != 0) {
      const glossy = (head & GLOSSY) != 0;
      interpolateAny(point, false, glossy, materialAt(<i32>(head & 255)).kind == MaterialKind.Metal);
      const through = unpackColor(<u32>i32x4.extract_lane(point.reflectedPosition, 3));
      record.light = packColor(mul(through, blended), dither);
      if (glossy) {
        const back = unpackColor(<u32>i32x4.extract_lane(point.reflectedNormal, 3));
        record.reflectedLight = packColor(mul(back, blendedGloss), dither);
      }
      head |= anchor << ANCHOR_A;
      if (!certain) {
        store<u8>(view.refine + <usize>i, 1);
        failed++;
      }
    }
    if (meshes >> 16 != 0) {
      interpolateAny(point, true, false, false);
      const through = unpackColor(<u32>i32x4.extract_lane(point.reflectedNormal, 3));
      record.reflectedLight = packColor(mul(through, blended), dither);
      head |= anchor << ANCHOR_B;
    }
    record.head = head;
  }
  return failed;
}

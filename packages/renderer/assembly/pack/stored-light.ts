/** The light of a solved view in the form that is stored on disk: of its cells, and of the samples that were traced by themselves. */
import { packColor, unpackColor } from "../math/packed-color";
import { cellCount, recordAt, view } from "../memory/bound";
import { LAYERS } from "../memory/light-cells";

/** Bytes that `packLight` writes. */
export function packedLightBytes(): i32 {
  return LAYERS * cellCount() * 4;
}

/** Kernel: rounds the light of cells [from, to) of all layers as storing does, so that a view looks the same solved and restored. */
export function roundLight(from: i32, to: i32): void {
  for (let at = view.light + ((<usize>from) << 4); at < view.light + ((<usize>to) << 4); at += 16) {
    v128.store(at, unpackColor(packColor(v128.load(at), 0.5)));
  }
}

export function packLight(target: usize): void {
  const count = <usize>(LAYERS * cellCount());
  for (let i: usize = 0; i < count; i++) {
    store<u32>(target + (i << 2), packColor(v128.load(view.light + (i << 4)), 0.5));
  }
}

export function unpackLight(source: usize): void {
  const count = <usize>(LAYERS * cellCount());
  for (let i: usize = 0; i < count; i++) {
    v128.store(view.light + (i << 4), unpackColor(load<u32>(source + (i << 2))));
  }
}

/** Kernel: copies the light of flagged samples to `target`, eight bytes each. Returns their number. */
export function packRefined(target: usize, samples: i32): i32 {
  let count = 0;
  for (let i = 0; i < samples; i++) {
    if (load<u8>(view.refine + <usize>i) == 0) continue;
    const record = recordAt(i);
    store<u32>(target + ((<usize>count) << 3), record.light);
    store<u32>(target + ((<usize>count) << 3), record.reflectedLight, 4);
    count++;
  }
  return count;
}

/** Kernel: copies the light of `count` flagged samples back from `source`. Returns false if another number is flagged. */
export function unpackRefined(source: usize, samples: i32, count: i32): bool {
  let used = 0;
  for (let i = 0; i < samples; i++) {
    if (load<u8>(view.refine + <usize>i) == 0) continue;
    if (used == count) return false;
    const record = recordAt(i);
    record.light = load<u32>(source + ((<usize>used) << 3));
    record.reflectedLight = load<u32>(source + ((<usize>used) << 3), 4);
    used++;
  }
  return used == count;
}

/** A solved view in its compact form for the disk: light of the cells and of the samples traced again. */
import { cellCount, LAYERS, view } from "./layout";
import { packColor, unpackColor } from "./packing";

/** Bytes that `packLight` writes. */
export function packedLightBytes(): i32 {
  return LAYERS * cellCount() * 4;
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

/** Moves the light of flagged samples to `target`, one after the other; returns their number. */
export function packRefined(target: usize, samples: i32): i32 {
  let count = 0;
  for (let i = 0; i < samples; i++) {
    if (load<u8>(view.refine + <usize>i) == 0) continue;
    store<u32>(target + (<usize>count << 2), load<u32>(view.refined + (<usize>i << 2)));
    count++;
  }
  return count;
}

/** The way back; `count` values lie at `source`. Returns false when the flags do not match. */
export function unpackRefined(source: usize, samples: i32, count: i32): bool {
  let used = 0;
  for (let i = 0; i < samples; i++) {
    if (load<u8>(view.refine + <usize>i) == 0) continue;
    if (used == count) return false;
    store<u32>(view.refined + (<usize>i << 2), load<u32>(source + (<usize>used << 2)));
    used++;
  }
  return used == count;
}

/** Scratch memory of one thread. */

/** Scratch memory of this thread alone. */
export let scratch: usize = 0;
const SCRATCH_BYTES: i32 = 131072;

export function bindThread(memory: usize): void {
  scratch = memory;
}

/** Bytes of scratch memory that every thread needs. */
export function scratchBytes(): i32 {
  return SCRATCH_BYTES;
}

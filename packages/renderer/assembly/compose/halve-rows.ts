/** Makes a picture of half the size, which is shown while the rest of the whole one is composed. */
import { view } from "../memory/bound";

/** Kernel: writes rows [from, to) of the half-size picture: every other row of the whole one, with adjacent pixels averaged. */
export function halveRows(from: i32, to: i32, picture: usize, target: usize): void {
  const width = view.width;
  const half = width >> 1;
  for (let y = from; y < to; y++) {
    let source = picture + <usize>(6 * y * width);
    let at = target + <usize>(3 * y * half);
    let x = 0;
    // Three pixels at a time, as long as the wider loads stay within the row.
    for (; x + 6 <= half; x += 3) {
      const mixed = i8x16.avgr_u(v128.load(source), v128.load(source, 3));
      const kept = v128.shuffle<u8>(mixed, mixed, 0, 1, 2, 6, 7, 8, 12, 13, 14, 0, 0, 0, 0, 0, 0, 0);
      v128.store64_lane(at, kept, 0);
      v128.store8_lane(at, kept, 8, 8);
      source += 18;
      at += 9;
    }
    for (; x < half; x++) {
      for (let channel: usize = 0; channel < 3; channel++) {
        const sum = <u32>load<u8>(source + channel) + <u32>load<u8>(source + channel, 3) + 1;
        store<u8>(at + channel, <u8>(sum >> 1));
      }
      source += 6;
      at += 3;
    }
  }
}

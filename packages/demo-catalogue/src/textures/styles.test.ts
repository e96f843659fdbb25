import { expect, test } from "vitest";
import { drawFace } from "./draw-face.ts";

const SIDE = 256;

/** Mean difference between pixels at a given offset. */
function change(data: Uint8Array, right: number, down: number): number {
  let [sum, count] = [0, 0];
  for (let y = 16; y < SIDE - 16; y++)
    for (let x = 16; x < SIDE - 16; x++) {
      sum += Math.abs((data[3 * (y * SIDE + x)] ?? 0) - (data[3 * ((y + down) * SIDE + x + right)] ?? 0));
      count += 1;
    }
  return sum / count;
}

test.each([1, 5, 9, 23, 71])("veins of marble run in one direction, not in loops (%i)", (seed) => {
  const face = { style: "marble", base: "#F0EFEC", accent: "#9FA2A6", seed, width: 1200, height: 1200 } as const;
  const { data } = drawFace(face, SIDE);
  const [along, across] = [change(data, 9, -7), change(data, 7, 9)];
  expect(along).toBeLessThan(0.85 * across);
});

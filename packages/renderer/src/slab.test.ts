import { expect, test } from "vitest";
import { testTexture } from "../testing/test-tiles.ts";
import { slabOf } from "./slab.ts";

type Slab = ReturnType<typeof slabOf>;

/** Mean difference of green between a line of pixels and the next, upright lines or level ones; the line after the last is the first. */
function steps({ data, width, height }: Slab, upright: boolean): readonly number[] {
  const [count, length] = upright ? [width, height] : [height, width];
  const green = (line: number, at: number): number =>
    data[4 * (upright ? at * width + line : line * width + at) + 1] ?? 0;
  return Array.from({ length: count }, (_, line) => {
    let sum = 0;
    for (let at = 0; at < length; at++) sum += Math.abs(green(line, at) - green((line + 1) % count, at));
    return sum / length;
  });
}

const FACES = ["marble", "slate", "terracotta"] as const;

test.each(FACES)("a slab of %s continues at its opposite side as between any two lines of pixels", (id) => {
  const slab = slabOf(testTexture(id, 256));
  for (const upright of [true, false]) {
    const all = steps(slab, upright);
    expect(all.at(-1)).toBeLessThanOrEqual(1.5 * Math.max(...all.slice(0, -1)));
  }
});

test.each(FACES)("the face of %s itself does not", (id) => {
  const face = testTexture(id, 256);
  const all = steps(face, true);
  expect(all.at(-1)).toBeGreaterThan(1.5 * Math.max(...all.slice(0, -1)));
});

test("a slab has nearly the size of its face, and leaves the face as it was", () => {
  const face = testTexture("marble", 256);
  const before = face.data.slice();
  const slab = slabOf(face);
  expect(face.data).toEqual(before);
  expect([slab.width, slab.height]).toEqual([235, 235]);
  expect(slab.data).toHaveLength(4 * 235 * 235);
});

test.each([
  [1, 1],
  [6, 300],
  [9, 9],
])("a picture of %i x %i pixels is no error", (width, height) => {
  const slab = slabOf({ data: new Uint8Array(4 * width * height).fill(90), width, height });
  expect(slab.data).toHaveLength(4 * slab.width * slab.height);
});

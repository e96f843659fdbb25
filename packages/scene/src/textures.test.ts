import { FIXTURE_FINISHES } from "@showroom/domain/model/fixture-model";
import { expect, test } from "vitest";
import { finishMaterial } from "./materials.ts";
import { FIXTURE_TEXTURES, type FixtureTexture, fixtureTexture } from "./textures.ts";

/** Painting takes a good part of a second: each is painted once for all tests, and once more to see that it comes out the same. */
const painted = new Map<string, FixtureTexture>();
const paintedOnce = (id: string): FixtureTexture => {
  const texture = painted.get(id) ?? fixtureTexture(id);
  painted.set(id, texture);
  return texture;
};

/** Mean step in green from one pixel to another, along a row or a column of `count` pixels. */
function meanStep(
  { data, width }: FixtureTexture,
  count: number,
  from: (at: number) => readonly [x: number, y: number],
  to: (at: number) => readonly [x: number, y: number],
): number {
  const green = ([x, y]: readonly [number, number]): number => data[(y * width + x) * 4 + 1] ?? 0;
  let sum = 0;
  for (let at = 0; at < count; at++) sum += Math.abs(green(from(at)) - green(to(at)));
  return sum / count;
}

test.each(FIXTURE_TEXTURES)(
  "%s is opaque, varied and always the same",
  (id) => {
    const { data, width, height } = paintedOnce(id);
    expect(data).toHaveLength(width * height * 4);
    const values = new Set<number>();
    let clear = 0;
    for (let at = 0; at < data.length; at += 4) {
      for (let k = 0; k < 3; k++) values.add(data[at + k] ?? 0);
      if (data[at + 3] !== 255) clear++;
    }
    expect(clear).toBe(0);
    expect(values.size).toBeGreaterThan(20);
    expect(Buffer.compare(fixtureTexture(id).data, data)).toBe(0);
  },
  30_000,
);

test.each(FIXTURE_TEXTURES.filter((id) => !id.startsWith("tile/")))(
  "%s repeats without a seam",
  (id) => {
    const texture = paintedOnce(id);
    const { width, height } = texture;
    const inside = meanStep(
      texture,
      height,
      (y) => [700, y],
      (y) => [701, y],
    );
    const sides = meanStep(
      texture,
      height,
      (y) => [width - 1, y],
      (y) => [0, y],
    );
    expect(sides).toBeLessThan(inside * 2 + 1);
    const across = meanStep(
      texture,
      width,
      (x) => [x, 500],
      (x) => [x, 501],
    );
    const ends = meanStep(
      texture,
      width,
      (x) => [x, height - 1],
      (x) => [x, 0],
    );
    expect(ends).toBeLessThan(across * 2 + 1);
  },
  30_000,
);

test("every textured finish has its texture", () => {
  for (const finish of FIXTURE_FINISHES) {
    const material = finishMaterial(finish);
    if (material.kind === "textured") expect(FIXTURE_TEXTURES).toContain(material.texture);
  }
});

test("an unknown name is refused", () => {
  expect(() => fixtureTexture("wood/unknown")).toThrow(RangeError);
});

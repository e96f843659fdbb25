import { FIXTURE_FINISHES } from "@showroom/domain/render/fixture-model";
import { expect, test } from "vitest";
import { finishMaterial } from "./materials.ts";
import { FIXTURE_TEXTURES, fixtureTexture } from "./textures.ts";

const pixel = ({ data, width }: ReturnType<typeof fixtureTexture>, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
];

test.each(FIXTURE_TEXTURES)(
  "%s is opaque, varied and always the same",
  (id) => {
    const texture = fixtureTexture(id);
    expect(texture.data).toHaveLength(texture.width * texture.height * 4);
    expect(texture.data.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
    expect(new Set(texture.data).size).toBeGreaterThan(20);
    expect(fixtureTexture(id).data).toEqual(texture.data);
  },
  30_000,
);

test.each(FIXTURE_TEXTURES.filter((id) => !id.startsWith("tile/")))(
  "%s repeats without a seam",
  (id) => {
    const texture = fixtureTexture(id);
    const step = (a: readonly number[], b: readonly number[]) => Math.abs((a[1] ?? 0) - (b[1] ?? 0));
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const columns = Array.from({ length: texture.height }, (_, y) => y);
    const rows = Array.from({ length: texture.width }, (_, x) => x);
    const inside = mean(columns.map((y) => step(pixel(texture, 700, y), pixel(texture, 701, y))));
    expect(mean(columns.map((y) => step(pixel(texture, texture.width - 1, y), pixel(texture, 0, y))))).toBeLessThan(
      inside * 2 + 1,
    );
    const across = mean(rows.map((x) => step(pixel(texture, x, 500), pixel(texture, x, 501))));
    expect(mean(rows.map((x) => step(pixel(texture, x, texture.height - 1), pixel(texture, x, 0))))).toBeLessThan(
      across * 2 + 1,
    );
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

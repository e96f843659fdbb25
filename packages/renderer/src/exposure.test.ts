import { expect, test } from "vitest";
import { exposure } from "./exposure.ts";

const LIGHT = [2, 2, 2] as const;
const grey = (value: number) => [value, value, value] as const;

test("the darker the tiles, the longer the exposure, and yet the darker they look", () => {
  const albedos = [0.9, 0.7, 0.4, 0.2, 0.08, 0.02];
  const gains = albedos.map((albedo) => exposure(LIGHT, grey(albedo))[1]);
  expect(gains).toEqual(gains.toSorted((a, b) => a - b));
  const shown = albedos.map((albedo, i) => albedo * (gains[i] ?? 0));
  expect(shown).toEqual(shown.toSorted((a, b) => b - a));
});

test("twice the light is exposed half as long, and most of its tint is taken away", () => {
  expect(exposure([4, 4, 4], grey(0.5))[1]).toBeCloseTo(exposure(LIGHT, grey(0.5))[1] / 2);
  const warm = [2.4, 2, 1.6] as const;
  const [red, green, blue] = exposure(warm, grey(0.5));
  expect((warm[0] * red) / (warm[1] * green)).toBeCloseTo(1.2 ** 0.1);
  expect((warm[2] * blue) / (warm[1] * green)).toBeCloseTo(0.8 ** 0.1);
});

test("a room without light and black tiles give finite gains", () => {
  expect(exposure([0, 0, 0], grey(0.5))).toEqual([1, 1, 1]);
  expect(exposure(LIGHT, [0, 0, 0]).every(Number.isFinite)).toBe(true);
});

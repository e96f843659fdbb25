import { expect, test } from "vitest";
import { exposure } from "./exposure.ts";

const LIGHT = [2, 2, 2] as const;
const grey = (value: number) => [value, value, value] as const;

test("white tiles are shown by the room's light alone", () => {
  expect(exposure(LIGHT, grey(0.75))).toEqual(exposure(LIGHT, grey(0.9)));
});

test("the darker the tiles, the longer the exposure, and yet the darker they look", () => {
  const albedos = [0.7, 0.4, 0.2, 0.08, 0.02];
  const gains = albedos.map((albedo) => exposure(LIGHT, grey(albedo))[1]);
  expect(gains).toEqual(gains.toSorted((a, b) => a - b));
  const shown = albedos.map((albedo, i) => albedo * (gains[i] ?? 0));
  expect(shown).toEqual(shown.toSorted((a, b) => b - a));
  expect((gains.at(-1) ?? 0) / (gains[0] ?? 0)).toBeLessThan(1.5);
});

test("a room without light and black tiles give finite gains", () => {
  expect(exposure([0, 0, 0], grey(0.5))).toEqual([1, 1, 1]);
  expect(exposure(LIGHT, [0, 0, 0]).every(Number.isFinite)).toBe(true);
});

import { expect, test } from "vitest";
import { cameraAt, looksAt } from "./camera-move.ts";

const move = {
  from: { position: [0, 0, 1], target: [0, 2, 1], horizontalFov: 60 },
  to: { position: [1, 0.5, 1.4], target: [0.4, 2, 1], horizontalFov: 50 },
} as const;

test("a camera begins and ends where it should, and never goes back", () => {
  expect(cameraAt(move, 0)).toEqual(move.from);
  expect(cameraAt(move, 1)).toEqual(move.to);
  const way = Array.from({ length: 101 }, (_, step) => cameraAt(move, step / 100).position[0]);
  expect(way.every((x, step) => step === 0 || x > (way[step - 1] ?? 0))).toBe(true);
});

test("looks take turns, and change without a jump", () => {
  expect(looksAt(0.1, 6, 2, 0.8)).toEqual({ before: 0, after: 0, share: 0 });
  expect(looksAt(5.9, 6, 2, 0.8)).toEqual({ before: 1, after: 1, share: 0 });
  expect(looksAt(3, 6, 2, 0.8)).toMatchObject({ before: 0, after: 1 });
  expect(looksAt(3, 6, 2, 0.8).share).toBeCloseTo(0.5);
  expect(looksAt(2.61, 6, 2, 0.8).share).toBeLessThan(0.01);
  expect(looksAt(3.39, 6, 2, 0.8).share).toBeGreaterThan(0.99);
});

import { expect, test } from "vitest";
import { cameraAt } from "./camera-move.ts";

const move = {
  from: { position: [0, 0, 1], target: [0, 2, 1], horizontalFov: 60 },
  to: { position: [1, 0.5, 1.4], target: [0.4, 2, 1], horizontalFov: 50 },
} as const;

test("a camera starts and ends at the given positions, and never moves back", () => {
  expect(cameraAt(move, 0)).toEqual(move.from);
  expect(cameraAt(move, 1)).toEqual(move.to);
  const way = Array.from({ length: 101 }, (_, step) => cameraAt(move, step / 100).position[0]);
  expect(way.every((x, step) => step === 0 || x > (way[step - 1] ?? 0))).toBe(true);
});

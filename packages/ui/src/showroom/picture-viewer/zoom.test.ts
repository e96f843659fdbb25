import { expect, test } from "vitest";
import { moveBy, WHOLE, zoomAt } from "./zoom.ts";

const stage = { width: 800, height: 600, most: 4 };

test("a zoom keeps the point under the fingers, up to the most and back to the whole picture", () => {
  const near = zoomAt(WHOLE, { x: 200, y: 300 }, 2, stage);
  expect(near).toEqual({ scale: 2, x: -200, y: -300 });
  expect(zoomAt(near, { x: 200, y: 300 }, 10, stage)).toEqual({ scale: 4, x: -600, y: -900 });
  expect(zoomAt(near, { x: 700, y: 10 }, 0.01, stage)).toEqual(WHOLE);
});

test("the picture cannot be moved off its stage", () => {
  const near = zoomAt(WHOLE, { x: 400, y: 300 }, 2, stage);
  expect(moveBy(near, 5000, -5000, stage)).toEqual({ scale: 2, x: 0, y: -600 });
  expect(moveBy(WHOLE, 100, 100, stage)).toEqual(WHOLE);
});

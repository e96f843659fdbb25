import { expect, test } from "vitest";
import { AHEAD, dragged, eyeOf, facedAt, FACES, facesFrom, nearer, turned, VIEWS, type Look } from "./look.ts";

const stage = { width: 800, height: 600 };
const level: Look = { yaw: 0, pitch: 0, view: 90 };
const middle = (look: Look) => facedAt(look, stage, 400, 300);

test.each([
  ["back", 0, 0],
  ["right", 90, 0],
  ["front", 180, 0],
  ["left", -90, 0],
])("the middle of %s is at %i degrees", (face, yaw, pitch) => {
  expect(middle({ ...level, yaw, pitch })).toEqual({ face, x: expect.closeTo(0.5), y: expect.closeTo(0.5) });
});

test("up is above and down below, as they meet the back wall", () => {
  expect(middle({ ...level, pitch: 85 })).toMatchObject({ face: "up", x: expect.closeTo(0.5) });
  expect(middle({ ...level, pitch: 60 }).y).toBeLessThan(0.5);
  expect(middle({ ...level, pitch: -60 })).toMatchObject({ face: "down" });
  expect(middle({ ...level, pitch: -60 }).y).toBeLessThan(0.5);
});

test("a wide stage at 90 degrees shows exactly one face across", () => {
  expect(facedAt(level, stage, 0.01, 300)).toMatchObject({ face: "back", x: expect.closeTo(0, 3) });
  expect(facedAt(level, stage, 799.99, 300)).toMatchObject({ face: "back", x: expect.closeTo(1, 3) });
  expect(eyeOf(level, stage)).toBeCloseTo(400);
});

type Point = readonly [x: number, y: number, z: number];
/** As `rotateX` and `rotateY` of CSS: y runs down, and z to the viewer. */
function rotateX([x, y, z]: Point, degrees: number): Point {
  const [s, c] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [x, y * c - z * s, y * s + z * c];
}
function rotateY([x, y, z]: Point, degrees: number): Point {
  const [s, c] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [x * c + z * s, y, -x * s + z * c];
}
/** The turns of the faces in panorama-viewer.module.css: round the upright axis, and round the level one; up is turned by half a turn, too. */
const TURNS = { back: [0, 0], right: [-90, 0], front: [180, 0], left: [90, 0], up: [0, -90], down: [0, 90] } as const;

test("a place lies where the transform of its face draws it", () => {
  for (const look of [AHEAD, { yaw: 130, pitch: 40, view: 70 }, { yaw: -75, pitch: -50, view: 100 }]) {
    for (const [x, y] of [
      [10, 10],
      [400, 300],
      [790, 500],
    ] as const) {
      const { face, x: u, y: v } = facedAt(look, stage, x, y);
      const [aside, below] = TURNS[face];
      const side = face === "up" ? ([0.5 - u, 0.5 - v, -0.5] as const) : ([u - 0.5, v - 0.5, -0.5] as const);
      const inCube = rotateY(rotateX(side, below), aside);
      const [px, py, pz] = rotateX(rotateY(inCube, look.yaw), look.pitch);
      const eye = eyeOf(look, stage);
      expect(400 + (px * eye) / -pz).toBeCloseTo(x, 4);
      expect(300 + (py * eye) / -pz).toBeCloseTo(y, 4);
    }
  }
});

test("a drag to the left looks to the right, and nobody turns over", () => {
  expect(dragged(level, stage, -100, 0).yaw).toBeGreaterThan(0);
  expect(dragged(level, stage, 0, 100).pitch).toBeGreaterThan(0);
  expect(turned(level, 0, 400).pitch).toBe(85);
  expect(turned({ ...level, yaw: 170 }, 20, 0).yaw).toBe(-170);
});

test("one sees no more and no less than a lens may", () => {
  expect(nearer(level, 100).view).toBe(VIEWS.least);
  expect(nearer(level, 0.01).view).toBe(VIEWS.most);
});

test("the face in view is first, and the one behind last", () => {
  expect(facesFrom(AHEAD)).toEqual(["back", "right", "left", "up", "down", "front"]);
  expect(facesFrom({ ...level, yaw: 95, pitch: -40 }).slice(0, 2)).toEqual(["right", "down"]);
  expect(facesFrom(level).toSorted()).toEqual([...FACES].toSorted());
});

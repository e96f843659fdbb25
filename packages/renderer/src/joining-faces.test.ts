import { expect, test } from "vitest";
import { joinsNeighbours } from "./joining-faces.ts";

/** A face of so many pixels, painted by how light it is at each place, 0..1 of its sides. */
function face(width: number, height: number, light: (x: number, y: number) => number) {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data.fill(light((x + 0.5) / width, (y + 0.5) / height), 4 * (y * width + x), 4 * (y * width + x) + 3);
  return { data, width, height };
}

const cornerRings = (x: number, y: number): number => {
  const distance = Math.hypot(Math.abs(x - 0.5) - 0.5, Math.abs(y - 0.5) - 0.5);
  return distance > 0.3 && distance < 0.38 ? 40 : 230;
};
const grain = (x: number, y: number): number => (Math.sin(x * 91 + y * 57) * 9301) % 4;

test("a face whose opposite borders continue each other joins its neighbours, worn or not", () => {
  expect(joinsNeighbours(face(200, 200, cornerRings))).toBe(true);
  expect(joinsNeighbours(face(256, 200, (x, y) => cornerRings(x, y) + grain(x, y)))).toBe(true);
});

test("a vein that ends at another place than it begins does not join", () => {
  const vein = (x: number, y: number) =>
    Math.abs(y - 0.3 - 0.4 * x) < 0.06 || Math.abs(x - 0.2 - 0.5 * y) < 0.06 ? 60 : 220;
  expect(joinsNeighbours(face(200, 400, vein))).toBe(false);
});

test("ribs and plain faces do not join, because not all of their borders have a figure", () => {
  expect(joinsNeighbours(face(75, 300, (x) => 128 + 60 * Math.cos(x * 12 * Math.PI)))).toBe(false);
  expect(joinsNeighbours(face(100, 100, (x, y) => 200 + grain(x, y)))).toBe(false);
});

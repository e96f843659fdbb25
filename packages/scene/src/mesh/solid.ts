import { cross, dot, sub, type Vec2, type Vec3 } from "./vec.ts";

/** Triangles without normals. They form a closed surface unless stated otherwise. */
export interface Solid {
  readonly points: readonly Vec3[];
  readonly triangles: readonly Triangle[];
  /** Where each point lies in its texture, metres. Without it, textures are projected from the side that a triangle faces most. */
  readonly figure?: readonly Vec2[];
}
export type Triangle = readonly [number, number, number];

/** Smallest and largest corner. */
export interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

/** The point of a triangle's corner. Throws for an index out of range. */
export function pointAt(solid: Solid, index: number): Vec3 {
  const point = solid.points[index];
  if (point === undefined) throw new RangeError(`solid has no point ${index}`);
  return point;
}

/** Six times the enclosed volume; negative when the triangles face inward. */
export function signedVolume(solid: Solid): number {
  let sum = 0;
  const origin = solid.points[0] ?? [0, 0, 0];
  for (const [a, b, c] of solid.triangles) {
    const p = sub(pointAt(solid, a), origin);
    sum += dot(p, cross(sub(pointAt(solid, b), origin), sub(pointAt(solid, c), origin)));
  }
  return sum;
}

/** Turns a closed solid's triangles outward. */
export function faceOutward(solid: Solid): Solid {
  if (signedVolume(solid) >= 0) return solid;
  return { ...solid, triangles: solid.triangles.map(([a, b, c]): Triangle => [a, c, b]) };
}

export const move = (solid: Solid, by: Vec3): Solid => ({
  ...solid,
  points: solid.points.map((p) => [p[0] + by[0], p[1] + by[1], p[2] + by[2]]),
});

/** Turns about an axis through the origin, radians, counter-clockwise seen from the axis' tip. */
export function rotate(solid: Solid, axis: "x" | "y" | "z", angle: number): Solid {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const turn = (p: Vec3): Vec3 => {
    if (axis === "x") return [p[0], p[1] * c - p[2] * s, p[1] * s + p[2] * c];
    if (axis === "y") return [p[0] * c + p[2] * s, p[1], -p[0] * s + p[2] * c];
    return [p[0] * c - p[1] * s, p[0] * s + p[1] * c, p[2]];
  };
  return { ...solid, points: solid.points.map(turn) };
}

/** Joins solids; figures are lost. */
export function join(...solids: readonly Solid[]): Solid {
  const points: Vec3[] = [];
  const triangles: Triangle[] = [];
  for (const solid of solids) {
    const base = points.length;
    for (const point of solid.points) points.push(point);
    for (const [a, b, c] of solid.triangles) triangles.push([a + base, b + base, c + base]);
  }
  return { points, triangles };
}

export function boundsOf(points: Iterable<Vec3>): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const p of points) {
    min[0] = Math.min(min[0], p[0]);
    min[1] = Math.min(min[1], p[1]);
    min[2] = Math.min(min[2], p[2]);
    max[0] = Math.max(max[0], p[0]);
    max[1] = Math.max(max[1], p[1]);
    max[2] = Math.max(max[2], p[2]);
  }
  return { min, max };
}

/** The box around boxes. */
export const unionOf = (boxes: readonly Bounds[]): Bounds => boundsOf(boxes.flatMap(({ min, max }) => [min, max]));

/** The eight corners of a box. */
export function cornersOf({ min, max }: Bounds): readonly Vec3[] {
  return [min[0], max[0]].flatMap((x) => [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vec3 => [x, y, z])));
}

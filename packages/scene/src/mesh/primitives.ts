import { roundedOutline, type Outline } from "./outline.ts";
import { faceOutward, rotate, type Solid, type Triangle } from "./solid.ts";
import { add, cross, dot, normalize, scale, sub, type Vec2, type Vec3 } from "./vec.ts";

/** Lays a skin over rings of equal length and closes both ends. */
export function loft(rings: readonly (readonly Vec3[])[]): Solid {
  const count = rings[0]?.length ?? 0;
  if (rings.length < 2 || count < 3 || rings.some((ring) => ring.length !== count)) {
    throw new RangeError("a loft needs two or more rings of equal length");
  }
  const points: Vec3[] = rings.flat();
  const triangles: Triangle[] = [];
  for (let r = 0; r + 1 < rings.length; r++) {
    for (let s = 0; s < count; s++) {
      const a = r * count + s;
      const b = r * count + ((s + 1) % count);
      triangles.push([a, b, b + count], [a, b + count, a + count]);
    }
  }
  for (const [ring, turned] of [
    [0, true],
    [rings.length - 1, false],
  ] as const) {
    const members = points.slice(ring * count, (ring + 1) * count);
    const center = scale(members.reduce(add, [0, 0, 0]), 1 / count);
    const hub = points.push(center) - 1;
    for (let s = 0; s < count; s++) {
      const a = ring * count + s;
      const b = ring * count + ((s + 1) % count);
      triangles.push(turned ? [hub, b, a] : [hub, a, b]);
    }
  }
  return faceOutward({ points, triangles });
}

export const ringAt = (outline: Outline, z: number): Vec3[] => outline.map(([x, y]) => [x, y, z]);

/** How far a rounded edge has drawn in (`inset`) and risen (`rise`) along its quarter circle; a sharp one, of radius 0, is a single step. */
export function bevelSteps(radius: number, segments = 4): readonly { readonly inset: number; readonly rise: number }[] {
  if (radius === 0) return [{ inset: 0, rise: 0 }];
  return Array.from({ length: segments + 1 }, (_, step) => {
    const angle = (step / segments) * (Math.PI / 2);
    return { inset: radius * (1 - Math.cos(angle)), rise: radius * Math.sin(angle) };
  });
}

export interface Slab {
  /** The plan drawn in by `inset` metres on every side. */
  readonly outline: (inset: number) => Outline;
  readonly from: number;
  readonly to: number;
  readonly bevelBottom?: number;
  readonly bevelTop?: number;
}

/** A plate of even thickness with rounded upper and lower edges. */
export function slab({ outline, from, to, bevelBottom = 0.0015, bevelTop = 0.0015 }: Slab): Solid {
  const rings: Vec3[][] = [];
  for (const { inset, rise } of bevelSteps(bevelBottom).toReversed())
    rings.push(ringAt(outline(inset), from + bevelBottom - rise));
  for (const { inset, rise } of bevelSteps(bevelTop)) rings.push(ringAt(outline(inset), to - bevelTop + rise));
  return loft(rings);
}

/** The bevel of thin bars of metal and of drawers: rounded edges about as thin as a pixel would glint here and there along them. */
export const SHARP = 0;

/** A box with rounded edges between two corners. */
export function box(min: Vec3, max: Vec3, bevel = 0.002): Solid {
  const size = sub(max, min);
  const edge = Math.min(bevel, size[0] * 0.45, size[1] * 0.45, size[2] * 0.45);
  const center: Vec2 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2];
  return slab({
    outline: (inset) =>
      roundedOutline({
        width: size[0] - 2 * inset,
        depth: size[1] - 2 * inset,
        radius: Math.max(edge - inset, edge * 0.05),
        segments: 3,
        center,
      }),
    from: min[2],
    to: max[2],
    bevelBottom: edge,
    bevelTop: edge,
  });
}

/** Turns a profile of [radius, z] about the Z axis; radii of zero close it in a point. */
export function lathe(profile: readonly Vec2[], segments = 40): Solid {
  return loft(
    profile.map(([radius, z]) =>
      Array.from({ length: segments }, (_, s): Vec3 => {
        const angle = (s / segments) * 2 * Math.PI;
        return [radius * Math.cos(angle), radius * Math.sin(angle), z];
      }),
    ),
  );
}

/** A cylinder about Z with rounded rims. */
export function cylinder(radius: number, from: number, to: number, bevel = 0.001, segments = 40): Solid {
  const edge = Math.min(bevel, radius * 0.6, (to - from) * 0.45);
  return lathe(
    [
      ...bevelSteps(edge, 3)
        .toReversed()
        .map(({ inset, rise }): Vec2 => [radius - inset, from + edge - rise]),
      ...bevelSteps(edge, 3).map(({ inset, rise }): Vec2 => [radius - inset, to - edge + rise]),
    ],
    segments,
  );
}

/** The same about an axis of the wall frame: `y` runs out of the wall, `x` along it. */
export function cylinderAlong(
  axis: "x" | "y",
  radius: number,
  from: number,
  to: number,
  bevel = 0.001,
  segments = 40,
): Solid {
  const upright = cylinder(radius, from, to, bevel, segments);
  return axis === "x" ? rotate(upright, "y", Math.PI / 2) : rotate(upright, "x", -Math.PI / 2);
}

/** A line of points whose inner corners are rounded off. */
export function roundedPath(points: readonly Vec3[], radius: number, segments = 8): Vec3[] {
  return points.flatMap((point, index): Vec3[] => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (before === undefined || after === undefined) return [point];
    const a = normalize(sub(before, point));
    const b = normalize(sub(after, point));
    const half = Math.acos(Math.min(1, Math.max(-1, dot(a, b)))) / 2;
    if (half > 1.55) return [point];
    const reach = radius / Math.tan(half);
    const center = add(point, scale(normalize(add(a, b)), radius / Math.sin(half)));
    const from = sub(add(point, scale(a, reach)), center);
    const to = sub(add(point, scale(b, reach)), center);
    const angle = Math.acos(Math.min(1, Math.max(-1, dot(normalize(from), normalize(to)))));
    return Array.from({ length: segments + 1 }, (_, step) => {
      const t = step / segments;
      const blend = add(
        scale(from, Math.sin((1 - t) * angle) / Math.sin(angle)),
        scale(to, Math.sin(t * angle) / Math.sin(angle)),
      );
      return add(center, blend);
    });
  });
}

/** Sweeps a plane section along a path without twisting it; `section` lies across the path, x to its side and y upward. */
export function sweep(path: readonly Vec3[], section: Outline, up: Vec3 = [0, 0, 1]): Solid {
  let lift = up;
  const rings = path.map((point, index): Vec3[] => {
    const along = normalize(
      sub(path[Math.min(path.length - 1, index + 1)] ?? point, path[Math.max(0, index - 1)] ?? point),
    );
    if (Math.abs(dot(lift, along)) > 0.98) lift = Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
    const side = normalize(cross(along, lift));
    lift = cross(side, along);
    return section.map(([x, y]) => add(point, add(scale(side, x), scale(lift, y))));
  });
  return loft(rings);
}

export const circle = (radius: number, segments = 20): Outline =>
  Array.from({ length: segments }, (_, s) => {
    const angle = (s / segments) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/** A round pipe along a path. */
export const tube = (path: readonly Vec3[], radius: number, segments = 20): Solid =>
  sweep(path, circle(radius, segments));

/** A cloth: a curved sheet given thickness; `at` maps the unit square to its middle surface. */
export function cloth(at: (u: number, v: number) => Vec3, columns: number, rows: number, thickness: number): Solid {
  const rings = Array.from({ length: rows + 1 }, (_, row): Vec3[] => {
    const v = row / rows;
    const front: Vec3[] = [];
    const back: Vec3[] = [];
    for (let column = 0; column <= columns; column++) {
      const u = column / columns;
      const e = 1e-3;
      const du = sub(at(Math.min(1, u + e), v), at(Math.max(0, u - e), v));
      const dv = sub(at(u, Math.min(1, v + e)), at(u, Math.max(0, v - e)));
      const out = scale(normalize(cross(du, dv)), thickness / 2);
      front.push(add(at(u, v), out));
      back.push(sub(at(u, v), out));
    }
    return [...front, ...back.toReversed()];
  });
  return loft(rings);
}

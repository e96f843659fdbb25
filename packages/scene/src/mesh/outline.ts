import type { Vec2 } from "./vec.ts";

/** A closed plane curve, counter-clockwise, that every point of it can be seen from the centre of. */
export type Outline = readonly Vec2[];

export interface RoundedOutline {
  readonly width: number;
  readonly depth: number;
  /** Corner radii along width and depth; half the size on both gives an ellipse. */
  readonly radius: number | Vec2;
  /** Corner curve: 2 is a circular arc, more is squarer. */
  readonly power?: number;
  /** Segments per corner; outlines with equal counts can be lofted into each other. */
  readonly segments?: number;
  readonly center?: Vec2;
}

/** A rectangle with rounded corners, a stadium, an ellipse or anything between. */
export function roundedOutline(spec: RoundedOutline): Outline {
  const { width, depth, power = 2, segments = 6, center = [0, 0] } = spec;
  const [wishX, wishY] = typeof spec.radius === "number" ? [spec.radius, spec.radius] : spec.radius;
  const rx = Math.min(Math.max(wishX, 0), width / 2);
  const ry = Math.min(Math.max(wishY, 0), depth / 2);
  const points: Vec2[] = [];
  for (let corner = 0; corner < 4; corner++) {
    const signX = corner === 0 || corner === 3 ? 1 : -1;
    const signY = corner < 2 ? 1 : -1;
    for (let step = 0; step <= segments; step++) {
      const part = corner % 2 === 0 ? step / segments : 1 - step / segments;
      const angle = (part * Math.PI) / 2;
      const c = part === 1 ? 0 : Math.cos(angle) ** (2 / power);
      const s = Math.sin(angle) ** (2 / power);
      points.push([center[0] + signX * (width / 2 - rx + rx * c), center[1] + signY * (depth / 2 - ry + ry * s)]);
    }
  }
  return points;
}

export interface DOutline {
  readonly width: number;
  /** From the straight back at y = 0 to the front at y = -depth. */
  readonly depth: number;
  /** Share of the depth whose sides run straight. */
  readonly straight: number;
  /** Curve of the front: 2 is elliptical, more is squarer. */
  readonly power: number;
  /** Radius of the back corners. */
  readonly corner?: number;
  /** Moves the straight back away from the wall. */
  readonly back?: number;
  readonly segments?: number;
}

/** The plan of a toilet or a half-round basin: straight at the wall, rounded in front. */
export function dOutline(spec: DOutline): Outline {
  const { width, depth, straight, power, corner = 0.002, back = 0, segments = 40 } = spec;
  const half = width / 2;
  const side = depth * straight;
  const points: Vec2[] = [];
  for (let step = 0; step <= 4; step++) {
    const angle = (step / 4) * (Math.PI / 2);
    points.push([half - corner + corner * Math.cos(angle), -corner + corner * Math.sin(angle)]);
  }
  for (let step = 0; step <= 4; step++) {
    const angle = Math.PI / 2 + (step / 4) * (Math.PI / 2);
    points.push([-half + corner + corner * Math.cos(angle), -corner + corner * Math.sin(angle)]);
  }
  for (let step = 1; step < 4; step++) points.push([-half, -corner - ((side - corner) * step) / 4]);
  for (let step = 0; step <= segments; step++) {
    const angle = Math.PI + (step / segments) * Math.PI;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    points.push([
      half * Math.sign(c) * Math.abs(c) ** (2 / power),
      -side - (depth - side) * Math.abs(s) ** (2 / power),
    ]);
  }
  for (let step = 3; step > 0; step--) points.push([half, -corner - ((side - corner) * step) / 4]);
  return points.map(([x, y]) => [x, y - back]);
}

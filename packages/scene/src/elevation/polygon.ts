/** Flat shapes of a drawing: cutting, subtracting rectangles, area. Millimetres, y up. */
import type { Vec2 } from "../mesh/vec.ts";

/** Corners in order, counter-clockwise. */
export type Polygon = readonly Vec2[];

/** A shape as closed lines. Lines round holes run clockwise, so that the sum of the areas is that of the shape. */
export type Shape = readonly Polygon[];

export interface Rect {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** A rectangle without others. */
export interface Region {
  readonly frame: Rect;
  readonly holes: readonly Rect[];
}

/** Less is rounding error, mm². */
const NO_AREA = 1e-6;
/** Corners closer than this are one, mm. */
const SAME_PLACE = 1e-6;

export const cornersOfRect = ({ left, right, bottom, top }: Rect): Polygon => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];

export const areaOf = (polygon: Polygon): number =>
  polygon.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = polygon[(at + 1) % polygon.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

export const areaOfShape = (shape: Shape): number => shape.reduce((sum, polygon) => sum + areaOf(polygon), 0);

/** The smallest upright rectangle round a shape. */
export function frameOf(shape: Shape): Rect {
  const xs = shape.flatMap((polygon) => polygon.map(([x]) => x));
  const ys = shape.flatMap((polygon) => polygon.map(([, y]) => y));
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

export const overlap = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top;

const contains = (outer: Rect, inner: Rect): boolean =>
  outer.left <= inner.left && inner.right <= outer.right && outer.bottom <= inner.bottom && inner.top <= outer.top;

const within = ({ left, right, bottom, top }: Rect, [x, y]: Vec2): boolean =>
  x > left && x < right && y > bottom && y < top;

/** The parts of a convex polygon below and above a value of one coordinate. */
function split(polygon: Polygon, axis: 0 | 1, value: number): readonly [Polygon, Polygon] {
  const low: Vec2[] = [];
  const high: Vec2[] = [];
  for (const [at, from] of polygon.entries()) {
    const to = polygon[(at + 1) % polygon.length] ?? from;
    if (from[axis] <= value) low.push(from);
    if (from[axis] >= value) high.push(from);
    if ((from[axis] - value) * (to[axis] - value) >= 0) continue;
    const share = (value - from[axis]) / (to[axis] - from[axis]);
    const other = 1 - axis === 0 ? from[0] + share * (to[0] - from[0]) : from[1] + share * (to[1] - from[1]);
    const crossing: Vec2 = axis === 0 ? [value, other] : [other, value];
    low.push(crossing);
    high.push(crossing);
  }
  return [low, high];
}

/** A convex polygon in parts, none of which lies on both sides of a value. */
function splitAt(polygon: Polygon, axis: 0 | 1, values: readonly number[]): readonly Polygon[] {
  const parts: Polygon[] = [];
  let rest = polygon;
  for (const value of values.toSorted((a, b) => a - b)) {
    const [low, high] = split(rest, axis, value);
    parts.push(low);
    rest = high;
  }
  return [...parts, rest].filter((part) => part.length > 2 && areaOf(part) > NO_AREA);
}

const middleOf = (polygon: Polygon): Vec2 => {
  const sum = (axis: 0 | 1): number => polygon.reduce((total, point) => total + point[axis], 0) / polygon.length;
  return [sum(0), sum(1)];
};

/** What of a convex polygon lies in a region: nothing, a shape, or several that do not touch along an edge. */
export function partsIn(polygon: Polygon, { frame, holes }: Region): readonly Shape[] {
  const around = frameOf([polygon]);
  if (!overlap(frame, around)) return [];
  const near = holes.filter((hole) => overlap(hole, around));
  if (near.length === 0 && contains(frame, around)) return [[polygon]];
  const cuts = [frame, ...near];
  const cells = splitAt(
    polygon,
    0,
    cuts.flatMap(({ left, right }) => [left, right]),
  )
    .flatMap((strip) =>
      splitAt(
        strip,
        1,
        cuts.flatMap(({ bottom, top }) => [bottom, top]),
      ),
    )
    .filter((cell) => {
      const middle = middleOf(cell);
      return within(frame, middle) && !near.some((hole) => within(hole, middle));
    });
  return cells.length < 2 ? cells.map((cell) => [cell]) : joined(cells);
}

const nameOf = ([x, y]: Vec2): string => `${Math.round(x / SAME_PLACE)} ${Math.round(y / SAME_PLACE)}`;

interface Edge {
  readonly from: Vec2;
  readonly to: Vec2;
}

const edgesOf = (polygon: Polygon): readonly Edge[] =>
  polygon.map((from, at) => ({ from, to: polygon[(at + 1) % polygon.length] ?? from }));

/** Joins polygons that have an edge in common to shapes. */
function joined(cells: readonly Polygon[]): readonly Shape[] {
  const rest = new Set(cells);
  const shapes: Shape[] = [];
  for (const first of rest) {
    rest.delete(first);
    const edges = new Map<string, Edge>();
    const queue = [first];
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      for (const edge of edgesOf(cell)) {
        const back = `${nameOf(edge.to)} ${nameOf(edge.from)}`;
        // An edge between two cells is inside the shape.
        if (!edges.delete(back)) edges.set(`${nameOf(edge.from)} ${nameOf(edge.to)}`, edge);
      }
      for (const other of rest) {
        if (!edgesOf(other).some(({ from, to }) => edges.has(`${nameOf(to)} ${nameOf(from)}`))) continue;
        rest.delete(other);
        queue.push(other);
      }
    }
    shapes.push(linesOf([...edges.values()]));
  }
  return shapes;
}

/** Edges as closed lines. */
function linesOf(edges: readonly Edge[]): Shape {
  const following = new Map<string, Edge[]>();
  for (const edge of edges) {
    const name = nameOf(edge.from);
    following.set(name, [...(following.get(name) ?? []), edge]);
  }
  const lines: Polygon[] = [];
  for (const start of edges) {
    const line: Vec2[] = [];
    let edge = following.get(nameOf(start.from))?.pop();
    while (edge !== undefined) {
      line.push(edge.from);
      edge = following.get(nameOf(edge.to))?.pop();
    }
    if (line.length > 0) lines.push(withoutStraightCorners(line));
  }
  return lines;
}

function withoutStraightCorners(line: Polygon): Polygon {
  return line.filter((corner, at) => {
    const before = line.at(at - 1) ?? corner;
    const after = line[(at + 1) % line.length] ?? corner;
    return Math.abs(areaOf([before, corner, after])) > NO_AREA;
  });
}

/** The convex line round points, counter-clockwise. */
export function hullOf(points: Iterable<Vec2>): Polygon {
  const sorted = [...points].toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (ordered: readonly Vec2[]): Vec2[] => {
    const line: Vec2[] = [];
    for (const point of ordered) {
      while (line.length > 1 && areaOf([line.at(-2) ?? point, line.at(-1) ?? point, point]) <= 0) line.pop();
      line.push(point);
    }
    return line.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Dimension lines of a drawing. */
import type { FixtureOutline } from "./fixture-outlines.ts";
import { frameOf } from "./polygon.ts";
import type { TileField } from "./tile-field.ts";
import type { Opening } from "./wall-regions.ts";

/** A measure between two places, millimetres. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** What is written: the size of one tile where `count` tiles are measured together. */
  readonly size: number;
  readonly count: number;
}

export interface Chain {
  readonly kind: "tiles" | "openings" | "axes" | "whole";
  readonly along: "wall" | "height";
  readonly spans: readonly Span[];
}

export interface Measured {
  readonly width: number;
  readonly height: number;
  readonly fields: readonly TileField[];
  readonly openings: readonly Opening[];
  readonly fixtures: readonly FixtureOutline[];
}

/** Places closer than this are one, mm. */
const SAME = 1;

/** Spans from place to place, from 0 to the end. */
function between(places: readonly number[], end: number): readonly Span[] {
  const sorted = [0, ...places, end].filter((place) => place >= 0 && place <= end).toSorted((a, b) => a - b);
  const apart = sorted.filter((place, at) => at === 0 || place - (sorted[at - 1] ?? 0) > SAME);
  return apart.slice(1).map((to, at) => {
    const from = apart[at] ?? 0;
    return { from, to, size: to - from, count: 1 };
  });
}

/** The tiles of the lowest row or of the first column: equal ones together, cut ones apart. */
function tileSpans({ pattern, region, pieces, joint }: TileField, along: Chain["along"]): readonly Span[] {
  if (pattern === "herringbone") return [];
  const { left, bottom } = region.frame;
  const line = pieces
    .map(({ shape }) => frameOf(shape))
    .map((frame) =>
      along === "wall"
        ? { from: frame.left, to: frame.right, beside: frame.bottom - bottom }
        : { from: frame.bottom, to: frame.top, beside: frame.left - left },
    )
    .filter(({ beside }) => beside <= joint)
    .toSorted((one, other) => one.from - other.from);
  const spans: Span[] = [];
  for (const { from, to } of line) {
    const last = spans.at(-1);
    const size = to - from;
    if (last && Math.abs(last.size - size) < SAME && from - last.to < joint + SAME)
      spans[spans.length - 1] = { ...last, to, count: last.count + 1 };
    else spans.push({ from, to, size, count: 1 });
  }
  return spans;
}

/** The dimension lines of a wall, the innermost first. */
export function chainsOf({ width, height, fields, openings, fixtures }: Measured): readonly Chain[] {
  const main = fields[0];
  const rects = [...openings.map(({ rect }) => rect), ...fields.slice(1).map(({ region }) => region.frame)];
  const sides = rects.flatMap(({ left, right }) => [left, right]);
  const heights = [
    ...rects.flatMap(({ bottom, top }) => [bottom, top]),
    ...fields.map(({ region }) => region.frame.top),
  ];
  const axes = fixtures.map(({ axis }) => axis);
  const chain = (kind: Chain["kind"], along: Chain["along"], spans: readonly Span[]): readonly Chain[] =>
    spans.length > (kind === "whole" || kind === "tiles" ? 0 : 1) ? [{ kind, along, spans }] : [];
  return [
    ...chain("tiles", "wall", main ? tileSpans(main, "wall") : []),
    ...chain("axes", "wall", between(axes, width)),
    ...chain("openings", "wall", between(sides, width)),
    ...chain("whole", "wall", between([], width)),
    ...chain("tiles", "height", main ? tileSpans(main, "height") : []),
    ...chain("openings", "height", between(heights, height)),
    ...chain("whole", "height", between([], height)),
  ];
}

import { loft } from "./primitives.ts";
import type { Solid } from "./solid.ts";
import { add, clamp, length, scale, sub, type Vec2, type Vec3 } from "./vec.ts";

type Ring = readonly Vec3[];

/** Texture coordinates of the middle, metres: so large that none is negative. */
const MIDDLE: Vec2 = [2.5, 2.5];
/** Largest scale of the figure along the way out. */
const FINEST = 2;

const middleOf = (ring: Ring): Vec3 => scale(ring.reduce(add, [0, 0, 0]), 1 / ring.length);

/**
 * A loft with a figure, as if its skin were drawn flat around the middle of its last ring: a point lies in the direction that it has in plan,
 * and about as far out as the way to it over the skin. Projected from six sides, the figure of a round side would break along lines.
 */
export function figuredLoft(rings: readonly Ring[]): Solid {
  const figures = figuresFrom(rings.toReversed()).toReversed();
  // Behind the points of its rings, a loft has the middles of both ends.
  return { ...loft(rings), figure: [...figures.flat(), MIDDLE, MIDDLE] };
}

function figuresFrom(rings: readonly Ring[]): readonly (readonly Vec2[])[] {
  const [first = []] = rings;
  let before = first.map(() => middleOf(first));
  let ways = first.map(() => 0);
  let finer = first.map(() => 1);
  return rings.map((ring) => {
    const middle = middleOf(ring);
    const radii = ring.map(([x, y]) => Math.max(length([x - middle[0], y - middle[1], 0]), 1e-9));
    ways = ring.map((point, s) => (ways[s] ?? 0) + (finer[s] ?? 1) * length(sub(point, before[s] ?? point)));
    // Where the figure is squeezed around a ring it is also squeezed across it, so that its spots do not become stripes.
    finer = radii.map((radius, s) => clamp((ways[s] ?? 0) / radius, 1, FINEST));
    before = [...ring];
    return ring.map(([x, y], s): Vec2 => {
      const stretch = (ways[s] ?? 0) / (radii[s] ?? 1);
      return [MIDDLE[0] + (x - middle[0]) * stretch, MIDDLE[1] + (y - middle[1]) * stretch];
    });
  });
}

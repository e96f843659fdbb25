/** The fixtures of a wall as outlines. */
import type { FixtureKind } from "@showroom/domain/model/fixture-model";
import type { TiledWall } from "../mesh-format.ts";
import type { Vec2 } from "../mesh/vec.ts";
import type { PlacedFixture } from "../room/place-fixtures.ts";
import type { SlotName } from "../room/slots.ts";
import { mm } from "./millimetres.ts";
import { frameOf, hullOf, type Polygon } from "./polygon.ts";

export interface FixtureOutline {
  readonly name: SlotName;
  /** Its parts, the farthest from the eye first. */
  readonly outlines: readonly Polygon[];
  /** Its middle, from the left end of the wall. */
  readonly axis: number;
  /** Above the floor. */
  readonly bottom: number;
  readonly top: number;
}

/** What lies in the floor, or out of sight in or below another fixture. */
const NOT_ON_WALLS: ReadonlySet<FixtureKind> = new Set(["siphon", "shower-gutter", "bath-drain"]);

const DIRECTIONS = Array.from({ length: 64 }, (_, at) => (at * 2 * Math.PI) / 64);

/** The convex line round points, as far as the farthest points in some directions tell. Shapes have many thousand points. */
function roughHullOf(points: readonly Vec2[]): Polygon {
  const farthest = DIRECTIONS.flatMap((angle) => {
    const [right, up] = [Math.cos(angle), Math.sin(angle)];
    let best: Vec2 | undefined;
    let most = -Infinity;
    for (const point of points) {
      const reach = point[0] * right + point[1] * up;
      if (reach <= most) continue;
      most = reach;
      best = point;
    }
    return best ? [best] : [];
  });
  return hullOf(farthest);
}

/** A slack hose has no place. */
const NO_SHAPE = "hose";
/** Parts whose fronts are this near to one another count as equally near, metres. */
const NEAR = 0.02;

function outlineOf({ slot, spot, parts }: PlacedFixture): FixtureOutline {
  const outlines = parts
    .filter(({ name }) => name !== NO_SHAPE)
    .map(({ solid: { points } }) => {
      // The wall lies at the largest y, the eye at the smallest.
      const front = points.reduce((least, [, y]) => Math.min(least, y), Infinity);
      const hull = roughHullOf(points.map(([x, , z]): Vec2 => [mm(spot.along + x), mm(spot.z + z)]));
      return { distance: Math.round(front / NEAR), top: frameOf([hull]).top, hull };
    })
    // Of what is equally near, the higher is drawn first: a basin goes down behind the front of its cabinet.
    .toSorted((one, other) => other.distance - one.distance || other.top - one.top)
    .map(({ hull }) => hull);
  const { bottom, top } = frameOf(outlines);
  return { name: slot, outlines, axis: mm(spot.along), bottom, top };
}

/** The fixtures that hang on a wall or stand before it, the farthest from the eye first. */
export const fixturesOn = (fixtures: readonly PlacedFixture[], wall: TiledWall): readonly FixtureOutline[] =>
  fixtures
    .filter(({ spot, model }) => spot.wall === wall && !NOT_ON_WALLS.has(model.kind))
    .toSorted((one, other) => one.spot.out + one.size.depth - (other.spot.out + other.size.depth))
    .map(outlineOf);

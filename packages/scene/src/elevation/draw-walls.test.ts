import { describe, expect, test } from "vitest";
import { BATHROOM_KINDS, model, sceneInput, type Wish } from "../../testing/articles.ts";
import { drawWalls, type Elevation, type RoomElevations } from "./draw-walls.ts";
import { areaOfShape, partsIn } from "./polygon.ts";

const FULL = { ceilingType: "Full", dimensions: { width: 2200, depth: 2800, height: 2600 } } as const;

const draw = (wish: Wish): RoomElevations => {
  const { structure, article } = sceneInput(wish);
  return drawWalls(structure, article);
};

function wallOf({ walls }: RoomElevations, name: Elevation["wall"]): Elevation {
  const found = walls.find(({ wall }) => wall === name);
  if (!found) throw new Error(`No drawing of the ${name} wall`);
  return found;
}

const written = ({ chains }: Elevation, kind: string, along: string): readonly string[] =>
  chains
    .filter((chain) => chain.kind === kind && chain.along === along)
    .flatMap(({ spans }) => spans.map(({ count, size }) => `${count} x ${Math.round(size * 10) / 10}`));

describe("a wall", () => {
  test("begins with whole tiles at its lower left corner and ends with cut ones", () => {
    const left = wallOf(draw({ structure: FULL }), "left");
    expect([left.width, left.height]).toEqual([2800, 2600]);
    // Nine tiles of 300 mm with joints of 2 mm, half a joint at the corner.
    expect(written(left, "tiles", "wall")).toEqual(["9 x 300", "1 x 81"]);
    expect(written(left, "tiles", "height")).toEqual(["4 x 600", "1 x 191"]);
    expect(written(left, "openings", "height")).toEqual(["1 x 1340", "1 x 900", "1 x 360"]);
  });

  test("that is tiled half-high ends at 1.20 m, with a profile there that the door interrupts", () => {
    const drawn = draw({ structure: { ...FULL, ceilingType: "Half", finishingProfile: "profile" } });
    const front = wallOf(drawn, "front");
    expect(front.fields[0]?.region.frame.top).toBe(1200);
    const door = front.openings.find(({ kind }) => kind === "door")?.rect;
    expect(front.profiles).toEqual([
      { from: [0, 1200], to: [door?.left, 1200], finish: "brass" },
      { from: [door?.right, 1200], to: [2200, 1200], finish: "brass" },
    ]);
    expect(wallOf(drawn, "left").profiles).toHaveLength(1);
  });

  test("has its own tiles where it has an accent, and the box its own where that has one", () => {
    const plain = { tile: "wall", groutColor: "#FFFBF2", pattern: "straight", extent: "wall" } as const;
    const others = { left: plain, right: plain, front: plain };
    const accent = { tile: "herringbone", groutColor: "#202020", pattern: "herringbone" } as const;
    const tilesOf = (extent: "wall" | "reservoir") =>
      wallOf(
        draw({ structure: { ...FULL, wallTiles: { ...others, back: { ...accent, extent } } } }),
        "back",
      ).fields.map(({ tile, groutColor, pattern }) => [tile, groutColor, pattern]);
    const herringbone = ["herringbone", "#202020", "herringbone"];
    expect(tilesOf("wall")).toEqual([herringbone, herringbone]);
    expect(tilesOf("reservoir")).toEqual([["wall", "#FFFBF2", "straight"], herringbone]);
  });

  test("shows its fixtures with their axes and heights above the floor, but not what lies out of sight", () => {
    const right = wallOf(draw({ structure: FULL, models: BATHROOM_KINDS.map((kind) => model(kind)) }), "right");
    const names = right.fixtures.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["mirror", "basin-cabinet", "basin-tap", "radiator"]));
    expect(names).not.toContain("siphon");
    const mirror = right.fixtures.find(({ name }) => name === "mirror");
    // A mirror of 800 mm around 1.56 m.
    expect(mirror?.bottom).toBeCloseTo(1160, 0);
    expect(mirror?.top).toBeCloseTo(1960, 0);
    const cabinet = right.fixtures.find(({ name }) => name === "basin-cabinet");
    expect(cabinet?.axis).toBe(mirror?.axis);
  });

  test("has no tiles behind the box that hides the cistern", () => {
    const right = wallOf(draw({ structure: FULL }), "right");
    expect(right.openings).toEqual([{ kind: "box-side", rect: { left: 0, right: 200, bottom: 0, top: 1200 } }]);
    expect(written(right, "tiles", "wall")[0]).toBe("1 x 101");
  });

  test("without a known tile has none", () => {
    const { structure } = sceneInput({ structure: FULL });
    expect(drawWalls(structure, () => undefined).walls.flatMap(({ fields }) => fields)).toEqual([]);
  });
});

describe("the measures of a room", () => {
  test.each([
    ["are the standard's when it has none", undefined, "standard"],
    ["are its own", { width: 2200, depth: 2800, height: 2600 }, "own"],
    ["are limited to what can be drawn", { width: 1200, depth: 2800, height: 2600 }, "limited"],
  ] as const)("%s", (_, dimensions, measures) => {
    expect(draw({ structure: dimensions ? { dimensions } : {} }).measures).toBe(measures);
  });
});

describe("a tile", () => {
  const tile = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ] as const;
  const frame = { left: 0, right: 100, bottom: 0, top: 100 };

  test("at the corner of a window is one piece with six corners", () => {
    const [shape, ...others] = partsIn(tile, { frame, holes: [{ left: 60, right: 200, bottom: 70, top: 200 }] });
    expect(others).toEqual([]);
    expect(shape?.map((line) => line.length)).toEqual([6]);
    expect(shape && areaOfShape(shape)).toBe(10_000 - 40 * 30);
  });

  test("round a small opening is one piece with a hole", () => {
    const [shape] = partsIn(tile, { frame, holes: [{ left: 40, right: 60, bottom: 40, top: 60 }] });
    expect(shape).toHaveLength(2);
    expect(shape && areaOfShape(shape)).toBe(10_000 - 400);
  });

  test("that an opening divides is two pieces", () => {
    const parts = partsIn(tile, { frame, holes: [{ left: 40, right: 60, bottom: -10, top: 110 }] });
    expect(parts.map(areaOfShape)).toEqual([4000, 4000]);
  });
});

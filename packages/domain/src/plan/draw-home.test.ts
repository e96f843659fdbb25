import { expect, test } from "vitest";
import { position } from "../../testing/build-positions.ts";
import { buildRoomVariables } from "../../testing/build-project.ts";
import { drawHome, layoutOf } from "./draw-home.ts";
import { drawRoom } from "./draw-room.ts";
import { spaceFaults } from "./space-faults.ts";

const door = position("door", "front", 270, { width: 930, swing: "left-out" });
const planned = buildRoomVariables({ width: 2400, depth: 3000, height: 2600, positions: [door] });
const space = {
  storey: "Boven",
  name: "Badkamer",
  room: "bathroom",
  x: 100,
  y: 200,
  width: 2400,
  depth: 3000,
} as const;

test("a home has its storeys with the rooms that can be pressed, turned as the project says", () => {
  const [below, above] = drawHome(
    {
      north: null,
      spaces: [
        { storey: "Beneden", name: "Hal", room: null, x: 0, y: 0, width: 2000, depth: 3000, front: "below" },
        { ...space, width: 3000, depth: 2400, front: "left" },
      ],
    },
    [planned],
  );
  expect(below).toMatchObject({ name: "Beneden", width: 2000, spaces: [{ drawing: null, layout: null }] });
  expect(above).toMatchObject({ width: 3100, depth: 2600, spaces: [{ room: "bathroom", turn: 90, layout: "plan" }] });
});

test("a room without a plan is drawn in the standard layout", () => {
  const [storey] = drawHome({ north: null, spaces: [{ ...space, front: "below" }] }, [buildRoomVariables()]);
  expect(storey?.spaces[0]).toMatchObject({ layout: "standard", turn: 0 });
});

test.each(
  (["left-in", "left-out", "right-in", "right-out", "sliding"] as const).flatMap((swing) =>
    (["front", "left", "right", "back"] as const).map((wall) => [swing, wall] as const),
  ),
)("a door that turns %s in the %s wall does not cross measures", (swing, wall) => {
  const { shapes, measures } = drawRoom(
    layoutOf({ ...planned, positions: [position("door", wall, 270, { width: 930, swing })] }),
  );
  const leaf = shapes.filter(({ kind }) => kind === "leaf" || kind === "swing");
  const points = leaf.flatMap(({ path }) => [...path.matchAll(/[ML](-?\d+) (-?\d+)|(-?\d+) (-?\d+)Z?$/g)]);
  const spots = points.map(([, x, y, endX, endY]) => [Number(x ?? endX), Number(y ?? endY)] as const);
  expect(spots.length).toBeGreaterThan(1);
  for (const { from, to, wall: along } of measures.filter((measure) => measure.wall === wall)) {
    const upright = along === "left" || along === "right";
    const at = upright ? from[0] : from[1];
    const [low, high] = upright ? [from[1], to[1]] : [from[0], to[0]];
    for (const [x, y] of spots) {
      const beyond = along === "left" || along === "back" ? (upright ? x : y) > at : (upright ? x : y) < at;
      const within = (upright ? y : x) >= Math.min(low, high) && (upright ? y : x) <= Math.max(low, high);
      expect(beyond || !within, `${x} ${y} against ${at}`).toBe(true);
    }
  }
});

test("the measures of a wall add up to its length", () => {
  const { measures } = drawRoom(layoutOf(planned));
  const front = measures.filter(({ wall }) => wall === "front").map(({ size }) => size);
  expect(front).toEqual([270, 930, 1200]);
  const back = measures.filter(({ wall }) => wall === "back").map(({ size }) => size);
  expect(back.at(-1)).toBe(2400);
  expect(back.slice(0, -1).reduce((sum, size) => sum + size, 0)).toBe(2400);
});

test.each([
  [
    "over one another",
    [space, { ...space, room: null, name: "Hal", x: 2000 }],
    /^"Hal" en "Badkamer" liggen over elkaar$/,
  ],
  ["twice", [space, { ...space, x: 5000 }], /ruimte die er al ligt$/],
  ["of other measures", [{ ...space, width: 3000, depth: 2400 }], /^"Badkamer" is hier 300 cm breed en 240 cm diep/],
  ["without measures of its own", [{ ...space, room: "toilet" }], /zonder maten/],
])("a space %s is told", (_name, spaces, reason) => {
  expect(
    spaceFaults(
      spaces.map((one) => ({ front: "below" as const, ...one })),
      [planned],
    ),
  ).toEqual([{ at: spaces.length - 1, reason: expect.stringMatching(reason) as unknown }]);
});

/** The plans of De Lindehof's house types: where doors, windows and fixtures are, and how the rooms lie in the home. Millimetres. */
import type { BundleInput } from "@showroom/api-contract/bundle/bundle";

type HouseType = BundleInput["houseTypes"][number];
type Position = NonNullable<HouseType["positions"]>[number];
type Space = NonNullable<HouseType["spaces"]>[number];
type Line = Omit<Position, "room">;

const inRoom = (room: Position["room"], lines: readonly Line[]): Position[] => lines.map((line) => ({ room, ...line }));

const TYPE_A: readonly Position[] = [
  ...inRoom("bathroom", [
    { kind: "door", wall: "front", along: 270, width: 930, swing: "left-out" },
    { kind: "window", wall: "left", along: 340, width: 860, height: 900, sill: 1340 },
    { kind: "shower", wall: "back", along: 480 },
    { kind: "toilet", wall: "back", along: 1600 },
    { kind: "basin", wall: "right", along: 1600 },
    { kind: "radiator", wall: "right", along: 560 },
  ]),
  ...inRoom("toilet", [
    { kind: "door", wall: "front", along: 60, width: 780, swing: "right-out" },
    { kind: "toilet", wall: "back", along: 450 },
    { kind: "basin", wall: "left", along: 320 },
  ]),
];

/** The bathroom of a corner house has its window in the gable, on the right, and everything else turned round. */
const TYPE_B: readonly Position[] = [
  ...inRoom("bathroom", [
    { kind: "door", wall: "front", along: 1200, width: 930, swing: "right-out" },
    { kind: "window", wall: "right", along: 1600, width: 860, height: 900, sill: 1340 },
    { kind: "shower", wall: "back", along: 1920 },
    { kind: "toilet", wall: "back", along: 700 },
    { kind: "basin", wall: "left", along: 1400 },
    { kind: "radiator", wall: "left", along: 2440 },
  ]),
  ...inRoom("toilet", [
    { kind: "door", wall: "front", along: 85, width: 780, swing: "right-out" },
    { kind: "window", wall: "back", along: 275, width: 400, height: 450, sill: 1800 },
    { kind: "toilet", wall: "back", along: 475 },
    { kind: "basin", wall: "left", along: 320 },
  ]),
];

const TYPE_C: readonly Position[] = [
  ...inRoom("bathroom", [
    { kind: "door", wall: "front", along: 1400, width: 930, swing: "left-out" },
    { kind: "window", wall: "back", along: 1450, width: 700, height: 800, sill: 1450 },
    { kind: "shower", wall: "back", along: 480 },
    { kind: "toilet", wall: "back", along: 1800 },
    { kind: "basin", wall: "right", along: 1600 },
    { kind: "radiator", wall: "right", along: 560 },
  ]),
  // Between radiator and door no more than 124 cm is free for a basin.
  ...inRoom("bathroom2", [
    { kind: "door", wall: "front", along: 270, width: 930, swing: "left-out" },
    { kind: "shower", wall: "back", along: 480 },
    { kind: "toilet", wall: "back", along: 1600 },
    { kind: "basin", wall: "right", along: 1540 },
    { kind: "radiator", wall: "right", along: 560 },
  ]),
  ...inRoom("toilet", [
    { kind: "door", wall: "front", along: 110, width: 780, swing: "left-out" },
    { kind: "toilet", wall: "back", along: 500 },
    { kind: "basin", wall: "right", along: 980 },
    { kind: "radiator", wall: "left", along: 980 },
  ]),
];

/** Thickness of inner walls. */
const WALL = 100;

interface HomeMeasures {
  readonly width: number;
  readonly bathroom: readonly [width: number, depth: number];
  readonly toilet: readonly [width: number, depth: number];
}

const DEPTH = 9000;

/** The storeys of a terraced house: living room at the garden, hall and kitchen at the street; bedrooms and the bathroom above. */
function storeys({
  width,
  bathroom: [bathWidth, bathDepth],
  toilet: [toiletWidth, toiletDepth],
}: HomeMeasures): Space[] {
  const ground = (name: string, x: number, y: number, wide: number, deep: number): Space => ({
    storey: "Begane grond",
    name,
    x,
    y,
    width: wide,
    depth: deep,
  });
  const upstairs = (name: string, x: number, y: number, wide: number, deep: number): Space => ({
    ...ground(name, x, y, wide, deep),
    storey: "Eerste verdieping",
  });
  const hall = 2100;
  const toiletAt = DEPTH - toiletDepth;
  const beside = width - bathWidth - WALL;
  const landing = 3000 + WALL + bathDepth + WALL;
  return [
    ground("Woonkamer", 0, 0, width, 5200),
    ground("Keuken", 0, 5200 + WALL, width - hall - WALL, DEPTH - 5200 - WALL),
    ground("Hal", width - hall, 5200 + WALL, hall, toiletAt - 5200 - 2 * WALL),
    ground("Entree", width - hall, toiletAt, hall - toiletWidth - WALL, toiletDepth),
    { ...ground("Toilet", width - toiletWidth, toiletAt, toiletWidth, toiletDepth), room: "toilet", front: "above" },
    upstairs("Slaapkamer 1", 0, 0, beside, 4000),
    upstairs("Slaapkamer 2", beside + WALL, 0, bathWidth, 3000),
    { ...upstairs("Badkamer", beside + WALL, 3000 + WALL, bathWidth, bathDepth), room: "bathroom" },
    upstairs("Overloop", beside + WALL, landing, bathWidth, 1800),
    upstairs("Berging", beside + WALL, landing + 1800 + WALL, bathWidth, DEPTH - landing - 1800 - WALL),
    upstairs("Slaapkamer 3", 0, 4000 + WALL, beside, DEPTH - 4000 - WALL),
  ];
}

export const PLANS: Readonly<Record<"type-a" | "type-b" | "type-c", { positions: Position[]; spaces: Space[] }>> = {
  "type-a": { positions: [...TYPE_A], spaces: storeys({ width: 5400, bathroom: [2200, 2800], toilet: [900, 1200] }) },
  "type-b": { positions: [...TYPE_B], spaces: storeys({ width: 5700, bathroom: [2400, 3000], toilet: [950, 1250] }) },
  "type-c": {
    positions: [...TYPE_C],
    spaces: [
      ...storeys({ width: 6000, bathroom: [2600, 3200], toilet: [1000, 1300] }),
      { storey: "Tweede verdieping", name: "Slaapkamer 4", x: 0, y: 0, width: 3700, depth: 5000 },
      {
        storey: "Tweede verdieping",
        name: "Tweede badkamer",
        x: 3800,
        y: 0,
        width: 2200,
        depth: 2400,
        room: "bathroom2",
      },
      { storey: "Tweede verdieping", name: "Overloop", x: 3800, y: 2500, width: 2200, depth: 2500 },
    ],
  },
};

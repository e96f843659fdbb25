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

type Rectangle = readonly [name: string, x: number, y: number, width: number, depth: number];

const spaceOn =
  (storey: string) =>
  (...[name, x, y, width, depth]: Rectangle): Space => ({ storey, name, x, y, width, depth });
const onGround = spaceOn("Begane grond");
const onFirst = spaceOn("Eerste verdieping");
const onSecond = spaceOn("Tweede verdieping");

const DEPTH = 9000;

/** The ground floor: living room at the garden, hall and kitchen at the street. */
function groundFloor(width: number, [toiletWidth, toiletDepth]: readonly [width: number, depth: number]): Space[] {
  const hall = 2100;
  const toiletAt = DEPTH - toiletDepth;
  return [
    onGround("Woonkamer", 0, 0, width, 5200),
    onGround("Keuken", 0, 5200 + WALL, width - hall - WALL, DEPTH - 5200 - WALL),
    onGround("Hal", width - hall, 5200 + WALL, hall, toiletAt - 5200 - 2 * WALL),
    onGround("Entree", width - hall, toiletAt, hall - toiletWidth - WALL, toiletDepth),
    { ...onGround("Toilet", width - toiletWidth, toiletAt, toiletWidth, toiletDepth), room: "toilet", front: "above" },
  ];
}

/** Above, the bathroom lies at the outer wall in which its window is. */
export const PLANS: Readonly<Record<"type-a" | "type-b" | "type-c", { positions: Position[]; spaces: Space[] }>> = {
  "type-a": {
    positions: [...TYPE_A],
    spaces: [
      ...groundFloor(5400, [900, 1200]),
      onFirst("Slaapkamer 1", 0, 0, 3000, 4200),
      onFirst("Slaapkamer 2", 3100, 0, 2300, 4200),
      onFirst("Slaapkamer 3", 0, 4300, 2800, 2400),
      onFirst("Overloop", 2900, 4300, 2500, 3800),
      { ...onFirst("Badkamer", 0, 6800, 2800, 2200), room: "bathroom", front: "right" },
      onFirst("Berging", 2900, 8200, 2500, 800),
    ],
  },
  "type-b": {
    positions: [...TYPE_B],
    spaces: [
      ...groundFloor(5700, [950, 1250]),
      onFirst("Slaapkamer 1", 0, 0, 3200, 4000),
      onFirst("Slaapkamer 2", 3300, 0, 2400, 3000),
      { ...onFirst("Badkamer", 3300, 3100, 2400, 3000), room: "bathroom" },
      onFirst("Overloop", 3300, 6200, 2400, 1800),
      onFirst("Berging", 3300, 8100, 2400, 900),
      onFirst("Slaapkamer 3", 0, 4100, 3200, 4900),
    ],
  },
  "type-c": {
    positions: [...TYPE_C],
    spaces: [
      ...groundFloor(6000, [1000, 1300]),
      onFirst("Slaapkamer 1", 0, 0, 3300, 4400),
      { ...onFirst("Badkamer", 3400, 0, 2600, 3200), room: "bathroom" },
      onFirst("Overloop", 3400, 3300, 2600, 2600),
      onFirst("Slaapkamer 2", 3400, 6000, 2600, 3000),
      onFirst("Slaapkamer 3", 0, 4500, 3300, 4500),
      onSecond("Slaapkamer 4", 0, 0, 3700, 5000),
      { ...onSecond("Tweede badkamer", 3800, 0, 2200, 2400), room: "bathroom2" },
      onSecond("Overloop", 3800, 2500, 2200, 2500),
    ],
  },
};

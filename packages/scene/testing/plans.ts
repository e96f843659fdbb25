import type { RoomPosition } from "@showroom/domain/model/room-position";

const position = (
  kind: RoomPosition["kind"],
  wall: RoomPosition["wall"],
  along: number,
  more: Partial<RoomPosition> = {},
): RoomPosition => ({
  kind,
  wall,
  along,
  width: null,
  height: null,
  sill: null,
  swing: null,
  ...more,
});

/** A plan, with the measures of its room in millimetres. */
export interface PlannedRoom {
  readonly roomType: "Bathroom" | "Toilet";
  readonly dimensions: { readonly width: number; readonly depth: number; readonly height: number };
  readonly positions: readonly RoomPosition[];
}

/** Plans that differ from the standard layout: every wall has a door, a window and fixtures in one of them. */
export const PLANS = {
  "shower right, basin left, window right": {
    roomType: "Bathroom",
    dimensions: { width: 2400, depth: 3000, height: 2600 },
    positions: [
      position("door", "front", 300, { width: 930, swing: "left-out" }),
      position("window", "right", 1300, { width: 900, height: 900, sill: 1300 }),
      position("shower", "back", 1900),
      position("basin", "left", 1200),
      position("radiator", "left", 2200, { width: 500 }),
      position("toilet", "back", 600),
    ],
  },
  "door left, low window in front, bath right": {
    roomType: "Bathroom",
    dimensions: { width: 2600, depth: 3200, height: 2600 },
    positions: [
      position("door", "left", 300, { width: 930, swing: "left-out" }),
      position("window", "front", 800, { width: 1000, height: 1200, sill: 900 }),
      position("bath", "right", 1500),
      position("basin", "left", 1700),
      position("radiator", "front", 400, { width: 500, height: 800, sill: 150 }),
    ],
  },
  "window in the back wall, door right, radiator left": {
    roomType: "Bathroom",
    dimensions: { width: 2200, depth: 2400, height: 2500 },
    positions: [
      position("door", "right", 1340, { width: 930, swing: "right-out" }),
      position("window", "back", 1300, { width: 600, height: 700, sill: 1400 }),
      position("basin", "right", 900, { width: 800 }),
      position("radiator", "left", 700),
    ],
  },
  "low window in the left wall": {
    roomType: "Bathroom",
    dimensions: { width: 2400, depth: 3400, height: 2600 },
    positions: [
      position("door", "front", 100, { width: 930 }),
      position("window", "left", 400, { width: 1000, height: 1400, sill: 800 }),
    ],
  },
  "toilet with its basin right and a window": {
    roomType: "Toilet",
    dimensions: { width: 1000, depth: 1500, height: 2600 },
    positions: [
      position("door", "front", 100, { width: 800 }),
      position("window", "back", 250, { width: 500, height: 500, sill: 1700 }),
      position("basin", "right", 1100),
      position("radiator", "left", 1100),
    ],
  },
  "toilet with its door left": {
    roomType: "Toilet",
    dimensions: { width: 1100, depth: 1700, height: 2600 },
    positions: [
      position("door", "left", 100, { width: 800 }),
      position("basin", "right", 1200),
      position("radiator", "front", 300, { sill: 300, width: 400 }),
    ],
  },
} as const satisfies Readonly<Record<string, PlannedRoom>>;

/** What is wrong with the positions of a room: in the wrong place, over one another, or before the door. */
import type { PositionKind, RoomPosition, RoomWall } from "../model/room-position.ts";
import { distanceTo, floorArea, floorPoint, shared, type FloorArea } from "./floor-area.ts";
import { layOut } from "./layout.ts";
import { BESIDE, NARROW_BASIN, TILING_HEIGHT, wallLength, type RoomLayout, type RoomToLay } from "./room-layout.ts";
import { inCentimetres, POSITION_NAMES, WALL_NAMES } from "./words.ts";

export interface PositionFault {
  /** Which position; null for a fault of the plan as a whole. */
  readonly at: number | null;
  readonly reason: string;
}

const WALLS: Readonly<Record<PositionKind, readonly RoomWall[]>> = {
  door: ["back", "left", "right", "front"],
  window: ["back", "left", "right", "front"],
  radiator: ["left", "right", "front"],
  toilet: ["back"],
  basin: ["left", "right"],
  shower: ["back"],
  bath: ["left", "right"],
};
const NOT_IN_TOILETS: readonly PositionKind[] = ["shower", "bath"];

/** What a fixture takes at least, millimetres. */
const LEAST: Readonly<Record<RoomLayout["type"], Readonly<Partial<Record<PositionKind, Least>>>>> = {
  Bathroom: {
    radiator: { width: 400, depth: 100, low: 300, high: 1000 },
    toilet: { width: 400, depth: 740, low: 0, high: TILING_HEIGHT },
    basin: { width: NARROW_BASIN, depth: 380, low: 150, high: 1000 },
    shower: { width: 800, depth: 800, low: 0, high: 2150 },
    bath: { width: 1500, depth: 700, low: 0, high: 620 },
  },
  Toilet: {
    radiator: { width: 300, depth: 80, low: 1250, high: 1700 },
    toilet: { width: 360, depth: 660, low: 0, high: TILING_HEIGHT },
    basin: { width: 320, depth: 200, low: 500, high: 1000 },
  },
};
interface Least {
  readonly width: number;
  readonly depth: number;
  readonly low: number;
  readonly high: number;
}

/** A free way in before a door that does not open into the room. A toilet has its small basin beside the way in. */
const WAY_IN = { Bathroom: 450, Toilet: 50 } as const;

/** A position with the stretch of wall and the height that it takes. */
interface Stretch {
  readonly at: number;
  readonly position: RoomPosition;
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  /** Into the room. */
  readonly deep: number;
}

export function positionFaults(room: RoomToLay): readonly PositionFault[] {
  if (room.positions.length === 0) return [];
  const alone = room.positions.flatMap((position, at) => {
    const reason = faultAlone(room, position, at);
    return reason === null ? [] : [{ at, reason }];
  });
  const door = room.positions.some(({ kind }) => kind === "door")
    ? []
    : [{ at: null, reason: "de plattegrond van deze ruimte heeft geen deur" }];
  if (alone.length > 0) return [...alone, ...door];
  const layout = layOut(room);
  const stretches = room.positions.map((position, at) => stretchOf(room, layout, position, at));
  return [...door, ...stretches.flatMap((one, at) => faultsTogether(room, layout, one, stretches.slice(0, at)))];
}

function faultAlone(room: RoomToLay, position: RoomPosition, at: number): string | null {
  const { kind, wall } = position;
  const name = POSITION_NAMES[kind];
  if (room.positions.findIndex((other) => other.kind === kind) < at) return `${name} staat hier een tweede keer`;
  if (room.type === "Toilet" && NOT_IN_TOILETS.includes(kind)) return `${name} hoort niet in een toilet`;
  if (!WALLS[kind].includes(wall))
    return `${name} kan alleen aan de ${WALLS[kind].map((one) => WALL_NAMES[one]).join(" of ")}`;
  if ((kind === "door" || kind === "window") && position.width === null) return `de breedte van ${name} ontbreekt`;
  if (kind === "window" && (position.sill === null || position.height === null))
    return "van het raam ontbreekt de hoogte, of de hoogte boven de vloer";
  const { from, to, high } = stretchOf(room, null, position, at);
  const long = wallLength(room, wall);
  if (from < 0 || to > long)
    return `${name} steekt buiten de ${WALL_NAMES[wall]}, die ${inCentimetres(long)} breed is: van ${inCentimetres(from)} tot ${inCentimetres(to)}`;
  if (high > room.height && (kind === "door" || kind === "window"))
    return `${name} is hoger dan de ruimte, die ${inCentimetres(room.height)} hoog is`;
  if (kind === "window" && wall === "back" && (position.sill ?? 0) < TILING_HEIGHT + 20)
    return `het raam in de achterwand begint achter het inbouwreservoir: het moet hoger dan ${inCentimetres(TILING_HEIGHT + 20)} boven de vloer beginnen`;
  return null;
}

function stretchOf(room: RoomToLay, layout: RoomLayout | null, position: RoomPosition, at: number): Stretch {
  const { kind, along } = position;
  if (kind === "door" || kind === "window") {
    const low = kind === "door" ? 0 : (position.sill ?? 0);
    const high = low + (position.height ?? (kind === "door" ? 2100 : 0));
    return { at, position, from: along, to: along + (position.width ?? 0), low, high, deep: 0 };
  }
  const least = LEAST[room.type][kind] ?? { width: 0, depth: 0, low: 0, high: 0 };
  const width = position.width ?? least.width;
  const low = kind === "radiator" ? (position.sill ?? least.low) : least.low;
  const high = kind === "radiator" ? low + (position.height ?? least.high - least.low) : least.high;
  if (kind === "shower") {
    const corner = layout?.showerSide === "right" ? room.width : 0;
    const [from, to] = corner === 0 ? [0, least.width] : [corner - least.width, corner];
    return { at, position, from, to, low, high, deep: least.depth };
  }
  return { at, position, from: along - width / 2, to: along + width / 2, low, high, deep: least.depth };
}

const areaOf = (room: RoomToLay, { position, from, to, deep }: Stretch): FloorArea =>
  floorArea(room, position.wall, from, to, deep);

function faultsTogether(
  room: RoomToLay,
  layout: RoomLayout,
  one: Stretch,
  earlier: readonly Stretch[],
): readonly PositionFault[] {
  const name = POSITION_NAMES[one.position.kind];
  const { at } = one;
  if (one.position.kind === "toilet" && (one.from < layout.box.from || one.to > layout.box.to))
    return [
      {
        at,
        reason: `het toilet past niet naast de douche: het inbouwreservoir loopt van ${inCentimetres(layout.box.from)} tot ${inCentimetres(layout.box.to)} van de achterwand`,
      },
    ];
  return earlier.flatMap((other): readonly PositionFault[] => {
    const others = POSITION_NAMES[other.position.kind];
    if (overlap(room, one, other)) return [{ at, reason: `${name} en ${others} staan over elkaar` }];
    const door = [one, other].find(({ position }) => position.kind === "door");
    const fixture = door === one ? other : one;
    if (!door || fixture.deep === 0 || fixture.position.kind === "shower") return [];
    const reason = beforeDoor(room, door, fixture);
    return reason === null ? [] : [{ at, reason }];
  });
}

/** Whether two things want the same part of a wall, or the same part of the floor. */
function overlap(room: RoomToLay, one: Stretch, other: Stretch): boolean {
  if (one.low >= other.high || other.low >= one.high) return false;
  if (one.position.wall === other.position.wall) return one.from < other.to && other.from < one.to;
  return one.deep > 0 && other.deep > 0 && shared(areaOf(room, one), areaOf(room, other)) !== null;
}

function beforeDoor(room: RoomToLay, door: Stretch, fixture: Stretch): string | null {
  const name = POSITION_NAMES[fixture.position.kind];
  const { wall, swing } = door.position;
  const wide = door.to - door.from;
  const area = areaOf(room, fixture);
  if (shared(area, floorArea(room, wall, door.from, door.to, WAY_IN[room.type])) !== null)
    return `${name} staat voor de deur`;
  if (swing !== "left-in" && swing !== "right-in") return null;
  const swept = shared(area, floorArea(room, wall, door.from, door.to, wide));
  const hinge = floorPoint(room, wall, swing === "left-in" ? door.from : door.to);
  return swept !== null && distanceTo(swept, hinge) < wide - BESIDE / 2 ? `de deur draait tegen ${name} aan` : null;
}

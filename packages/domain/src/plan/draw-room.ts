/** The floor plan of a room as shapes in millimetres: x to the right, y down, from the room's inner corner at the back wall. */
import type { RoomWall } from "../model/room-position.ts";
import { floorPoint } from "./floor-area.ts";
import { wallLength, type Opening, type RoomLayout } from "./room-layout.ts";

export interface PlanShape {
  readonly kind: "floor" | "wall" | "opening" | "window" | "leaf" | "swing" | "fixture" | "wet" | "glass";
  /** The path of an SVG. */
  readonly path: string;
}

/** A measure along a wall, outside the room. */
export interface PlanMeasure {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** Millimetres. */
  readonly size: number;
  /** The wall that it lies along; it reads upward beside a side wall. */
  readonly wall: RoomWall;
}

export interface RoomDrawing {
  readonly width: number;
  readonly depth: number;
  readonly shapes: readonly PlanShape[];
  readonly measures: readonly PlanMeasure[];
}

/** Thickness of walls on drawings. */
export const WALL = 100;
/** Between the wall and its measures, between measures of parts and of the whole, and between measures and an open door. */
const MEASURES = { first: 260, next: 260, door: 160 } as const;

export function drawRoom(layout: RoomLayout): RoomDrawing {
  const { width, depth } = layout;
  return {
    width,
    depth,
    shapes: [
      { kind: "floor", path: rect(0, 0, width, depth) },
      {
        kind: "wall",
        path: `${rect(-WALL, -WALL, width + 2 * WALL, depth + 2 * WALL)}M0 0V${depth}H${width}V0Z`,
      },
      ...fixtures(layout),
      ...(layout.window ? windowShapes(layout, layout.window) : []),
      ...doorShapes(layout),
    ],
    measures: (["back", "left", "right", "front"] as const).flatMap((wall) => measuresOf(layout, wall)),
  };
}

const whole = (value: number): number => Math.round(value);
const rect = (x: number, y: number, width: number, height: number): string =>
  `M${whole(x)} ${whole(y)}h${whole(width)}v${whole(height)}h${-whole(width)}Z`;

/** A point before a wall, on the drawing. */
function spot(layout: RoomLayout, wall: RoomWall, along: number, out = 0): readonly [x: number, y: number] {
  const [x, y] = floorPoint(layout, wall, along, out);
  return [x, layout.depth - y];
}

/** A closed shape of points before a wall: along it, and out of it. */
function before(
  layout: RoomLayout,
  wall: RoomWall,
  points: readonly (readonly [along: number, out: number])[],
): string {
  const line = points.map(([along, out]) => spot(layout, wall, along, out).map(whole).join(" "));
  return `M${line.join("L")}Z`;
}

const block = (layout: RoomLayout, wall: RoomWall, from: number, to: number, near: number, far: number): string =>
  before(layout, wall, [
    [from, near],
    [to, near],
    [to, far],
    [from, far],
  ]);

/** A round shape: half an ellipse away from the wall. */
function rounded(layout: RoomLayout, wall: RoomWall, axis: number, half: number, near: number, far: number): string {
  const straight = near + 0.45 * (far - near);
  const curve = Array.from({ length: 13 }, (_, at) => {
    const angle = (at / 12) * Math.PI;
    return [axis + half * Math.cos(angle), straight + (far - straight) * Math.sin(angle)] as const;
  });
  return before(layout, wall, [[axis - half, near], [axis + half, near], ...curve]);
}

/** What stands in the room. Sizes are usual ones: which articles are chosen is not known here. */
function fixtures(layout: RoomLayout): readonly PlanShape[] {
  const { type, box, toilet, basin, radiator, shower, showerSide, width } = layout;
  const bathroom = type === "Bathroom";
  const shape = (kind: PlanShape["kind"], path: string): PlanShape => ({ kind, path });
  const wide = bathroom ? Math.min(800, basin.width) : 400;
  const deep = bathroom ? 460 : 220;
  const basinAt = (half: number, near: number, far: number) =>
    block(layout, basin.wall, basin.axis - half, basin.axis + half, near, far);
  const wet = showerSide === "left" ? [0, shower.width - 60] : [width - shower.width + 60, width];
  const [from = 0, to = 0] = wet;
  return [
    ...(bathroom
      ? [
          shape("wet", block(layout, "back", from, to, 0, shower.depth)),
          shape("fixture", block(layout, "back", from + 60, to - 60, 90, 160)),
          shape("glass", block(layout, "back", from, to, shower.depth, shower.depth + 20)),
        ]
      : []),
    shape("fixture", block(layout, "back", box.from, box.to, 0, box.depth)),
    shape("fixture", rounded(layout, "back", toilet, 180, box.depth, box.depth + (bathroom ? 530 : 480))),
    shape("fixture", basinAt(wide / 2, 0, deep)),
    shape("fixture", basinAt(wide / 2 - 70, 60, deep - 50)),
    shape(
      "fixture",
      block(
        layout,
        radiator.wall,
        radiator.axis - radiator.width / 2 + 50,
        radiator.axis + radiator.width / 2 - 50,
        20,
        90,
      ),
    ),
  ];
}

const throughWall = (layout: RoomLayout, { wall, from, to }: Opening): string =>
  block(layout, wall, from, to, -WALL - 2, 2);

function windowShapes(layout: RoomLayout, window: Opening): readonly PlanShape[] {
  const { wall, from, to } = window;
  return [
    { kind: "opening", path: throughWall(layout, window) },
    { kind: "window", path: block(layout, wall, from, to, -WALL, -WALL / 2) },
  ];
}

function doorShapes(layout: RoomLayout): readonly PlanShape[] {
  const { door } = layout;
  const { wall, from, to, swing } = door;
  const opening: PlanShape = { kind: "opening", path: throughWall(layout, door) };
  const wide = to - from;
  if (swing === "sliding")
    return [
      opening,
      { kind: "leaf", path: block(layout, wall, from + wide * 0.5, to + wide * 0.5, -WALL - 50, -WALL - 20) },
    ];
  const inward = swing === "left-in" || swing === "right-in";
  const left = swing === "left-in" || swing === "left-out";
  const face = inward ? 0 : -WALL;
  const hinge = left ? from : to;
  const open = spot(layout, wall, hinge, face + (inward ? wide : -wide));
  const closed = spot(layout, wall, left ? to : from, face);
  const at = spot(layout, wall, hinge, face);
  // Whether the arc from the open to the closed door runs clockwise on the drawing.
  const turn = (open[0] - at[0]) * (closed[1] - at[1]) - (open[1] - at[1]) * (closed[0] - at[0]) > 0 ? 1 : 0;
  const point = ([x, y]: readonly [number, number]) => `${whole(x)} ${whole(y)}`;
  return [
    opening,
    { kind: "leaf", path: `M${point(at)}L${point(open)}` },
    { kind: "swing", path: `M${point(open)}A${whole(wide)} ${whole(wide)} 0 0 ${turn} ${point(closed)}` },
  ];
}

/** How far from a wall its measures begin: beyond a door that opens outward. */
function measuresFrom({ door }: RoomLayout, wall: RoomWall): number {
  const outward = door.wall === wall && (door.swing === "left-out" || door.swing === "right-out");
  return outward ? WALL + door.to - door.from + MEASURES.door : MEASURES.first;
}

/** Where things begin, end or have their axis along a wall. */
function placesOn(layout: RoomLayout, wall: RoomWall): readonly number[] {
  const { door, window, radiator, basin, toilet } = layout;
  return [
    ...[door, window].flatMap((opening) => (opening?.wall === wall ? [opening.from, opening.to] : [])),
    ...(radiator.wall === wall ? [radiator.axis] : []),
    ...(basin.wall === wall ? [basin.axis] : []),
    ...(wall === "back" ? [toilet] : []),
  ];
}

function measuresOf(layout: RoomLayout, wall: RoomWall): readonly PlanMeasure[] {
  const long = wallLength(layout, wall);
  const first = measuresFrom(layout, wall);
  const measure = (from: number, to: number, out: number): PlanMeasure => ({
    from: spot(layout, wall, from, -out),
    to: spot(layout, wall, to, -out),
    size: whole(to - from),
    wall,
  });
  const places = [0, ...placesOn(layout, wall), long].toSorted((one, other) => one - other);
  const parts = places.slice(1).flatMap((to, at) => {
    const from = places[at] ?? 0;
    return to - from < 1 ? [] : [measure(from, to, first)];
  });
  // The whole is written once for each direction.
  const total = wall === "back" || wall === "left" ? [measure(0, long, first + MEASURES.next)] : [];
  return [...(parts.length > 1 ? parts : []), ...total];
}

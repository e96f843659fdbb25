/** The floor plan of a home: its storeys with their spaces, in which rooms are drawn as their plans have them. */
import type { RoomName } from "../model/product.ts";
import type { HouseType, RoomVariables } from "../model/project.ts";
import type { HomePlan, HomeSpace, PlanSide } from "../model/room-position.ts";
import { drawRoom, type RoomDrawing } from "./draw-room.ts";
import { layOut } from "./layout.ts";
import type { RoomLayout } from "./room-layout.ts";

export interface DrawnSpace {
  readonly name: string;
  readonly room: RoomName | null;
  /** Millimetres on the drawing of the storey. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  /** The room with its fixtures, and by how much it is turned, in degrees clockwise; null for a space that is no room of the project. */
  readonly drawing: RoomDrawing | null;
  readonly turn: 0 | 90 | 180 | 270;
  readonly layout: RoomLayout["source"] | null;
}

export interface DrawnStorey {
  readonly name: string;
  readonly width: number;
  readonly depth: number;
  readonly spaces: readonly DrawnSpace[];
}

const TURNS = { below: 0, left: 90, above: 180, right: 270 } as const satisfies Readonly<Record<PlanSide, number>>;

/** The layout of a room of a house type. */
export const layoutOf = ({ name, width, depth, height, positions = [] }: RoomVariables): RoomLayout =>
  layOut({ type: name === "toilet" ? "Toilet" : "Bathroom", width, depth, height, positions }, false);

/** The storeys of a home, in the order in which the project names them. */
export function drawHome({ spaces }: HomePlan<RoomName>, rooms: HouseType["roomVariables"]): readonly DrawnStorey[] {
  return [...Map.groupBy(spaces, ({ storey }) => storey)].map(([name, list]) => ({
    name,
    width: Math.max(...list.map(({ x, width }) => x + width)),
    depth: Math.max(...list.map(({ y, depth }) => y + depth)),
    spaces: list.map((space) => drawSpace(space, rooms)),
  }));
}

function drawSpace(
  { name, room: roomName, x, y, width, depth, front }: HomeSpace<RoomName>,
  rooms: readonly RoomVariables[],
): DrawnSpace {
  const room = rooms.find((one) => one.name === roomName);
  const layout = room ? layoutOf(room) : null;
  return {
    name,
    room: roomName,
    x,
    y,
    width,
    depth,
    drawing: layout && drawRoom(layout),
    turn: TURNS[front],
    layout: layout && layout.source,
  };
}

/** Areas of the floor of a room, millimetres: x from the left wall, y from the front wall. */
import type { RoomWall } from "../model/room-position.ts";

export interface FloorArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

type Room = { readonly width: number; readonly depth: number };

/** The point of a wall at a distance from its left corner as seen from inside, `out` before the wall. */
export function floorPoint(room: Room, wall: RoomWall, along: number, out = 0): readonly [x: number, y: number] {
  if (wall === "back") return [along, room.depth - out];
  if (wall === "front") return [room.width - along, out];
  return wall === "left" ? [out, along] : [room.width - out, room.depth - along];
}

/** What stands before a stretch of a wall, so far into the room. */
export function floorArea(room: Room, wall: RoomWall, from: number, to: number, deep: number): FloorArea {
  const [ax, ay] = floorPoint(room, wall, from);
  const [bx, by] = floorPoint(room, wall, to, deep);
  return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), depth: Math.abs(by - ay) };
}

/** What two areas share; null if they do not meet. */
export function shared(one: FloorArea, other: FloorArea): FloorArea | null {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const depth = Math.min(one.y + one.depth, other.y + other.depth) - y;
  return width > 1 && depth > 1 ? { x, y, width, depth } : null;
}

export function distanceTo({ x, y, width, depth }: FloorArea, [px, py]: readonly [number, number]): number {
  const dx = Math.max(x - px, 0, px - x - width);
  const dy = Math.max(y - py, 0, py - y - depth);
  return Math.hypot(dx, dy);
}

/** Lays out a room: as its plan says, and by the standard layout where the plan says nothing. */
import type { PositionKind, RoomPosition } from "../model/room-position.ts";
import {
  BATH,
  BESIDE,
  BOX_DEPTH,
  GAP,
  isSide,
  MIRRORS,
  NARROW_BASIN,
  otherSide,
  SHOWER,
  STANDING,
  TILING_HEIGHT,
  WIDEST_BASIN,
  type Opening,
  type RoomLayout,
  type RoomToLay,
  type SideWall,
} from "./room-layout.ts";
import { freeAround, takenOn, type WallsTaken } from "./taken-on-wall.ts";

/** A distance from the back corner, along a side wall: from its left corner as seen from inside. */
const fromBack = (room: RoomToLay, wall: SideWall, distance: number): number =>
  wall === "right" ? distance : room.depth - distance;

/** Lays out a room. Its measures are those of a room that can be furnished; whoever asks brings them within limits. */
export function layOut(room: RoomToLay, hasBath = true): RoomLayout {
  return new Layout(room, hasBath).lay();
}

class Layout {
  readonly #room: RoomToLay;
  readonly #hasBath: boolean;

  constructor(room: RoomToLay, hasBath: boolean) {
    this.#room = room;
    this.#hasBath = hasBath;
  }

  #given(kind: PositionKind): RoomPosition | undefined {
    return this.#room.positions.find((position) => position.kind === kind);
  }

  lay(): RoomLayout {
    const { type, width, depth, height, positions } = this.#room;
    const bathroom = type === "Bathroom";
    const basinWall = this.#sideOf("basin");
    const showerSide = this.#showerSide(basinWall);
    const boxWidth = bathroom ? width - SHOWER.width - GAP : width;
    const boxFrom = bathroom && showerSide === "left" ? SHOWER.width + GAP : 0;
    const box = { from: boxFrom, to: boxFrom + boxWidth, depth: BOX_DEPTH, height: TILING_HEIGHT };
    const before = {
      type,
      width,
      depth,
      height,
      source: positions.length > 0 ? "plan" : "standard",
      box,
      window: this.#window(),
      door: this.#door(),
      showerSide,
      shower: SHOWER,
      toilet: this.#given("toilet")?.along ?? (box.from + box.to) / 2,
      radiator: this.#radiator(showerSide),
    } as const;
    const bathWall = this.#sideOf("bath") ?? showerSide;
    const showerOverBath =
      bathroom && this.#hasBath && bathWall === showerSide && depth - SHOWER.depth - BESIDE < BATH.shortest;
    const bath = this.#bath(before, bathWall, showerOverBath);
    const withBath = { ...before, showerOverBath, bath };
    return { ...withBath, ...this.#basin(withBath, basinWall ?? (bathroom ? otherSide(showerSide) : "left")) };
  }

  #sideOf(kind: "basin" | "bath"): SideWall | undefined {
    const wall = this.#given(kind)?.wall;
    return wall !== undefined && isSide(wall) ? wall : undefined;
  }

  #showerSide(basin: SideWall | undefined): SideWall {
    const shower = this.#given("shower");
    if (shower) return shower.along > this.#room.width / 2 ? "right" : "left";
    return this.#room.type === "Bathroom" && basin === "left" ? "right" : "left";
  }

  #window(): Opening | undefined {
    const { type, depth, height, positions } = this.#room;
    if (positions.length > 0) return openingOf(this.#given("window"), { width: 860, height: 860, sill: 1340 });
    const to = depth - 1600;
    if (type === "Toilet" || to <= 800) return undefined;
    const sill = TILING_HEIGHT + 140;
    return { wall: "left", from: Math.max(240, to - 860), to, sill, top: Math.min(height - 340, 2240) };
  }

  #door(): RoomLayout["door"] {
    const { type, width } = this.#room;
    const given = this.#given("door");
    const opening = openingOf(given, { width: type === "Bathroom" ? 930 : 780, height: 2100, sill: 0 });
    if (opening) return { ...opening, sill: 0, swing: given?.swing ?? "right-out" };
    const from = type === "Bathroom" ? Math.max(850, width - 1200) : (width - Math.min(780, width - 80)) / 2;
    const to = Math.min(width - 60, from + (type === "Bathroom" ? 930 : 780));
    // The left corner of the front wall as seen from inside is where the others end.
    return { wall: "front", from: width - to, to: width - from, sill: 0, top: 2100, swing: "right-out" };
  }

  #radiator(showerSide: SideWall): RoomLayout["radiator"] {
    const { type, depth, height } = this.#room;
    const given = this.#given("radiator");
    const bathroom = type === "Bathroom";
    const wall = bathroom ? otherSide(showerSide) : "right";
    const sill = given?.sill ?? (bathroom ? 300 : 1250);
    return {
      wall: given?.wall ?? wall,
      axis: given?.along ?? (bathroom ? fromBack(this.#room, wall, BOX_DEPTH + BESIDE + 300) : depth - 320),
      width: given?.width ?? (bathroom ? 600 : 450),
      sill,
      height: given?.height ?? (bathroom ? Math.min(1850, height - 500) : 900),
    };
  }

  #bath(before: Omit<WallsTaken, "bath">, wall: SideWall, overBath: boolean): RoomLayout["bath"] {
    const { depth } = this.#room;
    const given = this.#given("bath");
    const sameSide = wall === before.showerSide;
    const end = sameSide ? (overBath ? depth - 30 : depth - SHOWER.depth - GAP) : depth - BOX_DEPTH - 10;
    if (given?.width != null) return { wall, from: given.along - given.width / 2, to: given.along + given.width / 2 };
    const basin = this.#given("basin");
    const taken = [
      ...takenOn({ ...before, bath: undefined }, wall).filter(
        ({ low, what }) => low < BATH.height && what !== "shower" && what !== "box",
      ),
      ...(basin?.wall === wall ? [{ from: basin.along - NARROW_BASIN / 2, to: basin.along + NARROW_BASIN / 2 }] : []),
    ];
    // The standard layout has some air; a plan is exact.
    const start = this.#room.positions.length > 0 ? 10 : GAP;
    // From the front: measured along the left wall, and turned round for the right one.
    const [low, high] = wall === "left" ? [start, end] : [depth - end, depth - start];
    const middle =
      given?.along ??
      (wall === "left" ? Math.max(low, high - BATH.longest) + high : low + Math.min(high, low + BATH.longest)) / 2;
    const [from, to] = freeAround({ from: low, to: high }, taken, middle);
    if (to - from <= BATH.longest) return { wall, from, to };
    return wall === "left" ? { wall, from: to - BATH.longest, to } : { wall, from, to: from + BATH.longest };
  }

  #basin(
    before: WallsTaken & Pick<RoomLayout, "type" | "source">,
    wall: SideWall,
  ): Pick<RoomLayout, "basin" | "mirrorWidth"> {
    const { depth, type } = this.#room;
    const given = this.#given("basin");
    const standing = this.#hasBath ? before : { ...before, bath: undefined };
    const bathroom = type === "Bathroom";
    if (!bathroom) {
      const axis = given?.along ?? (wall === "left" ? 320 : depth - 320);
      return { basin: { wall, axis, width: 500 }, mirrorWidth: 440 };
    }
    const axis = given?.along ?? fromBack(this.#room, wall, depth - Math.max(depth - 1600, (depth - 860) / 2));
    const most = given?.width ?? (before.source === "standard" ? WIDEST_BASIN : depth);
    const whole = { from: 80, to: depth - 80 };
    const widthAt = (low: number, high: number, beside: number): number => {
      const taken = takenOn(standing, wall)
        .filter((other) => other.low < high && other.high > low)
        .map((other) => ({ ...other, from: other.from - beside, to: other.to + beside }));
      const [from, to] = freeAround(whole, taken, axis);
      return Math.max(0, Math.min(most, 2 * Math.min(axis - from, to - axis)));
    };
    const width = widthAt(0, STANDING, BESIDE);
    return { basin: { wall, axis, width }, mirrorWidth: Math.min(width, widthAt(MIRRORS.low, MIRRORS.high, 10)) };
  }
}

function openingOf(
  position: RoomPosition | undefined,
  usual: { readonly width: number; readonly height: number; readonly sill: number },
): Opening | undefined {
  if (!position) return undefined;
  const sill = position.sill ?? usual.sill;
  return {
    wall: position.wall,
    from: position.along,
    to: position.along + (position.width ?? usual.width),
    sill,
    top: sill + (position.height ?? usual.height),
  };
}

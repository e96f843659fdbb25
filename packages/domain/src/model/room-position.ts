/** Where doors, windows and fixtures of a room are, as the house type's plan has them. */

export const ROOM_WALLS = ["back", "left", "right", "front"] as const;
/** A wall as one sees it who looks from the front wall at the back one. The toilet hangs on the back wall. */
export type RoomWall = (typeof ROOM_WALLS)[number];

export const POSITION_KINDS = ["door", "window", "radiator", "toilet", "basin", "shower", "bath"] as const;
export type PositionKind = (typeof POSITION_KINDS)[number];

export const DOOR_SWINGS = ["left-in", "left-out", "right-in", "right-out", "sliding"] as const;
/** On which side the hinges are, as seen from inside, and whether the door opens into the room. */
export type DoorSwing = (typeof DOOR_SWINGS)[number];

/** One line of a plan; millimetres. */
export interface RoomPosition {
  readonly kind: PositionKind;
  readonly wall: RoomWall;
  /** From the wall's left corner as seen from inside: to the left side of a door or window, to the axis of a fixture. */
  readonly along: number;
  /** Of a door or window; of a fixture the room for it, where that is limited. */
  readonly width: number | null;
  readonly height: number | null;
  /** Height of the lower edge above the floor. */
  readonly sill: number | null;
  /** Of a door. */
  readonly swing: DoorSwing | null;
}

export const PLAN_SIDES = ["below", "left", "above", "right"] as const;
/** A side of the drawing of a home. */
export type PlanSide = (typeof PLAN_SIDES)[number];

/** A room or another space on the floor plan of a home; millimetres from the upper left corner of its storey. */
export interface HomeSpace<Room extends string = string> {
  readonly storey: string;
  readonly name: string;
  /** The room that buyers configure; null for any other space. */
  readonly room: Room | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  /** Where the front wall of the room is on the drawing. */
  readonly front: PlanSide;
}

/** The floor plan of a home. */
export interface HomePlan<Room extends string = string> {
  readonly spaces: readonly HomeSpace<Room>[];
  /** Where north is, in degrees clockwise from the upper side of the drawing; null where nobody says. */
  readonly north: number | null;
}

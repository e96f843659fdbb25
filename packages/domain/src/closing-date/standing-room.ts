import type { RoomChoice } from "../model/choices.ts";
import type { Part } from "./closing-date.ts";
import { withPart } from "./with-part.ts";

/** A room with the parts that are agreed for the home; the rest stays. It has to be confirmed by who has the home now. */
export const standingRoom = (room: RoomChoice, agreed: RoomChoice, parts: readonly Part[]): RoomChoice => ({
  ...parts.reduce((next, part) => withPart(next, part, agreed), room),
  confirmedByUser: false,
});

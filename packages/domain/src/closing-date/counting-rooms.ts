import type { RoomChoice } from "../model/choices.ts";
import { selectNoFloor } from "../selection/floors.ts";
import { PARTS, type Part } from "./closing-date.ts";
import { withPart } from "./with-part.ts";

export interface Counted {
  readonly standard: RoomChoice;
  /** The room that was handed in before a reopening. */
  readonly handedIn: RoomChoice | undefined;
  /** The room in which a part was agreed after its last day. */
  readonly agreed: (part: Part) => RoomChoice | undefined;
}

/**
 * What is built of a room once its parts are closed, in each form of it: of each part what was agreed after its last day, else what was
 * handed in, else the standard.
 */
export function countingRooms({ standard, handedIn, agreed }: Counted): readonly RoomChoice[] {
  // Nothing chosen and "Geen woonvloer" are the same home.
  const forms = handedIn ? [handedIn] : [standard, selectNoFloor({ locked: false }, standard)];
  return forms.map((form) =>
    PARTS.reduce((room, part) => {
      const own = agreed(part);
      return own ? withPart(room, part, own) : room;
    }, form),
  );
}

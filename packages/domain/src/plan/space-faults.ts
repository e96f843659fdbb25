/** What is wrong with the floor plan of a home: spaces over one another, or rooms of other measures than their own. */
import type { HomeSpace } from "../model/room-position.ts";
import { shared } from "./floor-area.ts";
import { inCentimetres } from "./words.ts";

interface Room {
  readonly name: string;
  readonly width: number;
  readonly depth: number;
}

/** Drawings measure walls now in, now out. Millimetres. */
const SLACK = 100;

export function spaceFaults(
  spaces: readonly HomeSpace[],
  rooms: readonly Room[],
): readonly { readonly at: number; readonly reason: string }[] {
  return spaces.flatMap((space, at) => {
    const reason = faultOf(space, spaces.slice(0, at), rooms);
    return reason === null ? [] : [{ at, reason }];
  });
}

function faultOf(space: HomeSpace, earlier: readonly HomeSpace[], rooms: readonly Room[]): string | null {
  const over = earlier.find(({ storey, ...other }) => storey === space.storey && shared(space, other) !== null);
  if (over) return `"${space.name}" en "${over.name}" liggen over elkaar`;
  if (space.room === null) return null;
  if (earlier.some(({ room }) => room === space.room)) return `"${space.name}" is een ruimte die er al ligt`;
  const room = rooms.find(({ name }) => name === space.room);
  if (!room) return `"${space.name}" is een ruimte zonder maten; zet ze bij de ruimten van het woningtype`;
  const upright = space.front === "below" || space.front === "above";
  const [width, depth] = upright ? [space.width, space.depth] : [space.depth, space.width];
  return Math.abs(width - room.width) > SLACK || Math.abs(depth - room.depth) > SLACK
    ? `"${space.name}" is hier ${inCentimetres(width)} breed en ${inCentimetres(depth)} diep, en bij de ruimten ${inCentimetres(room.width)} bij ${inCentimetres(room.depth)}; let op waar de voorwand ligt`
    : null;
}

import type { RoomName } from "@showroom/domain/model/product";
import type { HomeSpace, RoomPosition } from "@showroom/domain/model/room-position";
import { positionFaults } from "@showroom/domain/plan/position-faults";
import { spaceFaults } from "@showroom/domain/plan/space-faults";

interface PlannedHouseType {
  readonly rooms: readonly {
    readonly name: RoomName;
    readonly width: number;
    readonly depth: number;
    readonly height: number;
  }[];
  readonly positions: readonly (RoomPosition & { readonly room: RoomName })[];
  readonly spaces: readonly HomeSpace<RoomName>[];
}

interface PlanFault {
  /** Path in the house type. */
  readonly path: string;
  readonly reason: string;
}

/** The words of the spreadsheet for rooms. */
const ROOM_WORDS: Readonly<Record<RoomName, string>> = {
  bathroom: "badkamer",
  bathroom2: "tweede badkamer",
  toilet: "toilet",
};

/** What is wrong with the plans of a house type's rooms, and with the floor plan of the home. */
export function planFaults({ rooms, positions, spaces }: PlannedHouseType): readonly PlanFault[] {
  const planned = Map.groupBy(
    positions.map((position, at) => ({ position, at })),
    ({ position }) => position.room,
  );
  const ofRooms = [...planned].flatMap(([name, lines]): readonly PlanFault[] => {
    const first = lines[0]?.at ?? 0;
    const room = rooms.find((one) => one.name === name);
    if (!room)
      return [
        {
          path: `positions[${first}].room`,
          reason: `het woningtype heeft geen maten van "${ROOM_WORDS[name]}"; zet ze bij de ruimten van het woningtype`,
        },
      ];
    const { width, depth, height } = room;
    return positionFaults({
      type: name === "toilet" ? "Toilet" : "Bathroom",
      width,
      depth,
      height,
      positions: lines.map(({ position }) => position),
    }).map(({ at, reason }) => ({ path: `positions[${at === null ? first : (lines[at]?.at ?? first)}]`, reason }));
  });
  return [...ofRooms, ...spaceFaults(spaces, rooms).map(({ at, reason }) => ({ path: `spaces[${at}]`, reason }))];
}

import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import type { RoomPosition } from "@showroom/domain/model/room-position";

type HouseType = BundleInput["houseTypes"][number];

/** The plan that a house type has of a room; empty for the standard layout. */
export const roomPlan = ({ positions = [] }: Pick<HouseType, "positions">, name: string): readonly RoomPosition[] =>
  positions.flatMap(({ room, kind, wall, along, width = null, height = null, sill = null, swing = null }) =>
    room === name ? [{ kind, wall, along, width, height, sill, swing }] : [],
  );

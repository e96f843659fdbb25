/** The rooms on the server are legal: by the domain's definition, and in the oracle's own words. */
import { roomFaults } from "@showroom/domain/rules/room-faults";
import { roomContext } from "@showroom/domain/selection/room-context";
import { findExclusions } from "../oracle/exclusions.ts";
import { homeOf } from "../oracle/home.ts";
import type { OracleHome } from "../oracle/home.ts";
import type { ChoicesSeen } from "../world/observe.ts";
import type { Invariant } from "./invariant.ts";

function faultsOf({ pages, project }: OracleHome, { userId, rooms }: ChoicesSeen): string[] {
  const document = { ...project.document, selectedProjectHouseType: null, outOfOfficeActive: false };
  return pages
    .filter(({ type }) => type === "configurator")
    .flatMap((page) => {
      const room = rooms[page.id];
      if (!room) return [];
      const faults = roomFaults(roomContext(page, document, null), room).map((fault) => JSON.stringify(fault));
      return [...findExclusions(page, room), ...faults].map((words) => `user ${userId}, ${page.title}: ${words}`);
    });
}

export const legalRooms: Invariant = {
  name: "the rooms on the server are legal",
  check: async ({ world, before, after }) => {
    const changed = [...after.choices.values()].filter(
      ({ userId, version }) => version !== before.choices.get(userId)?.version,
    );
    return (await Promise.all(changed.map(async (choices) => faultsOf(await homeOf(world, choices), choices)))).flat();
  },
};

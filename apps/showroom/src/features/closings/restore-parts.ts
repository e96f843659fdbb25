import type { Part } from "@showroom/domain/closing-date/closing-date";
import { withPart } from "@showroom/domain/closing-date/with-part";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import { selectNoFloor } from "@showroom/domain/selection/floors";
import { queryClient } from "../../shared/api/api.ts";
import type { Rooms } from "../../shared/choices/choices-state.ts";
import type { ChoicesStore } from "../../shared/choices/choices-store.ts";
import { pageQuery } from "../../shared/choices/showroom-data.ts";
import { standardRooms } from "../../shared/choices/standard-rooms.ts";
import { lateParts } from "./parts-shown.ts";

/** What a room becomes in its closed parts; undefined for the standard. */
export type Target = (pageId: number) => RoomChoice | undefined;

/** The pages with choices, loaded, each with its room. @throws the failure of loading one */
async function loadRooms({ houseType }: ChoicesStore, rooms: Rooms) {
  const chosen = houseType.pages.flatMap(({ id }) => {
    const room = rooms[id];
    return room ? [{ id, room }] : [];
  });
  return await Promise.all(
    chosen.map(async ({ id, room }) => ({ page: await queryClient.fetchQuery(pageQuery(houseType.id, id)), room })),
  );
}

function standardOf(store: ChoicesStore, page: Page): RoomChoice {
  const standard = standardRooms(store.project)(page);
  return page.type === "floors" ? selectNoFloor({ locked: false }, standard) : standard;
}

/** The closed parts in which any room is not what it would be restored to. */
export async function findLate(
  store: ChoicesStore,
  rooms: Rooms,
  closed: readonly Part[],
  target: Target,
): Promise<readonly Part[]> {
  if (closed.length === 0) return [];
  const late = (await loadRooms(store, rooms)).flatMap(({ page, room }) =>
    lateParts(room, target(page.id) ?? standardOf(store, page), closed),
  );
  return closed.filter((part) => late.includes(part));
}

/** Restores the closed parts of all rooms. Each room is a step that can be undone. */
export async function restoreParts(store: ChoicesStore, closed: readonly Part[], target: Target): Promise<void> {
  for (const { page, room } of await loadRooms(store, store.getState().rooms)) {
    const counts = target(page.id) ?? standardOf(store, page);
    const late = lateParts(room, counts, closed);
    if (late.length > 0)
      store.change(page, (_, before) => late.reduce((next, part) => withPart(next, part, counts), before));
  }
}

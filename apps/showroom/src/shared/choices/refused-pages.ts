import { isProblem } from "@showroom/api-client/failures";
import type { Page } from "@showroom/domain/model/page";
import { queryClient } from "../api/api.ts";
import { pageQuery } from "./showroom-data.ts";

/**
 * Loads the pages for whose rooms a save was refused, and mends these rooms by what the pages offer now: the catalogue may have
 * changed since they were loaded. Without an answer the refusal stands.
 */
export async function mendRefused(refusal: unknown, houseTypeId: number, mend: (page: Page) => void): Promise<void> {
  if (!isProblem(refusal, "choice-invalid")) return;
  const rooms = refusal.issues.filter(({ path }) => path[0] === "projectRoomChoices");
  for (const id of new Set(rooms.map(({ path }) => Number(path[1])))) {
    const page = await queryClient.fetchQuery({ ...pageQuery(houseTypeId, id), staleTime: 0 }).catch(() => null);
    if (page !== null) mend(page);
  }
}

/** A tab in which staff look at the showroom in a buyer's place: it has tokens of its own, and changes nothing. */
import { clearViewing, readViewing } from "@showroom/api-client/viewing";
import type { Viewing } from "@showroom/api-client/viewing";

function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

const storage = tabStorage();

/** Null in everybody's own showroom. */
export const viewing: Viewing | null = storage === null ? null : readViewing(storage);

/** Goes back to where the buyer was opened from. */
export function leaveViewing(): void {
  if (storage === null || viewing === null) return;
  clearViewing(storage);
  window.location.assign(viewing.returnTo);
}

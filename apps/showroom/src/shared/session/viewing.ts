/** A tab in which staff view the showroom as a buyer. It has separate tokens and cannot change anything. */
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

/** Null when the user is not viewing the showroom as a buyer. */
export const viewing: Viewing | null = storage === null ? null : readViewing(storage);

/** Ends the viewing session and returns to the page from which it was opened. */
export function leaveViewing(): void {
  if (storage === null || viewing === null) return;
  clearViewing(storage);
  window.location.assign(viewing.returnTo);
}

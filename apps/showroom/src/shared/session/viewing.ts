/** A tab in which staff view the showroom as a buyer. It has separate tokens and cannot change anything. */
import { clearViewing, readViewing } from "@showroom/api-client/viewing";
import type { Viewing } from "@showroom/api-client/viewing";
import { openWhenReachable } from "@showroom/web-app/routing/new-release";

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

/**
 * Ends the viewing session and returns to the page from which it was opened. Without a connection nothing changes.
 * Returns whether it ends.
 */
export async function leaveViewing(): Promise<boolean> {
  if (storage === null || viewing === null) return true;
  return await openWhenReachable(viewing.returnTo, () => clearViewing(storage));
}

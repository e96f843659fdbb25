import type { CopyChoices, RoomChoice } from "../model/choices.ts";
import type { PageOutline } from "../model/page.ts";
import type { SubStep } from "./sub-steps.ts";

/** What the copy-choices step must do before the buyer may go on. */
export type CopyGate = "copy-choices" | "go-to-tiles" | "free";

/** Parts of the sidebar between which the buyer moves on a configurator page. */
export type SidebarPart = SubStep | "copy-choices";

/**
 * Where a configurator page sends the buyer. With copy data, a page whose choices were copied goes on to the tiles; one
 * that was not asked yet goes to the copy-choices tab, except from its start; a page that answered "no" is free.
 */
export function copyGate(
  copy: Pick<CopyChoices<unknown>, "fromPage"> | null,
  room: RoomChoice | null,
  at: SidebarPart,
): CopyGate {
  if (!copy || copy.fromPage === null) return "free";
  const answer = room?.choicesFromOtherRoom ?? null;
  if (answer === true) return at === "copy-choices" ? "go-to-tiles" : "free";
  if (answer === null && at !== "start" && at !== "copy-choices") return "copy-choices";
  return "free";
}

/** Whether there is a room to copy to a page at all: only a confirmed one can be. Which of them it is, the catalogue says. */
export function mayCopyTo(
  toPage: number,
  pages: readonly PageOutline[],
  rooms: Readonly<Record<string, RoomChoice>>,
): boolean {
  return pages.some(({ id, type }) => id !== toPage && type === "configurator" && rooms[id]?.confirmedByUser === true);
}

/** The buyer's answer on the copy-choices tab: null until picked. */
export type CopyAnswer = boolean | null;

/** What going on from the copy-choices tab does. */
export type CopyProceed = "go-to-start" | "blocked" | "save-and-go-to-tiles" | "copy-and-go-to-tiles";

/** Navigation is blocked until an answer is picked and while copying; without an earlier page there is nothing to copy. */
export function proceedCopy(
  copy: Pick<CopyChoices<unknown>, "fromPage"> | null,
  answer: CopyAnswer,
  copying: boolean,
): CopyProceed {
  if (!copy || copy.fromPage === null) return "go-to-start";
  if (answer === null || copying) return "blocked";
  return answer ? "copy-and-go-to-tiles" : "save-and-go-to-tiles";
}

/** Picks an answer; ignored while copying. */
export function pickCopyAnswer(present: CopyAnswer, answer: boolean, copying: boolean): CopyAnswer {
  return copying ? present : answer;
}

/** The room after "Nee, ik wil opnieuw kiezen". */
export function declineCopy(room: RoomChoice): RoomChoice {
  return room.choicesFromOtherRoom === false ? room : { ...room, choicesFromOtherRoom: false };
}

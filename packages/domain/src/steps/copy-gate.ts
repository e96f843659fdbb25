import type { CopyChoices, RoomChoice } from "../model/choices.ts";
import type { PageOutline } from "../model/page.ts";
import type { SubStep } from "./sub-steps.ts";

/** Where the buyer is sent: to the copy-choices tab, to the first tab with choices, or nowhere (`free`). */
export type CopyGate = "copy-choices" | "go-to-choices" | "free";

/**
 * Whether the buyer must answer the copy-choices question first. If there is a room to copy and no answer yet, every
 * tab but the start leads to the copy-choices tab. After a copy, the copy-choices tab leads to the choices.
 */
export function copyGate(
  copy: Pick<CopyChoices<unknown>, "fromPage"> | null,
  room: RoomChoice | null,
  at: SubStep | "copy-choices",
): CopyGate {
  if (!copy || copy.fromPage === null) return "free";
  const answer = room?.choicesFromOtherRoom ?? null;
  if (answer === true) return at === "copy-choices" ? "go-to-choices" : "free";
  if (answer === null && at !== "start" && at !== "copy-choices") return "copy-choices";
  return "free";
}

/**
 * Whether any room may be copied to a page: another configurator page that the buyer confirmed. The API decides which.
 */
export function mayCopyTo(
  toPage: number,
  pages: readonly PageOutline[],
  rooms: Readonly<Record<string, RoomChoice>>,
): boolean {
  return pages.some(({ id, type }) => id !== toPage && type === "configurator" && rooms[id]?.confirmedByUser === true);
}

/** The buyer's answer on the copy-choices tab: null until picked. */
export type CopyAnswer = boolean | null;

/** The effect of the next button on the copy-choices tab. */
export type CopyProceed = "go-to-start" | "blocked" | "save-and-go-to-choices" | "copy-and-go-to-choices";

/**
 * Decides the effect of the next button. It is blocked until an answer is picked and while copying; without a room to
 * copy it leads to the start.
 */
export function proceedCopy(
  copy: Pick<CopyChoices<unknown>, "fromPage"> | null,
  answer: CopyAnswer,
  copying: boolean,
): CopyProceed {
  if (!copy || copy.fromPage === null) return "go-to-start";
  if (answer === null || copying) return "blocked";
  return answer ? "copy-and-go-to-choices" : "save-and-go-to-choices";
}

/** Picks an answer; ignored while copying. */
export function pickCopyAnswer(present: CopyAnswer, answer: boolean, copying: boolean): CopyAnswer {
  return copying ? present : answer;
}

/** The room after "Nee, ik wil opnieuw kiezen". */
export function declineCopy(room: RoomChoice): RoomChoice {
  return room.choicesFromOtherRoom === false ? room : { ...room, choicesFromOtherRoom: false };
}

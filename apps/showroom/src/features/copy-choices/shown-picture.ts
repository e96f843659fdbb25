import type { PictureFile } from "@showroom/web-app/pictures/pictures";
import type { CopyPictures } from "./use-copy-pictures.ts";

export interface ShownPicture extends PictureFile {
  /** Which of the two pictures it is. */
  readonly of: "standard" | "copied";
  readonly status: "ready" | "working" | "unavailable";
}

/**
 * The picture of the given answer; of the standard room while none is given. Until the picture of the answer has been made,
 * the other one stays.
 */
export function shownPicture(
  answer: boolean | null,
  pictures: Pick<CopyPictures, "standard" | "copied">,
): ShownPicture {
  const wanted = answer === true ? "copied" : "standard";
  const other = wanted === "copied" ? "standard" : "copied";
  const { url, working, away } = pictures[wanted];
  const of = url === null && pictures[other].url !== null ? other : wanted;
  const { url: shown, srcSet } = pictures[of];
  return { url: shown, srcSet, of, status: away ? "unavailable" : working ? "working" : "ready" };
}

import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import type { HouseCatalogue } from "../read/settle-rooms.ts";

/** One page in two versions of the catalogue, with its choices. */
export interface ChangedPage {
  readonly before: HouseCatalogue;
  readonly after: HouseCatalogue;
  readonly page: Page;
  /** The present page, which is of another house type when the buyer's house type changed. */
  readonly nowPage: Page;
  readonly room: RoomChoice;
  /** Cents; smaller price differences are ignored. */
  readonly noticeFrom: number;
}

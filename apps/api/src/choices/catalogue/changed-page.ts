import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import type { HouseCatalogue } from "../read/settle-rooms.ts";

/** One page in two versions of the catalogue, with what is chosen on it. */
export interface ChangedPage {
  readonly before: HouseCatalogue;
  readonly after: HouseCatalogue;
  readonly page: Page;
  /** The page as it is now: of another house type when the buyer's changed. */
  readonly nowPage: Page;
  readonly room: RoomChoice;
  /** Cents: smaller differences in price are left out. */
  readonly noticeFrom: number;
}

import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import { pagePricing } from "@showroom/domain/pricing/page-pricing";
import { mapScene } from "@showroom/domain/render/map-scene";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import type { HouseCatalogue } from "./settle-rooms.ts";

/** The scene of a room; null for other pages and rooms that cannot be drawn. Without choices it has the standard set-up. */
export function roomScene(
  { project, house }: HouseCatalogue,
  page: Page,
  saved: RoomChoice | undefined,
): RenderRequest | null {
  if (page.type !== "configurator") return null;
  const { houseType } = house;
  const { catalogue, standard } = pagePricing(project.document, houseType, page);
  return mapScene({ catalogue, room: saved ?? standard, settings: project.document, houseType });
}

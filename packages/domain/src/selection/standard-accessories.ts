import type { AccessoryType, ProductChoice } from "../model/choices.ts";
import type { PageCatalogue } from "./page-catalogue.ts";
import type { AccessoryPlace } from "../model/room-slot.ts";
import { mainChoice } from "./variants.ts";

/** The standard grout and profile of a place; null where the assortment has none. */
export function standardAccessories(
  catalogue: PageCatalogue,
  place: AccessoryPlace,
): Readonly<Record<AccessoryType, ProductChoice | null>> {
  const { GroutColor, FinishingProfile } = catalogue.accessories[place];
  return {
    GroutColor: GroutColor.standard ? mainChoice(GroutColor.standard) : null,
    FinishingProfile: FinishingProfile.standard ? mainChoice(FinishingProfile.standard) : null,
  };
}

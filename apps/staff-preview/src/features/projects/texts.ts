import { PRICE_GROUP, PROJECT_STATUS } from "@showroom/domain/model/project";
import type { StaffProject } from "@showroom/api-contract/entities/staff-project";

export const projectsTexts = {
  title: "Projecten",
  intro: "Kies een project om te zien wat de kopers hebben gekozen.",
  newProject: "Nieuw project",
  empty: "Er zijn geen projecten die u mag bekijken.",
  emptyExplained: "U ziet de projecten van uw eigen showroom. Klopt dit niet, neem dan contact op met de beheerder.",
  status: {
    [PROJECT_STATUS.active]: "Actief",
    [PROJECT_STATUS.inactive]: "Inactief",
    [PROJECT_STATUS.concept]: "Concept",
  } satisfies Record<StaffProject["status"], string>,
  states: { closed: "Gesloten", archived: "Gearchiveerd" },
  showArchived: (count: number) => `Toon gearchiveerde projecten (${count})`,
  priceGroup: "Prijsgroep",
  floorPriceGroup: "Prijsgroep vloeren",
  priceGroups: { [PRICE_GROUP.active]: "Actief", [PRICE_GROUP.inactive]: "Inactief" } satisfies Record<
    StaffProject["priceGroup"],
    string
  >,
  buyers: "Kopers",
  submitted: "Ingediend",
  houseTypes: "Woningtypen",
  lastChange: "Laatste wijziging",
  never: "Nog geen",
  none: "Geen",
} as const;

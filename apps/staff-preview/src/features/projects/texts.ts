import { PRICE_GROUP } from "@showroom/domain/model/project";
import type { StaffProject } from "@showroom/api-contract/entities/staff-project";

export const projectsTexts = {
  title: "Projecten",
  intro: "Kies een project om te zien wat de kopers hebben gekozen.",
  newProject: "Nieuw project",
  empty: "Er zijn geen projecten die u mag bekijken.",
  emptyExplained: "U ziet de projecten van uw eigen showroom. Klopt dit niet, neem dan contact op met de beheerder.",
  /** An open project needs no word. */
  states: { concept: "Concept", open: null, closed: "Gesloten", archived: "Gearchiveerd" } satisfies Record<
    StaffProject["state"],
    string | null
  >,
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

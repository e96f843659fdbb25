import type { BuyerSort } from "@showroom/domain/staff/buyer-order";

export const buyersTexts = {
  projects: "Projecten",
  houseTypes: "Woningtypen en standaard opstelling",
  intro: (buyers: number, submitted: number) =>
    `${buyers} ${buyers === 1 ? "koper" : "kopers"}, ${submitted} ingediend`,
  search: "Zoek op naam, bouwnummer of e-mailadres",
  status: "Status",
  allStatuses: "Alle statussen",
  submitType: "Ingediend als",
  allSubmitTypes: "Alle soorten",
  houseType: "Woningtype",
  allHouseTypes: "Alle woningtypen",
  results: (found: number, all: number) => (found === all ? `${all} kopers` : `${found} van ${all} kopers`),
  none: "Geen kopers gevonden",
  noneExplained: "Pas uw zoekopdracht of filters aan.",
  reset: "Wis alle filters",
  empty: "Dit project heeft nog geen kopers.",
  caption: "Kopers van het project",
  columns: {
    buildNumber: "Bouwnr.",
    name: "Koper",
    progress: "Voortgang per ruimte",
    status: "Status",
    totalPrice: "Totaal",
    lastChangeAt: "Laatste wijziging",
  } satisfies Record<BuyerSort | "progress", string>,
  columnInFull: {
    buildNumber: "Bouwnummer",
    name: "Koper",
    status: "Status",
    totalPrice: "Totaal",
    lastChangeAt: "Laatste wijziging",
  } satisfies Record<BuyerSort, string>,
  sortBy: (column: string) => `Sorteer op ${column.toLowerCase()}`,
  neverChanged: "Nog niets opgeslagen",
  noHouseType: "Geen woningtype",
} as const;

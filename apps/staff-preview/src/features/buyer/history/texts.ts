import type { HistoryEntry } from "@showroom/api-contract/entities/staff";
import type { Role } from "@showroom/domain/model/user";

export const historyTexts = {
  title: "Wijzigingen",
  none: "Er is nog niets gewijzigd.",
  events: {
    saved: "Keuzes gewijzigd",
    roomConfirmed: "Ruimte bevestigd",
    choicesCopied: "Keuzes overgenomen",
    houseTypeChanged: "Woningtype gewijzigd",
    catalogueChanged: "Aanbod gewijzigd",
    catalogueAnswered: "Wijziging van het aanbod beantwoord",
    submitted: "Keuzes ingediend",
    reopened: "Keuzes heropend",
    viewed: "Showroom bekeken als koper",
    offerMade: "Offerte gemaakt",
    changeProposed: "Wijziging voorgesteld",
    offerAccepted: "Opdracht gegeven; een andere koper volgt nog",
    offerAgreed: "Opdracht gegeven: akkoord",
    offerDeclined: "Afgewezen door de koper",
    offerWithdrawn: "Ingetrokken",
  } satisfies Record<HistoryEntry["event"], string>,
  roles: {
    admin: "beheerder",
    projectadmin: "projectbeheerder",
    showroomadvisor: "adviseur",
    projectuser: "koper",
    supplier: "leverancier",
    customer: "klant",
    blogger: "blogger",
    contractor: "aannemer",
  } satisfies Record<Role, string>,
  total: (amount: string) => `Totaal ${amount}`,
  unchanged: "Totaal gelijk",
  more: "Toon oudere wijzigingen",
  failed: "De wijzigingen konden niet worden geladen. Probeer het opnieuw.",
} as const;

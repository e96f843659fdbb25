import { COST_GROUP_NAMES } from "@showroom/domain/model/cost";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import type { SubmitType } from "@showroom/domain/model/submit-type";

export const buyerPageTexts = {
  buildNumber: (buildNumber: string) => `Bouwnummer ${buildNumber}`,
  name: (buildNumber: string, name: string) => `${name}, bouwnummer ${buildNumber}`,
  tabs: "Onderdelen van deze koper",
  overview: "Overzicht",
  confirmation: "Bevestiging",
  history: "Wijzigingen",
  lastChange: (moment: string) => `Laatste wijziging ${moment}`,
  neverChanged: "Nog niets opgeslagen",
  submitted: (type: SubmitType, moment: string) => `Ingediend op ${moment} als ${SUBMITTED_AS[type]}`,
  /** A request is no order. */
  requested: "Aangevraagd, nog geen akkoord",
  agreed: (total: string, parts: readonly CostGroup[]) =>
    [`Akkoord over ${total} incl. btw`, parts.map((part) => COST_GROUP_NAMES[part]).join(", ")]
      .filter((text) => text !== "")
      .join(": "),
  reopened: (moment: string, reason: string) => `Heropend op ${moment}: ${reason}`,
  print: "Afdrukken",
  viewAsBuyer: "Bekijk als koper",
  prepare: "Kies voor deze koper",
  viewFailed: "De showroom kon niet als koper worden geopend. Probeer het opnieuw.",
  noHouseType: "Deze koper heeft nog geen woningtype. Er is nog niets te kiezen.",
} as const;

const SUBMITTED_AS: Readonly<Record<SubmitType, string>> = {
  showroom: "showroomafspraak",
  design: "ontwerp",
  quote: "offerte",
};

import type { BuyerStatus } from "@showroom/domain/staff/buyer-order";
import type { SubmitType } from "@showroom/domain/model/project";

export const buyerTexts = {
  status: {
    invited: "Uitgenodigd",
    registered: "Niet begonnen",
    configuring: "Bezig",
    submitted: "Ingediend",
  } satisfies Record<BuyerStatus, string>,
  submitType: { showroom: "Showroomafspraak", design: "Ontwerp", quote: "Offerte" } satisfies Record<
    SubmitType,
    string
  >,
} as const;

export const liveTexts = {
  live: "Live",
  liveExplained: "Wijzigingen van kopers verschijnen vanzelf",
  away: "Verbinding verbroken, er wordt opnieuw verbonden",
} as const;

export const orderListTexts = {
  download: "Bestellijst (Excel)",
  file: "bestellijst.xlsx",
  failed: "De bestellijst kon niet worden gedownload. Probeer het opnieuw.",
} as const;

import type { BuyerStatus } from "@showroom/domain/staff/buyer-order";
import type { SubmitType } from "@showroom/domain/model/submit-type";

export const buyerTexts = {
  status: {
    invited: "Uitgenodigd",
    registered: "Niet begonnen",
    configuring: "Bezig",
    reopened: "Heropend",
    submitted: "Ingediend",
  } satisfies Record<BuyerStatus, string>,
  submitType: { showroom: "Showroomafspraak", design: "Ontwerp", quote: "Offerte" } satisfies Record<
    SubmitType,
    string
  >,
} as const;

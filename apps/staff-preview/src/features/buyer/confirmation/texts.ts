import { COST_GROUP_TEXTS, NO_FLOOR_TEXT } from "@showroom/domain/words/room-texts";

export const confirmationTexts = {
  none: "De koper heeft nog niets ingediend.",
  noneExplained:
    "Na het indienen staat hier de bevestiging zoals de koper die heeft ontvangen. Zij verandert daarna niet meer.",
  choose: "Bevestiging",
  option: (reference: string, moment: string) => `${reference}, ingediend op ${moment}`,
  replaced: (by: string | null) =>
    by === null
      ? "De keuzes zijn heropend. Deze bevestiging geldt niet meer; er is nog niet opnieuw ingediend."
      : `Deze bevestiging geldt niet meer; zij is vervangen door ${by}.`,
  title: (reference: string) => `Bevestiging ${reference}`,
  frozen: "Vastgelegd bij het indienen; latere wijzigingen staan hier niet in.",
  facts: {
    submittedAt: "Ingediend op",
    enteredBy: "Ingevoerd door",
    submitType: "Ingediend als",
    buyer: "Koper",
    buildNumber: "Bouwnummer",
    houseType: "Woningtype",
    catalogue: "Catalogusversie",
  },
  picture: (title: string) => `${title} zoals ingediend`,
  noPicture: "Nog geen beeld: het wordt nog gemaakt.",
  groups: COST_GROUP_TEXTS,
  noFloor: NO_FLOOR_TEXT,
} as const;

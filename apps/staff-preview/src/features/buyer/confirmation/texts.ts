import type { ArticlePart } from "@showroom/api-contract/entities/confirmation";
import type { CostGroupName } from "@showroom/domain/model/cost";

export const confirmationTexts = {
  none: "De koper heeft nog niets ingediend.",
  noneExplained:
    "Na het indienen staat hier de bevestiging zoals de koper die heeft ontvangen. Zij verandert daarna niet meer.",
  title: (reference: string) => `Bevestiging ${reference}`,
  frozen: "Vastgelegd bij het indienen; latere wijzigingen staan hier niet in.",
  facts: {
    submittedAt: "Ingediend op",
    submitType: "Ingediend als",
    buyer: "Koper",
    buildNumber: "Bouwnummer",
    houseType: "Woningtype",
    catalogue: "Catalogusversie",
  },
  groups: { Tegels: "Tegelwerk & Tegelopties", Sanitair: "Sanitair", Vloeren: "Woonvloer" } satisfies Record<
    CostGroupName,
    string
  >,
  parts: {
    wallTile: "Wandtegel",
    wallGrout: "Voegkleur wand",
    wallProfile: "Afwerkprofiel",
    floorTile: "Vloertegel",
    floorGrout: "Voegkleur vloer",
    tileOption: "Tegeloptie",
    tileOptionGrout: "Voegkleur tegeloptie",
    tileOptionProfile: "Afwerkprofiel tegeloptie",
    sanitary: "Sanitair",
    floor: "Woonvloer",
    baseboard: "Plint",
  } satisfies Record<ArticlePart, string>,
} as const;

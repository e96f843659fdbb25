export const priceTexts = {
  included: "Inbegrepen",
  same: "Geen verschil",
  from: "v.a.",
  fromInFull: "vanaf",
  indicative: "indicatief",
  perUnit: { "m²": "/ m²", "m¹": "/ m¹" },
  perUnitInFull: { "m²": "per vierkante meter", "m¹": "per strekkende meter" },
} as const;

export const priceTexts = {
  included: "Inbegrepen",
  same: "Geen verschil",
  /** Before what choosing something changes at this moment. */
  now: (difference: string): string => `nu ${difference}`,
  from: "v.a.",
  fromInFull: "vanaf",
  indicative: "indicatief",
  perUnit: { "m²": "/ m²", "m¹": "/ m¹" },
  perUnitInFull: { "m²": "per vierkante meter", "m¹": "per strekkende meter" },
} as const;

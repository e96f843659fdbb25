export const floorColourPickerTexts = {
  colour: "Selecteer een kleur",
  baseboard: "Selecteer een plint",
  noColours: "De kleuren voor dit aanbod zijn niet beschikbaar.",
  noBaseboards: "De plinten voor dit aanbod zijn niet beschikbaar.",
} as const;

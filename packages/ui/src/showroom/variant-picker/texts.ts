export const variantPickerTexts = {
  colour: "Selecteer een kleur",
  dimension: "Selecteer een afmeting",
  noColours: "Er zijn geen kleur varianten beschikbaar in dit assortiment.",
  noDimensions: "Er zijn geen afmeting varianten beschikbaar in dit assortiment.",
} as const;

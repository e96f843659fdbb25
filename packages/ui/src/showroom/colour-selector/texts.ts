export const colourSelectorTexts = {
  open: "Toon kleuropties",
  close: "Sluit kleuropties",
  chosen: "Gekozen kleur:",
  none: "-",
  unavailable: "Het assortiment is nog niet beschikbaar.",
} as const;

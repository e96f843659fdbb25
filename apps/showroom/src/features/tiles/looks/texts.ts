export const looksTexts = {
  title: "Begin met een stijl",
  note: "Kies er een en pas daarna aan wat u wilt.",
  /** Name of the cards for screen readers. */
  label: "Complete stijlen",
} as const;

export const tileGridTexts = {
  empty: "Er zijn geen tegels beschikbaar in dit assortiment.",
  loading: "Tegels laden…",
} as const;

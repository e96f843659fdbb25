export const topViewTexts = {
  empty: "No configurable top views here",
  home: "Uw hele woning",
  homeText: "Alle verdiepingen met hun maten. Kies een ruimte om ernaartoe te gaan.",
} as const;

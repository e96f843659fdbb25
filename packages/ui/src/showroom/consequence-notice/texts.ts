export const consequenceTexts = {
  title: "Uw keuze verandert ook iets anders",
  undo: "Ongedaan maken",
  keep: "Akkoord",
  becomes: "wordt",
  dropped: "vervalt",
} as const;

export const conflictTexts = {
  title: "Uw keuzes zijn ook ergens anders gewijzigd",
  body: "In een ander venster of op een ander apparaat is iets anders opgeslagen. Welke keuzes wilt u houden?",
  own: "Deze keuzes houden",
  server: "De andere keuzes overnemen",
  differing: "Deze onderdelen verschillen:",
} as const;

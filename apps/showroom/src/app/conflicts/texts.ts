export const conflictTexts = {
  title: "Uw keuzes zijn ook ergens anders gewijzigd",
  body: "In een ander venster of op een ander apparaat is iets anders opgeslagen. Welke keuzes wilt u houden?",
  own: "Deze keuzes houden",
  server: "De andere keuzes overnemen",
  differing: "Deze onderdelen verschillen:",
} as const;

export const movedTexts = {
  title: "Uw woningtype is gewijzigd",
  body: "De showroom heeft uw woning een ander woningtype gegeven. Daardoor kan hier niets meer worden opgeslagen. Wat u koos, nemen we mee waar het past. Wat niet past, staat daarna in een lijst.",
  open: "Verder met het nieuwe woningtype",
  failed:
    "Er is geen verbinding. Wat u koos, blijft in dit venster staan. Probeer het opnieuw zodra er weer verbinding is.",
} as const;

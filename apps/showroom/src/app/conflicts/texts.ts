export const conflictTexts = {
  title: "Uw keuzes zijn ook ergens anders gewijzigd",
  body: "In een ander venster of op een ander apparaat is iets anders opgeslagen. Welke keuzes wilt u houden?",
  own: "Deze keuzes houden",
  server: "De andere keuzes overnemen",
  differing: "Deze onderdelen verschillen:",
} as const;

const FAILED =
  "Er is geen verbinding. Wat u koos, blijft in dit venster staan. Probeer het opnieuw zodra er weer verbinding is.";

export const leftTexts = {
  title: "U bent geen koper meer van deze woning",
  body: "De showroom heeft dit zo verwerkt; u kreeg daarover een mail. Wat u hier nog niet had opgeslagen, wordt niet opgeslagen. Het blijft in deze browser staan tot u uitlogt.",
  open: "Verder",
  failed: FAILED,
} as const;

export const movedTexts = {
  title: "Uw woning of woningtype is gewijzigd",
  body: "De showroom heeft u een andere woning gegeven, of uw woning een ander woningtype. Daardoor kan hier niets meer worden opgeslagen. Wat u koos, nemen we mee waar het past. Wat niet past, staat daarna in een lijst.",
  open: "Verder met wat nu geldt",
  failed: FAILED,
} as const;

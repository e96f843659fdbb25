export const homeLeftTexts = {
  title: "U heeft geen woning meer in dit project",
  text: "De showroom heeft verwerkt dat u geen koper meer bent van uw woning; u kreeg daarover een mail. Wat daarvoor is afgesproken, blijft bij de woning. Keuzes die nog niet waren opgeslagen, staan alleen in deze browser en tellen niet. Klopt dit niet? Neem dan contact op met de showroom.",
  home: "Naar de startpagina",
} as const;

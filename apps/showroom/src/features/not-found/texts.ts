export const notFoundTexts = {
  title: "Sorry, we kunnen deze pagina niet (meer) vinden",
  searching: "We zoeken nog even verder in dit project...",
  home: "Naar de homepagina",
} as const;

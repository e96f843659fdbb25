/** Dutch words long enough to break a card that does not hyphenate. */
export const longName = "Inbouwthermostaatkraanafdekplaatgarnituur rechthoekig, geborsteld roestvrijstaal";
export const longSentence =
  "Deze tegel past niet bij de gekozen inbouwthermostaatkraan. Kies eerst een opbouwthermostaatkraan of een andere douchecombinatie om deze tegel te kunnen kiezen.";

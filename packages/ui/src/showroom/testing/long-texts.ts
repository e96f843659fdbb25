/** Long Dutch words, to test hyphenation in cards. */
export const longName = "Inbouwthermostaatkraanafdekplaatgarnituur rechthoekig, geborsteld roestvrijstaal";
export const longSentence =
  "Deze tegel past niet bij de gekozen inbouwthermostaatkraan. Kies eerst een opbouwthermostaatkraan of een andere douchecombinatie om deze tegel te kunnen kiezen.";

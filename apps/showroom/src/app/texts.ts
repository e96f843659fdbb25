/** What search engines and link previews show. */
export const headTexts = {
  productName: "Digitale Showroom",
  description:
    "Stel uw badkamer, toilet en vloer samen, met prijs en beeld, in de digitale showroom van uw nieuwe woning.",
  ofProject: (project: string) =>
    `Stel de badkamer, het toilet en de vloer van uw woning in ${project} samen, met prijs en beeld.`,
  shared: (project: string, houseType: string) =>
    `Bekijk wat er is gekozen voor een woning in ${project} (${houseType}), met prijs.`,
} as const;

export const errorTexts = {
  title: "Dit lukt nu niet",
  offline: "Er is geen verbinding met de server. Controleer uw internetverbinding.",
  outage: "Er is een storing bij ons.",
  again:
    "Wij proberen het steeds opnieuw; zodra het weer lukt, gaat u hier vanzelf verder. Wat u hebt gekozen is bewaard.",
  unexpected: "Er ging iets mis bij het laden van deze pagina. Wat u eerder hebt opgeslagen is bewaard.",
  retry: "Probeer het opnieuw",
  home: "Naar de homepagina",
  expiredTitle: "Uw sessie is verlopen",
  expired: "Log opnieuw in om verder te gaan. Wat u hebt gekozen is bewaard.",
  login: "Inloggen",
} as const;

export const shellTexts = {
  home: "Home",
  showroom: "Digitale showroom",
  contact: "Contact",
  website: (project: string) => `Website van ${project}`,
  terms: "Algemene voorwaarden",
  projectTerms: (project: string) => `Voorwaarden van ${project}`,
  privacy: "Privacy",
  /** Below offers, whose prices stand. */
  allIncluded: "Alle prijzen zijn inclusief btw.",
  disclaimer: "Alle prijzen zijn inclusief btw. Prijswijzigingen en typefouten voorbehouden.",
  contractor: "Uw woning wordt gebouwd door",
} as const;

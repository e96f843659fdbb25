export const questionTexts = {
  title: "Vragen",
  intro:
    "Wat kopers bij hun keuzes vroegen. Wat het langst op antwoord wacht, staat bovenaan. Beide kopers van een woning lezen het antwoord.",
  all: "Toon ook wat beantwoord of afgerond is",
  none: "Er zijn geen vragen",
  noneOpen: "Er wacht geen vraag op antwoord",
  noneExplained: "Kopers stellen hun vragen bij een product, een regel of een ruimte.",
  home: (buildNumber: string, buyer: string) => `Bouwnummer ${buildNumber}, ${buyer}`,
  answer: "Antwoord",
  send: "Verstuur antwoord",
  close: "Afronden zonder antwoord",
  closed: "De vraag is afgerond. Een nieuw bericht opent haar weer.",
  changed: "Er kwam een bericht bij. Lees het eerst.",
  failed: "Dit is niet gelukt. Probeer het zo weer.",
  sent: "Verstuurd. De kopers lezen het bij hun keuze, en krijgen een mail als zij het dan nog niet zagen.",
  toBuyer: "Naar de koper",
  archived: "Dit project is gearchiveerd: u kunt de vragen alleen lezen.",
} as const;

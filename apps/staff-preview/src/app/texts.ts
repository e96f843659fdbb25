export const ROUTE_TITLES = {
  today: "Vandaag en projecten",
  newProject: "Nieuw project",
  signIn: "Inloggen",
  project: "Project",
  houseTypes: "Woningtypen",
  catalogue: "Catalogus",
  editCatalogue: "Catalogus bewerken",
  homes: "Woningen",
  closings: "Sluitingsdata",
  appointments: "Afspraken",
  webhooks: "Koppelingen",
  bouncedMails: "Niet bezorgd",
  offers: "Offertes",
  questions: "Vragen",
  invitations: "Kopers uitnodigen",
  failedJobs: "Mislukte taken",
  confirmation: "Bevestiging",
  history: "Wijzigingen",
  account: "Tweestapsverificatie",
  accounts: "Medewerkers",
  notFound: "Pagina niet gevonden",
} as const;

export const shellTexts = {
  brand: (product: string) => `${product} | Advies`,
  loading: "De pagina wordt geladen",
  today: "Vandaag",
  projects: "Projecten",
  accounts: "Medewerkers",
  secondFactor: "Tweestapsverificatie",
  failedJobs: "Mislukte taken",
  showroom: "Naar de showroom",
  welcome: (name: string) => `Welkom, ${name}`,
  logout: "Uitloggen",
} as const;

export const notFoundTexts = {
  title: "Sorry, we kunnen deze pagina niet (meer) vinden",
  body: "De koper of het project bestaat niet, of u hebt er geen toegang toe.",
  back: "Naar de projecten",
} as const;

export const errorTexts = {
  title: "Dit lukt nu niet",
  offline: "Er is geen verbinding met de server. Controleer uw internetverbinding en probeer het opnieuw.",
  unexpected: "Er ging iets mis bij het laden van deze pagina.",
  retry: "Probeer het opnieuw",
} as const;

export const homeTexts = {
  title: "Hello there.",
  anonymous: (product: string) =>
    `In de ${product} stelt u de badkamer, het toilet en de vloer van uw nieuwe woning samen. U ziet meteen wat het kost en hoe het eruitziet.`,
  invitation: "Hebt u een uitnodiging ontvangen? Open dan de link in uw e-mail om uw account aan te maken.",
  invited: "Uw account is nog niet af. Open de link in uw uitnodiging om een wachtwoord te kiezen.",
  passwordChanged: "Het wachtwoord is succesvol gewijzigd.",
  login: "Inloggen",
  buyer: (project: string) => `U bent ingelogd. Ga verder met uw woning in ${project}.`,
  toProject: (project: string) => `Naar ${project}`,
  /** For a contractor or a supplier. */
  looksOn: (project: string) =>
    `U bent ingelogd. Met uw account bekijkt u de pagina van ${project}; configureren doen de kopers.`,
  noProject: "Uw account hoort niet bij een project. Neem contact op met uw woonadviseur.",
  staff: "U bent ingelogd. Kies een project om de showroom te openen.",
  projects: "Projecten",
  noProjects: "Er zijn geen projecten waar u bij kunt.",
  projectsFailed: "De projecten konden niet worden geladen.",
  admin: "Naar het beheer",
  noHouseTypes: "Nog geen woningtypen",
  buyers: (count: number) => (count === 1 ? "1 koper" : `${count} kopers`),
} as const;

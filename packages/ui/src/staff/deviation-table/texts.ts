export const deviationTexts = {
  part: "Onderdeel",
  price: "Prijs incl. BTW en montage",
  /** Compared with the standard, or with what was submitted before. */
  against: {
    standard: {
      count: (count: number) =>
        count === 0 ? "Geen afwijkingen" : count === 1 ? "1 afwijking" : `${count} afwijkingen`,
      before: "Standaard",
      after: "Gekozen",
    },
    submission: {
      count: (count: number) =>
        count === 0 ? "Geen wijzigingen" : count === 1 ? "1 wijziging" : `${count} wijzigingen`,
      before: "Eerder ingediend",
      after: "Nu",
    },
  },
} as const;

export const progressTexts = {
  caption: "Overzicht van uw keuzes",
  description: "Omschrijving",
  status: "Status",
  total: "Prijs incl. BTW en montage",
  completed: "Voorkeuren opgeslagen",
  open: "Nog niet bekeken",
} as const;

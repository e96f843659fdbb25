export const sheetTexts = {
  file: "Excel- of CSV-bestand",
  read: "Controleer bestand",
  sheetFaults: "Dit bestand is niet gelezen",
  add: "Zet op de lijst",
  row: (line: number) => `Rij ${line}`,
  fault: (field: string, reason: string) => `${field}: ${reason}`,
  edit: "Wijzig",
  remove: "Haal weg",
  named: (action: string, what: string) => `${action}: ${what}`,
  editTitle: "Regel wijzigen",
  save: "Opslaan",
  cancel: "Annuleren",
  clear: "Maak de lijst leeg",
  faultCount: (count: number) =>
    count === 1
      ? "In 1 regel klopt iets niet. Herstel die eerst."
      : `In ${count} regels klopt iets niet. Herstel die eerst.`,
} as const;

export const catalogueTexts = {
  title: "Catalogus",
  intro:
    "Controleer een nieuwe catalogus, zie wat er verandert, bekijk het voorbeeld en zet haar in de showroom. De laatste tien versies blijven bewaard.",
  edit: "Bewerk teksten, foto's, datums en prijzen",
  upload: "Nieuwe catalogus",
  file: "Bestand",
  fileHelp:
    "Een Excel-bestand (.xlsx), bundle.json, of een zip daarvan met de map images. Alleen foto's mag ook. Foto's die het project al heeft worden bij hun naam gevonden.",
  check: "Controleer",
  publish: "Publiceer",
  failed: "Dat is niet gelukt. Probeer het opnieuw; er is niets gewijzigd.",
  errors: (count: number) =>
    count === 1 ? "1 fout: dit kan zo niet in de showroom" : `${count} fouten: dit kan zo niet in de showroom`,
  warnings: (count: number) => (count === 1 ? "1 waarschuwing" : `${count} waarschuwingen`),
  sound: "Er zijn geen fouten en geen waarschuwingen gevonden.",
  difference: "Wat er verandert",
  published: "De nieuwe catalogus staat in de showroom.",
  reverted: "De eerdere catalogus staat weer in de showroom.",
  confirmTitle: "Deze catalogus publiceren?",
  confirmBody: "Kopers zien haar meteen. Ingediende keuzes blijven zoals ze zijn; u kunt terug naar de vorige versie.",
  confirm: "Ja, publiceer",
  cancel: "Nee, nog niet",
  history: "Versies",
  onShow: "In de showroom",
  present: "Huidige versie",
  revert: "Zet terug",
  revertOf: (version: string) => `Zet versie ${version} terug`,
  revertTitle: (version: string) => `Versie ${version} terugzetten?`,
  revertConfirm: "Ja, zet terug",
  revertCancel: "Nee, laat zoals het is",
  empty: "Er is nog geen versie bewaard.",
} as const;

export const downloadTexts = {
  workbook: "Download deze catalogus (Excel)",
  withPictures: "Download met foto's (zip)",
  template: "Download het sjabloon (Excel)",
  failed: "Het bestand kon niet worden gedownload. Probeer het opnieuw.",
} as const;

export const findingTexts = {
  level: { error: "fout", warning: "waarschuwing" },
  columns: ["Soort", "Bestand", "Plaats", "Artikel", "Wat er is"],
  group: (level: "error" | "warning", count: number, cause: string) =>
    `${count} ${level === "error" ? (count === 1 ? "fout" : "fouten") : count === 1 ? "waarschuwing" : "waarschuwingen"}: ${cause}`,
  filter: "Toon",
  filters: { all: "Fouten en waarschuwingen", error: "Alleen fouten", warning: "Alleen waarschuwingen" },
  download: "Download als lijst (CSV)",
  fileName: "controle.csv",
} as const;

export const stagedTexts = {
  title: "Klaar om te publiceren",
  by: (name: string) => `door ${name}`,
  houseType: "Woningtype van het voorbeeld",
  preview: "Bekijk voorbeeld",
  discard: "Verwijder",
  planAt: "Pas publiceren op",
  planHelp: "Nederlandse tijd. Laat leeg om nu te publiceren. Op dat moment wordt opnieuw gecontroleerd.",
  planWrong: "Kies een tijdstip dat nog komt.",
  confirmPlan: "Ja, publiceer dan",
  planned: (moment: string, name: string | null) =>
    `Wordt gepubliceerd op ${moment}${name === null ? "" : `, gepland door ${name}`}`,
  cancelPlan: "Annuleer planning",
  refused: "Niet gepubliceerd op het geplande tijdstip:",
} as const;

export const newProjectTexts = {
  projects: "Projecten",
  title: "Nieuw project",
  intro: "Het project begint als concept: alleen medewerkers zien het, tot u het op de pagina Catalogus open zet.",
  name: "Naam",
  slug: "Adres",
  slugHelp: (slug: string) => `De showroom komt op /projects/${slug === "" ? "…" : slug}.`,
  slugWrong: "Gebruik alleen kleine letters, cijfers en streepjes.",
  showroom: "Showroom",
  showroomHelp: "De organisatie waarvan de adviseurs het project zien.",
  ofFile: "Zoals in het bestand",
  fileHelp:
    "Een Excel-bestand (.xlsx) of bundle.json, of een zip daarvan met de map images. Naam en adres komen van deze pagina.",
  create: "Maak project",
} as const;

export const projectStateTexts = {
  title: "Status van het project",
  now: {
    concept: "Het project is een concept: alleen medewerkers zien het. Een nieuwe catalogus verandert dat niet.",
    open: "Het project is open: kopers kunnen hun keuzes wijzigen.",
    closed: "Het project is gesloten: kopers kunnen hun keuzes alleen bekijken.",
    archived: "Het project is gearchiveerd: niemand kan er nog iets in wijzigen. U kunt het verwijderen.",
  },
  action: { concept: "", open: "Zet open", closed: "Sluit project", archived: "Archiveer project" },
  question: { concept: "", open: "Project open zetten?", closed: "Project sluiten?", archived: "Project archiveren?" },
  consequences: {
    concept: [],
    open: [
      "Iedereen kan de showroom bekijken; kopers kunnen hun keuzes wijzigen en indienen.",
      "Ingediende keuzes blijven zoals ze zijn.",
    ],
    closed: [
      "Kopers zien hun keuzes en lezen dat het project gesloten is. Ze kunnen niets meer wijzigen of indienen.",
      "Ingediende keuzes, bevestigingen en bestellijsten blijven.",
      "Medewerkers kunnen alles wat ze nu kunnen. U kunt het project weer open zetten.",
    ],
    archived: [
      "Kopers en medewerkers kunnen alleen nog kijken; een nieuwe catalogus is niet mogelijk.",
      "Het project verdwijnt uit de lijst van projecten. Het vinkje onder de lijst toont het.",
      "Ingediende keuzes, bevestigingen, bestellijsten en het logboek blijven. U kunt het project weer open zetten.",
    ],
  },
  confirm: {
    concept: "",
    open: "Ja, zet het project open",
    closed: "Ja, sluit het project",
    archived: "Ja, archiveer het project",
  },
  cancel: "Nee, laat zoals het is",
} as const;

export const deleteProjectTexts = {
  action: "Verwijder project",
  question: (name: string) => `${name} verwijderen?`,
  consequences: (buyers: number, confirmations: number) => [
    `De catalogus en ${buyers === 1 ? "het account van 1 koper" : `de accounts van ${buyers} kopers`} verdwijnen, met alles wat niet is ingediend.`,
    confirmations === 0
      ? "Er zijn geen ingediende keuzes die bewaard moeten blijven."
      : `De wet vraagt orders te bewaren: ${confirmations === 1 ? "1 bevestiging blijft" : `${confirmations} bevestigingen blijven`} met bestellijst buiten dit scherm bewaard.`,
    "Dit kan niet ongedaan worden gemaakt. Het logboek houdt bij wie dit deed.",
  ],
  name: (name: string) => `Typ de naam van het project: ${name}`,
  wrongName: (name: string) => `Dit is niet ${name}`,
  confirm: "Ja, verwijder voorgoed",
  cancel: "Nee, laat zoals het is",
} as const;

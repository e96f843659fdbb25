import type { CheckedHome, HomeField } from "@showroom/api-contract/endpoints/homes";
import type { HomeState } from "@showroom/domain/staff/project-home";

export const homesTexts = {
  title: "Woningen",
  intro:
    "De woningen van dit project. Zodra er woningen zijn, kan een koper alleen worden uitgenodigd voor een woning die hier staat.",
  archived: "Het project is gearchiveerd; de woningen staan vast.",

  one: "Eén woning",
  fields: {
    buildNumber: "Bouwnummer",
    houseType: "Woningtype",
    phase: "Fase of blok",
    address: "Adres",
  } satisfies Record<HomeField, string>,
  chooseHouseType: "Kies een woningtype",

  sheet: "Veel woningen uit een bestand",
  fileHelp:
    "Met in de eerste rij de koppen Bouwnummer en Woningtype, en als u wilt Fase en Adres, in elke volgorde. Er wordt nog niets opgeslagen. Van een woning die er al is, vult het bestand aan wat erin staat.",

  draft: "Nog op te slaan",
  rowsOf: "Woningen op de lijst",
  home: (buildNumber: string) => `Bouwnummer ${buildNumber || "–"}`,
  rowStates: {
    new: "Nieuw",
    changed: "Wordt gewijzigd",
    known: "Staat er al",
    fault: "Herstel dit eerst",
  } satisfies Record<CheckedHome["state"], string>,
  save: (count: number) => (count === 1 ? "Sla 1 woning op" : `Sla ${count} woningen op`),
  nothingNew: "Alle woningen op de lijst staan er al zo in.",
  saved: (count: number) =>
    count === 0
      ? "Alle woningen stonden er al zo in; er is niets gewijzigd."
      : `${count === 1 ? "1 woning is" : `${count} woningen zijn`} opgeslagen.`,
  failed: "Dat is niet gelukt. Probeer het opnieuw; er is niets opgeslagen.",

  list: "Alle woningen",
  empty: "Er zijn nog geen woningen",
  emptyExplained: "Kopers kunt u nu voor elk bouwnummer uitnodigen.",
  search: "Zoek een woning",
  searchHelp: "Bouwnummer, fase, koper …",
  none: "Geen woning gevonden",
  count: (found: number, all: number) =>
    found === all ? `${all} ${all === 1 ? "woning" : "woningen"}` : `${found} van ${all} woningen`,
  states: { free: "Vrij", "in-use": "In gebruik", closed: "Gesloten" } satisfies Record<HomeState, string>,
  noType: "zonder woningtype",
  buyers: "Koper",
  edit: "Wijzig",
  named: (action: string, buildNumber: string) => `${action}: bouwnummer ${buildNumber}`,
  editTitle: (buildNumber: string) => `Bouwnummer ${buildNumber} wijzigen`,
  withBuyer: "De koper krijgt een gewijzigd bouwnummer meteen te zien. Het woningtype ligt vast.",
  close: "Gesloten: niemand kan voor deze woning worden uitgenodigd",
  fault: (field: string, reason: string) => `${field}: ${reason}`,
  confirm: "Opslaan",
  cancel: "Annuleren",
  changed: (buildNumber: string) => `Bouwnummer ${buildNumber} is gewijzigd.`,
  stale: "Iemand anders heeft deze woning net gewijzigd. De lijst is bijgewerkt; open de woning opnieuw.",
} as const;

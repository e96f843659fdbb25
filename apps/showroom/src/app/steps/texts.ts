import { roomPictureWords } from "@showroom/domain/words/picture-words";

export const stepTexts = {
  lockedBy: (title: string) => `Rond eerst ${title} af.`,
  partsOf: (subtitle: string) => `Onderdelen van ${subtitle}`,
  /** The title of a step, also used for the window. */
  stepTitle: (title: string) => `Digitale showroom | ${title}`,
  home: (buildNumber: string) => `Bouwnummer ${buildNumber}`,
  /** Shorter than the part's name, so that five tabs stand side by side. */
  copyTab: "Overnemen",
  select: (part: string) => `Selecteer ${part}`,
  viewResult: "Bekijk Resultaat",
  saveAndGo: (title: string) => `Opslaan en naar ${title}`,
  save: "Opslaan",
  goTo: (title: string) => `Naar ${title}`,
  back: (label: string) => `Naar ${label}`,
  chooseFloorFirst: "Selecteer eerst een optie om door te kunnen gaan met het configureren van de woonvloer.",
  /** Spoken after a choice. */
  total: (amount: string, difference: string) => `Totaal ${amount} (${difference})`,
  locked: "Uw keuzes zijn bevestigd en kunnen hier niet meer worden gewijzigd.",
  closed: "Dit project is gesloten. U kunt uw keuzes bekijken, maar niet meer wijzigen.",
  chooseCopyFirst: "Maak eerst een keuze.",
  saveFailed: "Opslaan is niet gelukt. Uw keuzes blijven bewaard; probeer het opnieuw.",
  copyFailed: "Het overnemen is niet gelukt. Er is niets gewijzigd; probeer het opnieuw.",
  media: {
    empty: "Kies een wandtegel en een vloertegel om uw ruimte te zien.",
    alt: roomPictureWords,
  },
} as const;

import type { LegalSection } from "./numbered-sections.tsx";

export const termsTexts = {
  title: "Algemene voorwaarden",
  intro: (product: string) =>
    `Deze voorwaarden gelden voor het gebruik van de ${product}. Zij staan naast de koop- en aannemingsovereenkomst van uw woning en veranderen daar niets aan.`,
  contents: "Inhoud",
  updated: "Deze versie geldt sinds 1 maart 2026.",
} as const;

/** The page with a project's own terms. */
export const projectTermsTexts = {
  title: "Voorwaarden",
  subtitle: (project: string) => `Wat wij met u afspreken over ${project}`,
} as const;

export const termsSections = (product: string): readonly LegalSection[] => [
  {
    title: "Waarvoor u de showroom gebruikt",
    paragraphs: [
      `In de ${product} stelt u de afwerking van uw nieuwe woning samen: tegels, voegen, profielen, sanitair en vloeren. U ziet per ruimte wat u hebt gekozen en wat het kost.`,
      "De showroom is bedoeld voor kopers van een woning in een deelnemend project en voor hun adviseurs. U gebruikt de showroom alleen voor uw eigen woning.",
    ],
  },
  {
    title: "Uw account",
    paragraphs: [
      "U ontvangt een persoonlijke uitnodiging. Bij de registratie kiest u een eigen wachtwoord. Houd dit wachtwoord geheim en geef uw account niet aan anderen.",
      "Wat met uw account wordt gekozen en bevestigd, geldt als door u gekozen en bevestigd. Denkt u dat iemand anders uw account gebruikt, stel dan meteen een nieuw wachtwoord in en meld het aan de showroom.",
      "Met een deellink kunt u uw samenstelling aan anderen laten zien. Wie de link heeft, kan meekijken maar niets wijzigen. U kunt een deellink op elk moment intrekken.",
    ],
  },
  {
    title: "Prijzen",
    paragraphs: [
      "Alle prijzen zijn in euro en inclusief btw. Waar dat staat, zijn zij ook inclusief montage. De getoonde bedragen zijn het verschil met de standaard afwerking die bij de koop van uw woning is inbegrepen.",
      "Staat bij een project dat prijzen indicatief zijn, dan ontvangt u na uw bevestiging een offerte met vaste prijzen. Prijswijzigingen en typefouten zijn voorbehouden, behalve in een offerte.",
    ],
  },
  {
    title: "Afbeeldingen en kleuren",
    paragraphs: [
      "De beelden laten zo goed mogelijk zien wat u kiest, maar het blijven impressies. Kleur, glans, structuur en verhoudingen kunnen in werkelijkheid afwijken. Natuurlijke materialen verschillen van stuk tot stuk.",
      "Aan een afbeelding kunt u geen rechten ontlenen. Bekijk materialen waarvan de kleur u precies aankomt in de showroom.",
    ],
  },
  {
    title: "Bevestigen en wijzigen",
    paragraphs: [
      "Uw keuzes worden tijdens het samenstellen bewaard. Zij zijn pas doorgegeven nadat u ze hebt bevestigd. U ontvangt dan een bevestiging met alle artikelen en bedragen. U bestelt pas met een opdracht op een offerte.",
      "Na uw bevestiging kunt u de keuzes in de configurator niet meer wijzigen, wel bekijken. In overleg met de showroom kunnen zij nog worden aangepast, zolang de planning van de bouw dat toelaat.",
      "Kiest u niets voordat uw project voor keuzes sluit, dan wordt uw woning met de standaard afwerking opgeleverd.",
    ],
  },
  {
    title: "Herroeping",
    paragraphs: [
      "Tegels, sanitair en vloeren worden voor uw woning op maat besteld en verwerkt. Voor zulke leveringen geldt het wettelijke herroepingsrecht niet nadat de bestelling definitief is geworden. De showroom vertelt u vooraf wanneer dat het geval is.",
    ],
  },
  {
    title: "Beschikbaarheid",
    paragraphs: [
      "Wij doen ons best de showroom steeds bereikbaar te houden, maar kunnen dat niet garanderen. Voor onderhoud kan de showroom kort gesloten zijn. Wat u hebt gekozen, blijft bewaard.",
      "Is een product niet meer leverbaar, dan neemt de showroom contact met u op over een gelijkwaardig alternatief.",
    ],
  },
  {
    title: "Uw gegevens",
    paragraphs: [
      "Wij gebruiken uw naam, e-mailadres, bouwnummer en keuzes om de afwerking van uw woning voor te bereiden, te bestellen en uit te voeren. Wij delen deze gegevens met de aannemer van uw woning, de showroom en hun leveranciers, voor zover zij die daarvoor nodig hebben.",
      "Wij bewaren uw gegevens niet langer dan nodig is voor de bouw, de garantie en wettelijke verplichtingen. U kunt uw gegevens inzien, laten verbeteren of laten verwijderen. Neem daarvoor contact op met de showroom. Bent u het met ons niet eens, dan kunt u een klacht indienen bij de Autoriteit Persoonsgegevens.",
      "De showroom bewaart in uw browser alleen wat nodig is om u ingelogd te houden en uw werk te bewaren. Zonder uw toestemming meten wij niet wat u doet.",
    ],
  },
  {
    title: "Aansprakelijkheid",
    paragraphs: [
      "Wij zijn aansprakelijk voor schade die het rechtstreekse gevolg is van een fout die aan ons te wijten is. Voor andere schade zijn wij niet aansprakelijk, behalve bij opzet, grove schuld of waar de wet anders bepaalt.",
    ],
  },
  {
    title: "Recht en geschillen",
    paragraphs: [
      "Op deze voorwaarden is Nederlands recht van toepassing. Een geschil leggen wij eerst in overleg voor aan elkaar. Komen wij er samen niet uit, dan beslist de bevoegde Nederlandse rechter.",
      "Wij kunnen deze voorwaarden wijzigen. Een wijziging die voor u nadelig is, geldt niet voor keuzes die u al hebt bevestigd.",
    ],
  },
];

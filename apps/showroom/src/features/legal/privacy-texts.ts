import type { LegalSection } from "./numbered-sections.tsx";

export const privacyTexts = {
  title: "Privacy",
  intro: (product: string) =>
    `Op deze pagina leest u welke gegevens de ${product} van u bewaart, waarvoor en hoe lang. De showroom die bij uw project hoort, is verantwoordelijk voor uw gegevens.`,
  contents: "Inhoud",
} as const;

/** The facts are those of docs/privacy.md. */
export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    title: "Welke gegevens wij bewaren",
    paragraphs: [
      "Van uw account: uw naam, e-mailadres, bouwnummer en, als die bekend zijn, uw telefoonnummer, aanhef en geboortedatum. Van uw wachtwoord bewaren wij alleen een onomkeerbare versleuteling.",
      "Van uw woning: fase en adres, als die bekend zijn, een eigen sluitingsdatum met de reden, welke sluitingsdata wij u mailden en of u herinneringen wilt, uw afspraken in de showroom, uw keuzes, uw favorieten, de versies die u bewaart, wie wat wanneer heeft gewijzigd, uw bevestiging, uw offertes en opdrachten, wanneer u een offerte voor het eerst en het laatst opende, wat u daarna wilde wijzigen, en uw vragen bij een keuze met de antwoorden en foto's. Van een foto bewaren wij niet waar, wanneer en waarmee zij is gemaakt.",
      "Van uw bezoek: op welke apparaten u bent ingelogd en wanneer die voor het laatst zijn gebruikt. Stelt u een vraag via het contactformulier, dan bewaren wij uw vraag.",
    ],
  },
  {
    title: "Waarvoor wij ze gebruiken",
    paragraphs: [
      "Wij gebruiken uw gegevens om de afspraken over de afwerking van uw woning uit te voeren, om u te laten inloggen, om uw account te beschermen en om uw vragen te beantwoorden. Wij gebruiken ze niet voor reclame.",
    ],
  },
  {
    title: "Hoe lang wij ze bewaren",
    paragraphs: [
      "Uw account en uw keuzes bewaren wij tot u vraagt om ze te verwijderen. Een bevestigde bestelling bewaren wij langer, omdat de wet dat van ons vraagt. Bent u geen koper meer van een woning, dan blijven uw keuzes daarvoor in een archief van de showroom; een volgende koper ziet alleen wat voor de woning is afgesproken, zonder uw naam.",
      "Een inlog bewaren wij tot dertig dagen na het laatste gebruik, een uitnodiging of deellink tot dertig dagen na gebruik of verloop, een mislukte inlogpoging één dag en een vraag uit het contactformulier één jaar.",
      "Wie van de showroom uw gegevens heeft ingezien of gedownload, of u heeft uitgenodigd, staat twee jaar in een logboek.",
    ],
  },
  {
    title: "Wie ze ziet",
    paragraphs: [
      "De adviseurs van uw showroom zien uw keuzes en of u een offerte heeft geopend, kunnen met u meekijken en kunnen voor u kiezen; daarop geeft u zelf akkoord. Koopt u samen met iemand anders, dan ziet en wijzigt die dezelfde keuzes, en ziet die wie iets het laatst heeft gewijzigd en wat aan de showroom is gevraagd. Wie een deellink van u heeft, ziet uw samenstelling en kan niets wijzigen. U kunt een deellink op elk moment intrekken.",
      "Pagina’s laden niets van andere partijen: geen reclame, geen meetdiensten en geen lettertypen van elders.",
    ],
  },
  {
    title: "Cookies en opslag in uw browser",
    paragraphs: [
      "Wij gebruiken twee cookies: één beschermt u tegen vervalste verzoeken en één herkent een apparaat waarop u eerder hebt ingelogd. Uw inlog en een wijziging die nog niet is opgeslagen, staan in de opslag van uw browser tot u uitlogt. Geen van deze volgt u op andere websites.",
    ],
  },
  {
    title: "Uw rechten",
    paragraphs: [
      "U kunt uw gegevens inzien, laten verbeteren, meenemen en laten verwijderen. Neem daarvoor contact op met uw showroom. Bij verwijderen blijft een bevestigde bestelling bewaard zolang de wet dat vraagt, en blijven keuzes die u met iemand anders deelt bij de ander.",
      "In het accountmenu ziet u onder ‘Ingelogde apparaten’ waar u bent ingelogd, en logt u een apparaat uit dat u niet herkent.",
      "Bent u het niet eens met hoe wij met uw gegevens omgaan, dan kunt u een klacht indienen bij de Autoriteit Persoonsgegevens.",
    ],
  },
];

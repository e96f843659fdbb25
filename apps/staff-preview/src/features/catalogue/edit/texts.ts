import type { EditSection } from "@showroom/api-contract/entities/catalogue-fields";

export const editTexts = {
  title: "Bewerken",
  intro:
    "Wijzig velden van de catalogus die nu in de showroom staat. Na de controle ziet u wat er verandert; pas met Publiceer staat het in de showroom, als nieuwe versie.",
  sectionsLabel: "Onderdelen",
  sections: {
    texts: "Teksten",
    pictures: "Foto's en film",
    people: "Mensen",
    dates: "Datums",
    prices: "Prijzen",
  } satisfies Record<EditSection, string>,
  search: "Zoek op naam of artikelnummer",
  show: (title: string) => `Toon ${title}`,
  hide: (title: string) => `Sluit ${title}`,
  none: "Er is niets gevonden.",
  shown: (shown: number, total: number) => `De eerste ${shown} van ${total}; zoek op naam om de andere te zien.`,
  version: "Naam van de nieuwe versie",
  edited: (count: number) => (count === 1 ? "1 veld gewijzigd" : `${count} velden gewijzigd`),
  check: "Controleer wijzigingen",
  discard: "Begin opnieuw",
  staged: "De wijzigingen staan klaar. Bekijk het voorbeeld of publiceer ze.",
  addPicture: (label: string) => `Ander bestand voor ${label.toLowerCase()}`,
  howToFormat:
    "Een lege regel begint een nieuwe alinea. - voor elk punt van een lijst, ## voor een kop, **vet**, [woorden](adres).",
  entry: "Naam",
  priceOf: (heading: string, name: string) => `${heading}, ${name}`,
  onePerLine: "Eén bestand per regel.",
  noPicture: "Geen",
  asBefore: "Niet ingevuld",
  yesNo: [
    { value: "ja", label: "Ja" },
    { value: "nee", label: "Nee" },
  ],
} as const;

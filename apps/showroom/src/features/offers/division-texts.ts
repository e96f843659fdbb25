import { lastDayText } from "@showroom/domain/agreement/offer-document";
import type { DivisionRefusal } from "@showroom/domain/agreement/divide-offer";
import { offerTexts } from "./texts.ts";

/** The words of a list of offers. */
export const listTexts = {
  parts: "Per onderdeel",
  all: "Uw offertes op een rij",
  others: "Andere offertes",
  waiting: (count: number): string =>
    count === 0
      ? "Er wacht niets meer op uw besluit."
      : count === 1
        ? "1 offerte wacht op uw besluit."
        : `${count} offertes wachten op uw besluit.`,
  change: "Wijziging",
  here: (reference: string) => `${reference}, op deze pagina`,
  waitsForOthers: "wacht op een andere koper",
  next: (what: string) => `Verder met ${what}`,
} as const;

/** The words with which a buyer divides an offer. */
export const divisionTexts = {
  divide: "Per onderdeel beslissen",
  title: "Per onderdeel beslissen?",
  explained: (reference: string, validUntil: string) =>
    `Offerte ${reference} wordt vervangen door een offerte voor elk onderdeel, met dezelfde regels en prijzen. U geeft daarna voor elk onderdeel opdracht of wijst het af, tot en met ${lastDayText(validUntil)}.`,
  finally: "Er wordt nog niets besteld. Het geheel in één keer accepteren kan daarna niet meer.",
  told: "Alle genoemde kopers krijgen de nieuwe offertes per mail.",
  amounts: "Bedragen per onderdeel, incl. btw",
  afterDiscount: (amount: string) => `na korting van ${amount}`,
  total: "Samen",
  confirm: "Ja, verdeel de offerte",
  cancel: offerTexts.cancel,
  failed: "Dat is niet gelukt. Controleer uw verbinding en probeer het opnieuw.",
  done: "De offerte is verdeeld. Hieronder ziet u op welke onderdelen u nog beslist.",
  discount:
    "De korting in deze offerte geldt voor het geheel. Daarom beslist u over het geheel. Wilt u een onderdeel niet? Vraag de showroom om een andere offerte.",
  ofTheWhole:
    "In deze offerte hoort een regel bij het geheel. Daarom beslist u over het geheel. Liever per onderdeel? Vraag de showroom om een offerte voor elk onderdeel.",
  half: (names: string) => `${names} gaf al opdracht voor het geheel. Daarom kunt u niet meer per onderdeel beslissen.`,
  refusals: {
    ...offerTexts.refusals,
    "already-accepted": "Een van de kopers gaf net opdracht voor het geheel.",
    replaced: "De offerte is al verdeeld of vervangen. Sluit dit venster om te zien wat er nu geldt.",
    change: "Over een wijziging beslist u in één keer.",
    "one-part": "Deze offerte heeft maar één onderdeel.",
    "of-the-whole": "In deze offerte hoort iets bij het geheel.",
  } satisfies Record<DivisionRefusal, string>,
} as const;

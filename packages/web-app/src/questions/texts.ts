import type { ThreadState } from "@showroom/domain/question/question-thread";
import type { MessageRefusal } from "@showroom/api-contract/endpoints/questions";

const REFUSALS: Readonly<Record<MessageRefusal | "subject-unknown", string>> = {
  archived: "Dit project is afgesloten. U kunt er niet meer in schrijven.",
  "picture-unreadable": "Een van de foto's kan niet worden geopend. Kies een foto als JPG, PNG of WebP.",
  "subject-unknown": "Dit staat niet meer in de keuzes. Stel uw vraag bij de ruimte.",
};

export const questionTexts = {
  states: {
    open: "Wacht op antwoord",
    answered: "Beantwoord",
    closed: "Afgerond",
  } satisfies Readonly<Record<ThreadState, string>>,
  article: (number: string) => `Artikel ${number}`,
  amount: (amount: string, indicative: boolean) => `Meerprijs toen ${amount}${indicative ? " (indicatief)" : ""}`,
  offerAmount: (amount: string) => `Bedrag ${amount}`,
  notChosen: "Toen niet gekozen",
  picture: (by: string) => `Foto van ${by}`,
  pictureFailed: "De foto kan niet worden geladen.",
  wordsLimit: (limit: number) => `Ten hoogste ${limit.toLocaleString("nl-NL")} tekens.`,
  wordsMissing: "Vul in wat u wilt vragen of zeggen.",
  pictures: "Foto's",
  picturesHelp: (count: number, megabytes: number) =>
    `Ten hoogste ${count} foto's van ${megabytes} MB elk, als JPG, PNG of WebP. De plaats en het tijdstip uit de foto bewaren wij niet.`,
  tooMany: (count: number) => `Kies ten hoogste ${count} foto's.`,
  tooLarge: (megabytes: number) => `Een foto is groter dan ${megabytes} MB.`,
  failed: "Het is niet verstuurd. Uw tekst is bewaard in deze browser: probeer het zo weer.",
  refusals: REFUSALS,
} as const;

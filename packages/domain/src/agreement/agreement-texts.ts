/**
 * The Dutch words on which an agreement rests, on the page of an offer, in its mails and in its documents: what a button binds to, how
 * long prices stand, what happens to who does nothing, who must agree. A project's lawyer confirms them here; they are written nowhere
 * else. A project may replace each by its own. The terms themselves are a project's own too (`contract_terms`).
 *
 * What is between braces is filled in. The names are stored: in a project's settings and in the documents that were made with its texts.
 */
export const AGREEMENT_TEXTS = {
  /** Of what is handed in. */
  "request.standing": "Dit is een aanvraag. Er is nog niets besteld.",
  "request.indicative": "De genoemde prijzen zijn indicatief. De vaste prijzen staan in de offerte.",

  /** The button with which a buyer accepts (BW 6:230v lid 3). */
  "button.offer": "Opdracht geven",
  "button.change": "Opdracht geven tot deze wijziging",
  "button.owing": "{wat} voor {totaal} incl. btw, met betalingsverplichting",
  "button.free": "{wat} zonder meerprijs",
  "button.settled": "{wat}: {totaal} incl. btw wordt verrekend",

  "offer.fixed": "De prijzen staan vast zolang de offerte geldig is, en na uw opdracht.",
  "offer.until":
    "U kunt opdracht geven tot en met {laatste dag}. Doet u niets, dan vervalt de offerte: er wordt niets besteld en u betaalt niets.",
  "offer.expired":
    "Deze offerte was geldig tot en met {laatste dag} en kan niet meer worden geaccepteerd. Er is niets besteld.",
  "offer.settled": "Met de offerte wordt {totaal} incl. btw verrekend.",
  "offer.unsigned":
    "De opdracht is gegeven. Er is een akkoord zodra {partij} heeft getekend; daarvan krijgt u een mail.",

  /** Of an offer of what stood in a draft when its last day had passed. */
  "last.offer":
    "Dit is een laatste aanbod. De laatste dag om te kiezen is voorbij: {laatste dagen}. Wat hier staat, stond in uw concept en was niet ingediend.",
  "last.until":
    "U kunt opdracht geven tot en met {laatste dag}. Doet u niets, dan vervalt het aanbod: u betaalt niets, en gebouwd wordt de standaard, of wat u daarvoor al had ingediend of afgesproken.",
  "last.expired":
    "Dit laatste aanbod was geldig tot en met {laatste dag} en kan niet meer worden geaccepteerd. Gebouwd wordt de standaard, of wat u daarvoor al had ingediend of afgesproken.",

  "change.fixed":
    "De prijzen staan vast. Uw akkoord geldt zoals het is, tot de kopers opdracht geven tot de wijziging.",
  "change.until":
    "U kunt opdracht geven tot en met {laatste dag}. Doet u niets, dan vervalt de wijziging en blijft uw akkoord zoals het is.",
  "change.expired":
    "Deze wijziging was geldig tot en met {laatste dag} en kan niet meer worden geaccepteerd. Uw akkoord blijft zoals het is.",
  "change.unsigned":
    "De opdracht tot deze wijziging is gegeven. Zij geldt zodra {partij} heeft getekend; daarvan krijgt u een mail.",
  "change.settled": "Met de wijziging wordt {totaal} incl. btw verrekend.",
  "change.lessPaid": "Wat u voor het vorige artikel meer betaalde, wordt verrekend.",
  "change.others": "De overige regels van het akkoord blijven gelden.",

  /** Who must agree, and with whom. */
  "conditions.byOne": "De opdracht van één van de genoemde kopers is genoeg; die geldt voor allen.",
  "conditions.byAll": "Alle genoemde kopers moeten opdracht geven.",
  "conditions.countersigned": "Na uw opdracht tekent {partij}. Pas dan is er een akkoord.",
  "conditions.parties": "U sluit met elke partij een eigen overeenkomst, voor de onderdelen die erbij staan.",

  "agreement.fixed": "De prijzen staan vast.",
  "agreement.given": "De kopers hebben opdracht gegeven.",
  "agreement.givenChange": "De kopers hebben opdracht gegeven tot deze wijziging.",
  /** What proves who accepted. */
  "agreement.confirmed": "Ieder bevestigde de opdracht met een code die naar het eigen e-mailadres was gestuurd.",
  "agreement.signed": "Namens {partij} getekend door {naam} op {moment}.",
} as const;

type Texts = typeof AGREEMENT_TEXTS;
export type AgreementTextName = keyof Texts;
export const AGREEMENT_TEXT_NAMES = Object.keys(AGREEMENT_TEXTS) as AgreementTextName[];

/** The texts that a project replaces. */
export type OwnTexts = Readonly<Partial<Record<AgreementTextName, string>>>;

type Blanks<Text extends string> = Text extends `${string}{${infer Blank}}${infer Rest}` ? Blank | Blanks<Rest> : never;
type Filled<Name extends AgreementTextName> = [Blanks<Texts[Name]>] extends [never]
  ? []
  : [Readonly<Record<Blanks<Texts[Name]>, string>>];

const BLANK = /\{([^{}]*)\}/g;

/** What is filled in a text, with its braces. */
export const blanksOf = (name: AgreementTextName): readonly string[] => AGREEMENT_TEXTS[name].match(BLANK) ?? [];

/** The words of a document, or of a project for what has no document yet: its own, or else the standard. */
export function agreementText<Name extends AgreementTextName>(
  { ownTexts }: { readonly ownTexts?: OwnTexts | undefined },
  name: Name,
  ...[filled]: Filled<Name>
): string {
  const values: Readonly<Record<string, string>> = filled ?? {};
  return (ownTexts?.[name] ?? AGREEMENT_TEXTS[name]).replaceAll(BLANK, (blank, key: string) => values[key] ?? blank);
}

/** Longest own texts, in characters. A button says what another text of its kind says too. */
const TEXT_LIMIT = 500;
const BUTTON_LIMIT = 120;
/** An own text as it is kept: on one line. */
export const onOneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();

/** Why a project cannot use a text, in Dutch; null when it can. Each blank of the standard is in it once, and nothing else between braces. */
export function refuseOwnText(name: AgreementTextName, text: string): string | null {
  const blanks = blanksOf(name);
  const limit = name.startsWith("button.") ? BUTTON_LIMIT : TEXT_LIMIT;
  if (text.trim() === "") return "Vul een tekst in.";
  if (text.length > limit) return `Schrijf ten hoogste ${limit} tekens.`;
  const unfilled = blanks.reduce((rest, blank) => rest.replaceAll(blank, " "), text);
  if (/[{}]/.test(unfilled))
    return blanks.length === 0
      ? "In deze tekst wordt niets ingevuld: laat de accolades weg."
      : `Zet alleen dit tussen accolades: ${blanks.join(" en ")}.`;
  const wrong = blanks.find((blank) => text.split(blank).length !== 2);
  if (wrong !== undefined) return `Zet ${wrong} één keer in de tekst.`;
  if (name === "button.owing" && !/betalingsverplichting/i.test(text))
    return "Zet het woord 'betalingsverplichting' in de tekst: zonder dat woord bindt de knop niet (BW 6:230v lid 3).";
  return null;
}

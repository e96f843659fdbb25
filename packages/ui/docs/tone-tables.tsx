import { PriceTag } from "../src/showroom/price-tag/price-tag.tsx";
import { saveStatusTexts } from "../src/feedback/save-status/texts.ts";
import { tileGridTexts } from "../src/showroom/tile-grid/texts.ts";
import { TokenTable } from "./token-table.tsx";

/** The recommended words come from the components' texts where possible. */
const WORDS = [
  ["Oeps! Er ging iets mis.", saveStatusTexts.failed, "It says what is wrong and what to do."],
  ["OK", "Ja, bevestig mijn keuzes", "A button says what it does."],
  ["Klik hier voor de voorwaarden", "algemene voorwaarden", "The link names where it leads."],
  ["Ongeldige invoer", "Voer een geldig e-mailadres in", "It names the field and the remedy."],
  [
    "Niet beschikbaar",
    "Niet mogelijk bij de gekozen inbouwkraan. Kies een opbouwkraan om dit te kunnen kiezen.",
    "It says why, and what would change it.",
  ],
  ["Geen resultaten :(", tileGridTexts.empty, "It states; it does not pity."],
] as const;

/** Table: what not to write, what to write instead, and why. */
export function ToneTable() {
  return (
    <TokenTable
      heads={["Instead of", "Write", "Because"]}
      rows={WORDS.map(([instead, write, because]) => ({
        key: instead,
        cells: [
          <s key="instead" lang="nl">
            {instead}
          </s>,
          <span key="write" lang="nl">
            {write}
          </span>,
          <span key="because" lang="en">
            {because}
          </span>,
        ],
      }))}
    />
  );
}

const AMOUNTS = [
  ["Price", <PriceTag key="price" amount="€ 1.250,-" />],
  ["Difference, dearer", <PriceTag key="dearer" amount="+ € 120,-" />],
  ["Difference, cheaper", <PriceTag key="cheaper" amount="− € 35,-" />],
  ["No difference", <PriceTag key="none" amount={undefined} />],
  ["From", <PriceTag key="from" amount="€ 45,-" unit="m²" from />],
  ["Not a hard price yet", <PriceTag key="indicative" amount="€ 1.250,-" indicative />],
] as const;

/** Examples of amounts, rendered by the price component. */
export function AmountTable() {
  return (
    <TokenTable
      heads={["What", "How"]}
      rows={AMOUNTS.map(([what, how]) => ({
        key: what,
        cells: [
          <span key="what" lang="en">
            {what}
          </span>,
          how,
        ],
      }))}
    />
  );
}

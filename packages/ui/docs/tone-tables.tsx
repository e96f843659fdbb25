import { PriceTag } from "../src/showroom/price-tag/price-tag.tsx";
import { saveStatusTexts } from "../src/feedback/save-status/texts.ts";
import { tileGridTexts } from "../src/showroom/tile-grid/texts.ts";

/** Ours are the components' own words where they have them. */
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

/** What not to write, what to write instead, and why. */
export function ToneTable() {
  return (
    <table className="token-table">
      <thead>
        <tr>
          <th scope="col">Instead of</th>
          <th scope="col">Write</th>
          <th scope="col">Because</th>
        </tr>
      </thead>
      <tbody>
        {WORDS.map(([instead, write, because]) => (
          <tr key={instead}>
            <td lang="nl">
              <s>{instead}</s>
            </td>
            <td lang="nl">{write}</td>
            <td lang="en">{because}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const AMOUNTS = [
  ["Price", <PriceTag key="price" amount="€ 1.250,-" />],
  ["Difference, dearer", <PriceTag key="dearer" amount="+ € 120,-" />],
  ["Difference, cheaper", <PriceTag key="cheaper" amount="– € 35,-" />],
  ["No difference", <PriceTag key="none" amount={undefined} />],
  ["From", <PriceTag key="from" amount="€ 45,-" unit="m²" from />],
  ["Not a hard price yet", <PriceTag key="indicative" amount="€ 1.250,-" indicative />],
] as const;

/** How amounts are written, by the component that writes them. */
export function AmountTable() {
  return (
    <table className="token-table">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How</th>
        </tr>
      </thead>
      <tbody>
        {AMOUNTS.map(([what, how]) => (
          <tr key={what}>
            <td lang="en">{what}</td>
            <td>{how}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How documents, mails and screens tell with whom buyers contract, and what makes an offer an agreement. */
import { agreementText, type OwnTexts } from "../agreement/agreement-texts.ts";
import type { Contract } from "../agreement/contracts.ts";
import type { AcceptedBy } from "../agreement/offer-state.ts";
import type { CostGroup } from "../model/cost-group.ts";
import { COST_GROUP_TEXTS } from "./room-texts.ts";

interface Named {
  readonly name: string;
}

interface Contracted {
  /** Of the first contract. */
  readonly party: Named;
  /** Absent for one party. */
  readonly contracts?: readonly { readonly party: Named }[] | undefined;
}

const OTHER = "Overige regels";

/** What is contracted with one of several parties: `Sanitair, Woonvloer en overige regels`. */
export function contractWords({ parts, hasOther }: Pick<Contract<unknown>, "parts" | "hasOther">): string {
  const named = parts.map((part) => COST_GROUP_TEXTS[part]).join(", ");
  if (named === "") return OTHER;
  return hasOther ? `${named} en ${OTHER.toLowerCase()}` : named;
}

/** A discount by what it is of: `Korting`, or `Korting op sanitair`. */
export const discountWords = ({ part }: { readonly part?: CostGroup | undefined }): string =>
  part === undefined ? "Korting" : `Korting op ${COST_GROUP_TEXTS[part].toLowerCase()}`;

/** Names in a sentence: `A, B en C`. */
export const namesInWords = (names: readonly string[]): string =>
  [names.slice(0, -1).join(", "), names.at(-1) ?? ""].filter((part) => part !== "").join(" en ");

/** `Bouwer B.V., Tegelzetter B.V. en Vloeren B.V.` */
export const partyNames = ({ party, contracts }: Contracted): string =>
  namesInWords([...new Set((contracts ?? [{ party }]).map((one) => one.party.name))]);

interface Conditions extends Contracted {
  readonly persons: readonly unknown[];
  readonly acceptedBy?: AcceptedBy | undefined;
  readonly countersigned?: boolean | undefined;
  readonly ownTexts?: OwnTexts | undefined;
}

/** What makes an offer an agreement. Empty when the acceptance of the only buyer does. */
export function conditionWords(document: Conditions): string {
  const { persons, acceptedBy, countersigned } = document;
  const who = agreementText(document, acceptedBy === "one" ? "conditions.byOne" : "conditions.byAll");
  return [
    ...(persons.length > 1 ? [who] : []),
    ...(countersigned ? [agreementText(document, "conditions.countersigned", { partij: partyNames(document) })] : []),
  ].join(" ");
}

import { z } from "zod";
import { AGREEMENT_TEXT_NAMES, onOneLine, refuseOwnText } from "@showroom/domain/agreement/agreement-texts";
import type { PartyFault } from "./contracting-party.ts";

/** What a project says instead of a standard text of its agreements. It counts with the contracting parties: see there. */
export const bundleAgreementTextSchema = z.strictObject({
  key: z.enum(AGREEMENT_TEXT_NAMES),
  text: z.string().overwrite(onOneLine).min(1),
});
type BundleAgreementText = z.output<typeof bundleAgreementTextSchema>;

/** Each text is one that can be used, once, and there is a party that offers with it. */
export function agreementTextFaults(texts: readonly BundleAgreementText[], hasParties: boolean): PartyFault[] {
  const faults = texts.flatMap(({ key, text }, at): PartyFault[] => {
    const isDouble = texts.findIndex((other) => other.key === key) < at;
    const reason = isDouble ? "deze tekst staat er al" : refuseOwnText(key, text);
    return reason === null ? [] : [{ path: `agreementTexts[${at}].${isDouble ? "key" : "text"}`, reason }];
  });
  if (texts.length === 0 || hasParties) return faults;
  const reason =
    "deze teksten horen bij een partij op het blad Partijen; heeft het project al een partij, zet ze dan in /admin";
  return [...faults, { path: "agreementTexts", reason }];
}

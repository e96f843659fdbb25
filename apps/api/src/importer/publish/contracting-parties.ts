/** Who contracts, by a bundle. It counts for a project without parties; later they are changed in /admin alone. */
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { ContractTerms, Party } from "@showroom/api-contract/entities/contract-terms";
import { canonicalJson } from "@showroom/domain/agreement/canonical-json";
import type { Queries } from "../../database/database.ts";
import { contractTerms } from "../../database/schema/offers.ts";
import { findContractTerms } from "../../offers/contract-terms.ts";

/** The terms that a bundle names; null for none. */
export function termsOfBundle({ project, contractingParties, agreementTexts }: Bundle): ContractTerms | null {
  const read = contractingParties.map(({ parts, vatRate, ...party }) => ({
    parts,
    party: { ...party, vatRate: Math.round(vatRate * 100) } satisfies Party,
  }));
  const own = read.find(({ parts }) => parts.length === 0);
  if (!own) return null;
  return {
    ...own.party,
    acceptedBy: project.acceptedBy ?? "all",
    countersigned: project.countersigned ?? false,
    offersAtOnce: false,
    ownTexts: Object.fromEntries(agreementTexts.map(({ key, text }) => [key, text])),
    parties: read.flatMap(({ parts, party }) => (parts.length === 0 ? [] : [{ ...party, parts }])),
  };
}

export async function storeParties(tx: Queries, bundle: Bundle, projectId: number): Promise<void> {
  const named = termsOfBundle(bundle);
  if (named)
    await tx
      .insert(contractTerms)
      .values({ projectId, ...named })
      .onConflictDoNothing();
}

/** Whether a bundle names parties otherwise than the project has them. */
export async function namesOtherParties(db: Queries, bundle: Bundle, projectId: number): Promise<boolean> {
  const named = termsOfBundle(bundle);
  const { terms } = await findContractTerms(db, projectId);
  if (named === null || terms === null) return false;
  // Whether offers are made at once is set in /admin alone, and the texts of a bundle without any too.
  const { offersAtOnce } = named;
  const ownTexts = bundle.agreementTexts.length === 0 ? named.ownTexts : terms.ownTexts;
  return canonicalJson(named) !== canonicalJson({ ...terms, offersAtOnce, ownTexts });
}

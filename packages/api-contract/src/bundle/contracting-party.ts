import { z } from "zod";
import { COST_GROUPS } from "@showroom/domain/model/cost-group";
import { DAYS_LIMIT, PARTY_LIMIT, TERMS_LIMIT } from "../entities/contract-terms.ts";
import { percentageSchema } from "./fields.ts";

const text = z.string().trim().max(PARTY_LIMIT);
const needed = text.min(1);

/** Who contracts for a project, or for parts of it. Only for a project without parties: later they are changed in /admin. */
export const bundleContractingPartySchema = z.strictObject({
  /** The parts for which it contracts; empty for the party of the project. */
  parts: z.array(z.enum(COST_GROUPS)).default([]),
  name: needed,
  address: needed,
  registrationNumber: needed,
  /** Who sends the invoice; empty for the party itself. */
  invoicer: text.default(""),
  /** The guarantee institute with its certificate; empty for none. */
  guarantee: text.default(""),
  certificate: text.default(""),
  /** The name of the version of the terms, such as `2026-11`. */
  termsVersion: needed,
  termsText: z.string().trim().min(1).max(TERMS_LIMIT),
  daysValid: z.int().min(1).max(DAYS_LIMIT).default(14),
  /** Percent. */
  vatRate: percentageSchema.default(21),
});
type BundleContractingParty = z.output<typeof bundleContractingPartySchema>;

export interface PartyFault {
  /** Path in the bundle. */
  readonly path: string;
  readonly reason: string;
}

/** One party is that of the project, and each part has one other party at most. */
export function partyFaults(parties: readonly BundleContractingParty[]): PartyFault[] {
  const taken = new Set<string>();
  let hasProjects = false;
  const faults = parties.flatMap(({ parts }, at): PartyFault[] => {
    const path = `contractingParties[${at}].parts`;
    if (parts.length === 0) {
      const isSecond = hasProjects;
      hasProjects = true;
      return isSecond
        ? [{ path, reason: "er is al een partij van het hele project; noem de onderdelen van deze" }]
        : [];
    }
    const double = parts.some((part) => taken.has(part));
    for (const part of parts) taken.add(part);
    return double ? [{ path, reason: "een van deze onderdelen heeft al een partij" }] : [];
  });
  if (parties.length === 0 || hasProjects) return faults;
  const reason = "laat de onderdelen van één partij leeg: dat is de partij van het hele project, voor al het andere";
  return [...faults, { path: "contractingParties", reason }];
}

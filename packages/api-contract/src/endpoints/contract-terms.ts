/** Calls about who contracts in a project, and under which terms. */
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { contractTermsSchema } from "../entities/contract-terms.ts";
import { integerSchema } from "../entities/scalars.ts";
import { projectParams } from "./parameters.ts";

export const getContractTerms = defineEndpoint({
  name: "offers.terms",
  summary: "Who offers in a project and under which terms; null when that is not known yet",
  method: "GET",
  path: "/api/staff/projects/{projectId}/contract-terms",
  access: { kind: "staffProject" },
  params: projectParams,
  status: 200,
  /** `version`: counts the changes; 0 for none. */
  response: z.object({ version: integerSchema, terms: z.nullable(contractTermsSchema) }),
  problems: [],
});

export const saveContractTerms = defineEndpoint({
  name: "offers.saveTerms",
  summary: "Set who offers in a project and under which terms; offers that were made keep theirs",
  method: "PUT",
  path: "/api/staff/projects/{projectId}/contract-terms",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: projectParams,
  /** `version`: of the terms that the author saw. */
  body: z.strictObject({ version: integerSchema, terms: contractTermsSchema }),
  status: 200,
  /** `changed`: the terms are not those that the author saw; nothing happened. */
  response: z.object({ outcome: z.enum(["done", "changed"]) }),
  problems: [],
});

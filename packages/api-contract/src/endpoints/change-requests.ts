/** Calls with which a buyer asks for a change of what is agreed, and staff refuse to propose one. */
import * as z from "zod/mini";
import { REQUEST_LIMIT, REQUEST_REFUSALS } from "@showroom/domain/agreement/change-request";
import { defineEndpoint } from "../endpoint.ts";
import { changeRequestSchema, lineInForceSchema } from "../entities/offer.ts";
import { lineKeysSchema } from "./changes.ts";
import { reasonSchema } from "./offers.ts";
import { idParameter, projectParams } from "./parameters.ts";

export const getOwnAgreement = defineEndpoint({
  name: "offers.ownAgreement",
  summary: "The lines of the buyer's home that are agreed now, and the newest request for a change",
  method: "GET",
  path: "/api/projects/{projectId}/agreement",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  status: 200,
  response: z.object({
    /** Null without an agreement. */
    agreement: z.nullable(
      z.object({
        lines: z.array(lineInForceSchema),
        /** Of anybody of the home; null for none. */
        request: z.nullable(changeRequestSchema),
      }),
    ),
  }),
  problems: [],
});

/** Tells the showroom what a buyer wants to change. What is agreed stays as it is. `not-agreed`: the buyer has no agreement. */
export const askForChange = defineEndpoint({
  name: "offers.askForChange",
  summary: "Ask for a change of what is agreed",
  method: "POST",
  path: "/api/projects/{projectId}/change-requests",
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "neither",
  params: projectParams,
  body: z.strictObject({
    /** The lines that it is about; may be none. */
    lines: lineKeysSchema,
    words: z.string().check(z.trim(), z.minLength(1), z.maxLength(REQUEST_LIMIT)),
  }),
  status: 200,
  response: z.object({ outcome: z.enum(["done", "not-agreed", ...REQUEST_REFUSALS]) }),
  problems: [],
});

export const refuseChangeRequest = defineEndpoint({
  name: "offers.refuseRequest",
  summary: "Refuse a request for a change; the buyers of the home read the reason",
  method: "POST",
  path: "/api/staff/projects/{projectId}/change-requests/{requestId}/refusal",
  access: { kind: "staffProject" },
  changes: "neither",
  params: z.object({ projectId: idParameter, requestId: idParameter }),
  body: z.strictObject({ reason: reasonSchema }),
  status: 200,
  /** `answered`: somebody refused it before, or proposed a change. */
  response: z.object({ outcome: z.enum(["done", "answered"]) }),
  problems: [],
});

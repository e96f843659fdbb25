/** Calls of buyers who share the choices of a home. */
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { flagSchema, integerSchema, momentSchema, textSchema } from "../entities/scalars.ts";
import { projectParams } from "./parameters.ts";

const homeBuyersSchema = z.object({
  /** Who shares the choices of the signed-in buyer, by name, or by address without one. */
  others: z.array(z.object({ name: textSchema })),
  /** Who changed the choices last; null when nothing was changed, and for a buyer who shares with nobody. */
  lastChange: z.nullable(z.object({ at: momentSchema, name: textSchema, isOwn: flagSchema })),
});
export type HomeBuyers = z.output<typeof homeBuyersSchema>;

export const getHomeBuyers = defineEndpoint({
  name: "choices.buyers",
  summary: "Who shares the choices of the signed-in buyer, and who changed them last",
  method: "GET",
  path: "/api/project-choices/{projectId}/buyers",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  status: 200,
  response: homeBuyersSchema,
  problems: [],
});

/**
 * Server-sent events named `change` with `response` as data, plus a comment every 15 s. Events that occur while a
 * client is disconnected are not sent later: after a reconnect the client loads the choices again.
 */
export const watchChoices = defineEndpoint({
  name: "choices.changes",
  summary: "Event stream of changes of the signed-in buyer's choices",
  method: "GET",
  path: "/api/project-choices/{projectId}/changes",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  status: 200,
  media: ["text/event-stream"],
  response: z.object({ version: integerSchema }),
  problems: [],
});

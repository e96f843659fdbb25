/** What the buyers of a home like. It stands beside the choices, so that both buyers and all their devices have it. */
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { integerSchema } from "../entities/scalars.ts";
import { projectParams } from "./parameters.ts";

const path = "/api/project-choices/{projectId}/favourites";

const favouritesSchema = z.object({
  favourites: z.array(z.object({ pageId: integerSchema, pageProductId: integerSchema })),
});

export const getFavourites = defineEndpoint({
  name: "choices.favourites",
  summary: "What the buyers of the home like, the oldest first",
  method: "GET",
  path,
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  status: 200,
  response: favouritesSchema,
  problems: [],
});

export const setFavourite = defineEndpoint({
  name: "choices.setFavourite",
  summary: "Like a product, or no longer. The choices and their version stay as they are",
  method: "PUT",
  path,
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "choices",
  params: projectParams,
  body: z.strictObject({
    pageId: integerSchema,
    pageProductId: integerSchema,
    liked: z.boolean(),
    /** The user whose home it is: two people may share a browser. */
    userId: z.optional(integerSchema),
  }),
  status: 200,
  response: favouritesSchema,
  problems: ["choices-of-another", "choice-invalid"],
});

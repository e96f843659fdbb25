import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { renderArticlesSchema, renderCatalogueSchema } from "../render.ts";
import { idParameter } from "./parameters.ts";
import { integerSchema } from "../entities/scalars.ts";

/** For the render service. Public, because pictures show the same facts. Unknown numbers are left out. */
export const getRenderArticles = defineEndpoint({
  name: "render.articles",
  summary: "Facts for the renderer about articles of a catalogue version, by comma-separated product numbers",
  method: "GET",
  path: "/api/render-articles",
  access: { kind: "public" },
  query: z.object({
    project: idParameter,
    /** Negative for a staged catalogue. */
    revision: z.coerce.number<number>().check(integerSchema, z.gte(-2_147_483_647), z.lte(2_147_483_647)),
    numbers: z.string().check(z.minLength(1), z.maxLength(8_500)),
  }),
  status: 200,
  response: renderArticlesSchema,
  problems: [],
});

/**
 * For the render service, with the token of the client that requests a picture. Without `houseType` it is the user's
 * own home. Staff set the house type, and the buyer whose choices they view.
 */
export const getRenderCatalogue = defineEndpoint({
  name: "render.catalogue",
  summary: "The catalogue version of a picture, and its room sizes",
  method: "GET",
  path: "/api/render-catalogue",
  access: { kind: "user" },
  query: z.object({ houseType: z.optional(idParameter), buyer: z.optional(idParameter) }),
  status: 200,
  response: renderCatalogueSchema,
  problems: [],
});

/** For the render service: responds `not-authenticated` when the session has ended. */
export const checkRenderAccess = defineEndpoint({
  name: "render.access",
  summary: "Check that the token's session is open",
  method: "GET",
  path: "/api/render-access",
  access: { kind: "user" },
  status: 204,
  problems: [],
});

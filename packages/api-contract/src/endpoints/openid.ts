/** Signing in at the identity provider of an organisation (OpenID Connect), for its staff. */
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { textSchema } from "../entities/scalars.ts";
import { tokenResponseSchema } from "./oauth.ts";

const client = { client_id: textSchema, client_secret: z.optional(textSchema) };

const openidOrganisationSchema = z.object({ key: textSchema, name: textSchema });

export const listOpenidOrganisations = defineEndpoint({
  name: "oauth.openid.organisations",
  summary: "Organisations whose staff can sign in at their own identity provider",
  method: "GET",
  path: "/oauth/openid/organisations",
  access: { kind: "public" },
  status: 200,
  response: z.array(openidOrganisationSchema),
  problems: [],
});

export const startOpenid = defineEndpoint({
  name: "oauth.openid.start",
  summary: "Start a sign-in at an organisation's identity provider",
  method: "POST",
  path: "/oauth/openid/start",
  access: { kind: "public" },
  changes: "neither",
  body: z.object({ ...client, organisation: z.string().check(z.maxLength(200)) }),
  status: 200,
  /** The address of the provider to which the browser goes. It is good for ten minutes, in this browser. */
  response: z.object({ url: textSchema }),
  problems: [],
  errors: "oauth",
});

export const finishOpenid = defineEndpoint({
  name: "oauth.openid.finish",
  summary: "Complete a sign-in with what the identity provider gave the browser",
  method: "POST",
  path: "/oauth/openid/finish",
  access: { kind: "public" },
  changes: "neither",
  /** `returned`: the query string with which the provider sent the browser back. */
  body: z.object({ ...client, returned: z.string().check(z.maxLength(8_192)) }),
  status: 200,
  response: tokenResponseSchema,
  problems: [],
  errors: "oauth",
});

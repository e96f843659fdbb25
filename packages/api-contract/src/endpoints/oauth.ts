import * as z from "zod/mini";
import { catch as withFallback } from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { PATHS } from "../paths.ts";
import { typedPasswordSchema } from "../fields.ts";
import { numberSchema, textSchema } from "../entities/scalars.ts";

const client = { client_id: textSchema, client_secret: z.optional(textSchema), scope: z.optional(textSchema) };

/** Unknown parameters are ignored, as RFC 6749 section 3.2 asks of this one call. */
export const tokenRequestSchema = z.discriminatedUnion("grant_type", [
  z.object({
    ...client,
    grant_type: z.literal("password"),
    username: z.string().check(z.maxLength(254)),
    password: typedPasswordSchema,
  }),
  z.object({ ...client, grant_type: z.literal("refresh_token"), refresh_token: z.string().check(z.maxLength(512)) }),
]);
export type TokenRequest = z.output<typeof tokenRequestSchema>;

export const tokenResponseSchema = z.object({
  access_token: textSchema,
  refresh_token: textSchema,
  token_type: z.literal("Bearer"),
  /** Seconds. */
  expires_in: numberSchema,
  scope: z.optional(textSchema),
});
export type TokenResponse = z.output<typeof tokenResponseSchema>;

/**
 * HTTP status by error. The first six are from RFC 6749. `refresh_in_progress` (423): the refresh token was rotated
 * less than ten seconds ago, usually by another tab. The newer tokens are then in the browser's storage.
 * `second_factor_required` (403): the password is right, and `second_factor` says what else is needed. `expired_token`:
 * the second step took too long, or had too many wrong answers. `unauthorized_client`: the password is right, but no
 * password signs in here: the account's organisation has an identity provider for that.
 */
export const OAUTH_ERRORS = {
  invalid_request: 400,
  invalid_client: 401,
  invalid_grant: 400,
  unauthorized_client: 400,
  unsupported_grant_type: 400,
  invalid_scope: 400,
  expired_token: 400,
  second_factor_required: 403,
  refresh_in_progress: 423,
  too_many_requests: 429,
  server_error: 500,
  temporarily_unavailable: 503,
} as const;
export type OAuthErrorCode = keyof typeof OAUTH_ERRORS;

export const oauthErrorSchema = z.object({
  error: withFallback(z.enum(Object.keys(OAUTH_ERRORS) as OAuthErrorCode[]), "server_error"),
  error_description: z.optional(textSchema),
  /** With `second_factor_required`; `secondFactorRequestSchema` reads it. */
  second_factor: z.optional(z.unknown()),
});

/** Accepts JSON and form encoding; responds with `Cache-Control: no-store`. */
export const requestToken = defineEndpoint({
  name: "oauth.token",
  summary: "Sign in with a password, or refresh the session with a refresh token",
  method: "POST",
  path: PATHS.token,
  access: { kind: "public" },
  changes: "neither",
  body: tokenRequestSchema,
  status: 200,
  response: tokenResponseSchema,
  problems: [],
  fromPrograms: true,
  errors: "oauth",
});

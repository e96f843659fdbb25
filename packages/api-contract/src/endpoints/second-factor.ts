/** Calls about the second factor of staff. Apart from the session's calls, because only two screens need them. */
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { flagSchema, integerSchema, momentSchema, textSchema } from "../entities/scalars.ts";
import { labelSchema } from "../fields.ts";
import { tokenResponseSchema } from "./oauth.ts";

const LONGEST = 8_192;
/** Binary data of WebAuthn. */
const base64url = z.string().check(z.regex(/^[A-Za-z0-9_-]*$/), z.maxLength(LONGEST));
/** How an authenticator is reached; browsers may add words. */
const transportSchema = z.string().check(z.maxLength(32));
const credentialSchema = z.object({
  id: base64url,
  type: z.literal("public-key"),
  transports: z.array(transportSchema),
});
const userVerificationSchema = z.enum(["discouraged", "preferred", "required"]);

/** Options for `navigator.credentials.create`, as JSON. */
export const passkeyCreationSchema = z.object({
  challenge: base64url,
  rp: z.object({ id: textSchema, name: textSchema }),
  user: z.object({ id: base64url, name: textSchema, displayName: textSchema }),
  pubKeyCredParams: z.array(z.object({ alg: integerSchema, type: z.literal("public-key") })),
  timeout: integerSchema,
  attestation: z.literal("none"),
  excludeCredentials: z.array(credentialSchema),
  authenticatorSelection: z.object({
    residentKey: userVerificationSchema,
    userVerification: userVerificationSchema,
    requireResidentKey: flagSchema,
  }),
});

/** Options for `navigator.credentials.get`, as JSON. */
export const passkeyRequestSchema = z.object({
  challenge: base64url,
  rpId: textSchema,
  allowCredentials: z.array(credentialSchema),
  userVerification: userVerificationSchema,
  timeout: integerSchema,
});

const credentialFields = {
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
};

/** A new credential of the browser. */
const createdPasskeySchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(transportSchema).check(z.maxLength(10))),
  }),
});
export type CreatedPasskey = z.output<typeof createdPasskeySchema>;

/** The browser's proof that it holds a passkey. */
const passkeyProofSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
});
export type PasskeyProof = z.output<typeof passkeyProofSchema>;

const totpCodeSchema = z.string().check(z.regex(/^\d{6}$/));

/** `second_factor` of the error `second_factor_required`: what the rest of the sign-in needs. */
export const secondFactorRequestSchema = z.object({
  /** Stands for the correct password, for five minutes. */
  token: textSchema,
  /** Whether the account has an authenticator app. */
  totp: flagSchema,
  /** Null without a passkey. */
  passkey: z.nullable(passkeyRequestSchema),
});
export type SecondFactorRequest = z.output<typeof secondFactorRequestSchema>;

export const secondFactorAnswerSchema = z.discriminatedUnion("method", [
  z.object({ method: z.literal("totp"), code: totpCodeSchema }),
  z.object({ method: z.literal("recovery"), code: z.string().check(z.maxLength(40)) }),
  z.object({ method: z.literal("passkey"), proof: passkeyProofSchema }),
]);
export type SecondFactorAnswer = z.output<typeof secondFactorAnswerSchema>;

/**
 * The second step of a sign-in. `invalid_grant`: the answer is wrong. `expired_token`: sign in with the password again.
 */
export const answerSecondFactor = defineEndpoint({
  name: "oauth.secondFactor",
  summary: "Complete a sign-in with a second factor",
  method: "POST",
  path: "/oauth/second-factor",
  access: { kind: "public" },
  changes: "neither",
  body: z.object({
    client_id: textSchema,
    client_secret: z.optional(textSchema),
    token: z.string().check(z.maxLength(512)),
    answer: secondFactorAnswerSchema,
  }),
  status: 200,
  response: tokenResponseSchema,
  problems: [],
  fromPrograms: true,
  errors: "oauth",
});

const passkeySchema = z.object({
  id: textSchema,
  name: textSchema,
  createdAt: momentSchema,
  lastUsedAt: z.nullable(momentSchema),
});

const staff = { access: { kind: "staff" }, withoutSecondFactor: true } as const;
/** Changes need a recent sign-in. */
const changing = { ...staff, problems: ["sign-in-again"] } as const;
/** The codes appear once, when the account gets its first factor; null afterwards. */
const enrolledSchema = z.object({ recoveryCodes: z.nullable(z.array(textSchema)) });

export const getSecondFactor = defineEndpoint({
  name: "secondFactor.get",
  summary: "The user's second factor",
  method: "GET",
  path: "/api/account/second-factor",
  ...staff,
  status: 200,
  response: z.object({
    /** Whether an organisation of the user requires a second factor. */
    isRequired: flagSchema,
    hasTotp: flagSchema,
    passkeys: z.array(passkeySchema),
    recoveryCodesLeft: integerSchema,
    /** Whether the sign-in is recent enough to change the second factor. */
    mayChange: flagSchema,
  }),
  problems: [],
});

export const startTotp = defineEndpoint({
  name: "secondFactor.startTotp",
  summary: "Create a secret for an authenticator app; it counts after `confirmTotp`",
  method: "POST",
  path: "/api/account/totp",
  changes: "neither",
  ...changing,
  problems: ["sign-in-again", "limit-reached"],
  status: 200,
  response: z.object({
    /** Base32, to type over. */
    secret: textSchema,
    /** `otpauth:` address, for a QR code. */
    address: textSchema,
  }),
});

export const confirmTotp = defineEndpoint({
  name: "secondFactor.confirmTotp",
  summary: "Confirm an authenticator app with its first code",
  method: "POST",
  path: "/api/account/totp/confirm",
  changes: "neither",
  ...changing,
  problems: ["sign-in-again", "code-wrong"],
  body: z.strictObject({ code: totpCodeSchema }),
  status: 200,
  response: enrolledSchema,
});

export const removeTotp = defineEndpoint({
  name: "secondFactor.removeTotp",
  summary: "Remove the authenticator app",
  method: "DELETE",
  path: "/api/account/totp",
  changes: "neither",
  ...changing,
  status: 204,
});

export const startPasskey = defineEndpoint({
  name: "secondFactor.startPasskey",
  summary: "Options to create a passkey",
  method: "POST",
  path: "/api/account/passkeys/options",
  changes: "neither",
  ...changing,
  problems: ["sign-in-again", "limit-reached"],
  status: 200,
  response: z.object({ token: textSchema, options: passkeyCreationSchema }),
});

export const addPasskey = defineEndpoint({
  name: "secondFactor.addPasskey",
  summary: "Store a new passkey",
  method: "POST",
  path: "/api/account/passkeys",
  changes: "neither",
  ...changing,
  problems: ["sign-in-again", "code-wrong"],
  body: z.strictObject({
    token: z.string().check(z.maxLength(512)),
    name: labelSchema,
    created: createdPasskeySchema,
  }),
  status: 200,
  response: enrolledSchema,
});

export const removePasskey = defineEndpoint({
  name: "secondFactor.removePasskey",
  summary: "Remove a passkey",
  method: "DELETE",
  path: "/api/account/passkeys/{passkeyId}",
  changes: "neither",
  ...changing,
  params: z.object({ passkeyId: base64url }),
  status: 204,
});

export const renewRecoveryCodes = defineEndpoint({
  name: "secondFactor.renewRecoveryCodes",
  summary: "Replace the recovery codes",
  method: "POST",
  path: "/api/account/recovery-codes",
  changes: "neither",
  ...changing,
  problems: ["sign-in-again", "not-found"],
  status: 200,
  response: z.object({ recoveryCodes: z.array(textSchema) }),
});

import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { flagSchema, idSchema, textSchema } from "../entities/scalars.ts";
import { userSchema } from "../entities/user.ts";
import { buildNumberSchema, emailSchema, newPasswordSchema, personNameSchema } from "../fields.ts";
import { idParameter, linkTokenParameter } from "./parameters.ts";

const passwordsAreEqual = z.refine<{ password: string; password_confirmation: string }>(
  (body) => body.password === body.password_confirmation,
  { error: "passwordsAreNotEqual", path: ["password_confirmation"] },
);

/**
 * `success` with a token: signed in as the invited user, who may register once. Otherwise `redirect`, if set, is a path
 * of this site to open. The response does not reveal whether an account exists.
 */
export const userByHashSchema = z.object({
  success: flagSchema,
  access_token: z.nullable(textSchema),
  redirect: z.nullable(textSchema),
});

export const getUserByHash = defineEndpoint({
  name: "users.byHash",
  summary: "Open an invitation",
  method: "GET",
  path: "/api/user/byhash/{hash}",
  access: { kind: "public" },
  params: z.object({ hash: linkTokenParameter }),
  status: 200,
  response: userByHashSchema,
  problems: [],
});

export const registrationSchema = z
  .strictObject({
    firstName: personNameSchema,
    lastName: personNameSchema,
    /** Used only when the invitation has no build number. */
    buildNo: z.optional(buildNumberSchema),
    email: emailSchema,
    password: newPasswordSchema,
    password_confirmation: textSchema,
    approveConditions: z.literal(true),
  })
  .check(passwordsAreEqual);

/**
 * Completes an invitation; works once, with the token of `users.byHash`. The e-mail address must be the invited one.
 */
export const registerUser = defineEndpoint({
  name: "users.register",
  summary: "Register: name, own password and approval of the terms",
  method: "PUT",
  path: "/api/users/{id}",
  access: { kind: "self" },
  changes: "neither",
  params: z.object({ id: idParameter }),
  body: registrationSchema,
  status: 200,
  /** `result` is the user; `access_token` and `refresh_token` start a full session. */
  response: z.object({ result: z.nullable(userSchema), access_token: textSchema, refresh_token: textSchema }),
  problems: ["forbidden", "home-refused", "link-used", "password-common"],
});

/** Responds 202 for known and unknown addresses alike. */
export const requestPasswordReset = defineEndpoint({
  name: "users.requestPasswordReset",
  summary: "Request a mail with a reset link",
  method: "POST",
  path: "/api/user/password/email",
  access: { kind: "public" },
  changes: "neither",
  body: z.strictObject({ email: emailSchema }),
  status: 202,
  problems: [],
});

/** Says nothing about accounts: a link that never existed gets the same response as a used or expired one. */
export const checkResetLink = defineEndpoint({
  name: "users.checkResetLink",
  summary: "Whether a reset link can still be used",
  method: "POST",
  path: "/api/user/password/reset-link",
  access: { kind: "public" },
  changes: "neither",
  body: z.strictObject({ token: linkTokenParameter }),
  status: 200,
  response: z.object({ isUsable: flagSchema }),
  problems: [],
});

export const resetPassword = defineEndpoint({
  name: "users.resetPassword",
  summary:
    "Set a new password with a reset link; ends every other session and signs in, unless a second factor is needed",
  method: "POST",
  path: "/api/user/password/reset",
  access: { kind: "public" },
  changes: "neither",
  body: z
    .strictObject({ token: linkTokenParameter, password: newPasswordSchema, password_confirmation: textSchema })
    .check(passwordsAreEqual),
  status: 200,
  /** Null for an account with a second factor, which signs in with the new password. */
  response: z.object({ access_token: z.nullable(textSchema), refresh_token: z.nullable(textSchema) }),
  problems: ["reset-token-invalid", "password-common"],
});

export const changeHouseType = defineEndpoint({
  name: "users.changeHouseType",
  summary: "Staff: select another house type of a project",
  method: "POST",
  path: "/api/user/change-house-type",
  access: { kind: "staff" },
  changes: "neither",
  body: z.strictObject({ houseTypeId: idSchema }),
  status: 204,
  problems: [],
});

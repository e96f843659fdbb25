/** Calls of admins and project admins about the invitations of a project's buyers. */
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { flagSchema, idSchema, integerSchema, momentSchema, textSchema } from "../entities/scalars.ts";
import { emailSchema } from "../fields.ts";
import { buyerParams, projectParams } from "./parameters.ts";
import { formOf } from "../entities/upload.ts";
import { SHEET_BODY_LIMIT, sheetFileSchema, sheetLine, typedSchema } from "./sheets.ts";

/** Most buyers of one list. */
export const INVITED_AT_ONCE = 500;

export const INVITATION_FIELDS = ["buildNumber", "houseType", "firstName", "lastName", "email", "coBuyer"] as const;
export type InvitationField = (typeof INVITATION_FIELDS)[number];

const typedRow = {
  ...sheetLine,
  buildNumber: typedSchema,
  /** The name of a house type, without regard for case, accents and spaces. Empty for that of the project's home. */
  houseType: typedSchema,
  firstName: typedSchema,
  lastName: typedSchema,
  email: typedSchema,
  /** "ja" for a co-buyer, who shares the choices of who has the home; else empty or "nee". Earlier versions do not send it. */
  coBuyer: z._default(typedSchema, ""),
};
const invitationRowSchema = z.strictObject(typedRow);
export type InvitationRow = z.output<typeof invitationRowSchema>;

const checkedRowSchema = z.object({
  ...typedRow,
  /** `invited`: somebody was invited for this home with this address before; nothing is sent. */
  state: z.enum(["new", "invited", "fault"]),
  faults: z.array(z.object({ field: z.enum(INVITATION_FIELDS), reason: textSchema })),
});
export type CheckedRow = z.output<typeof checkedRowSchema>;

export const readInvitationSheet = defineEndpoint({
  name: "invitations.read",
  summary: "Read the buyers of a sheet; columns are found by their Dutch headings, and nobody is invited",
  method: "POST",
  path: "/api/staff/projects/{projectId}/invitations/sheet",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: projectParams,
  bodyLimit: SHEET_BODY_LIMIT,
  form: formOf,
  body: sheetFileSchema,
  status: 200,
  /** With a fault of the sheet as a whole, in Dutch, there are no rows. */
  response: z.object({ rows: z.array(invitationRowSchema), faults: z.array(textSchema) }),
  problems: [],
});

/**
 * All or nothing: with a fault in any row nobody is invited. Without `dryRun` everyone who is new is invited in one
 * transaction, and gets a mail.
 */
export const inviteBuyers = defineEndpoint({
  name: "invitations.send",
  summary: "Invite buyers of a project, or say what that would do",
  method: "POST",
  path: "/api/staff/projects/{projectId}/invitations",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: projectParams,
  bodyLimit: SHEET_BODY_LIMIT,
  body: z.strictObject({
    rows: z.array(invitationRowSchema).check(z.minLength(1), z.maxLength(INVITED_AT_ONCE)),
    dryRun: flagSchema,
  }),
  status: 200,
  /** `sent`: number of mails that were queued; null when nobody was invited. */
  response: z.object({ rows: z.array(checkedRowSchema), sent: z.nullable(integerSchema) }),
  problems: [],
});

/** `link`: a command printed the link. */
export const INVITATION_STATES = [
  "queued",
  "link",
  "sent",
  "bounced",
  "failed",
  "registered",
  "expired",
  "withdrawn",
] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

const invitationSchema = z.object({
  userId: idSchema,
  /** The newest invitation; null when it was removed after its time. A change names the one that it was read with. */
  invitationId: z.nullable(idSchema),
  name: textSchema,
  email: textSchema,
  buildNumber: textSchema,
  houseType: textSchema,
  /** Shares the choices of the first buyer of the home. Absent in answers of earlier versions. */
  isCoBuyer: z.optional(flagSchema),
  state: z.enum(INVITATION_STATES),
  invitedAt: z.nullable(momentSchema),
  mailedAt: z.nullable(momentSchema),
  /** End of the link; null without an invitation. */
  expiresAt: z.nullable(momentSchema),
});
export type BuyerInvitation = z.output<typeof invitationSchema>;

export const listInvitations = defineEndpoint({
  name: "invitations.list",
  summary: "Everyone who was invited as a buyer of a project, by building number",
  method: "GET",
  path: "/api/staff/projects/{projectId}/invitations",
  access: { kind: "catalogueAdmin" },
  params: projectParams,
  status: 200,
  response: z.object({ items: z.array(invitationSchema) }),
  problems: [],
});

/**
 * `done`, or why nothing changed: the invitation is not the newest any more or was used (`changed`), another account
 * has the address (`address-taken`), the account is of somebody who had a home before and gets no other address (`had-home`), or nobody
 * can be invited for the home any more (`home-refused`).
 */
const changedSchema = z.object({ outcome: z.enum(["done", "changed", "address-taken", "had-home", "home-refused"]) });
export type InvitationOutcome = z.output<typeof changedSchema>["outcome"];
const seen = { invitationId: z.nullable(idSchema) };

/** Also for one that expired or was withdrawn. The earlier link stops working. */
export const resendInvitation = defineEndpoint({
  name: "invitations.resend",
  summary: "Mail a new link to an invited buyer, to the same or to a corrected address",
  method: "PUT",
  path: "/api/staff/projects/{projectId}/invitations/{userId}",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: buyerParams,
  /** `email`: null for the same address. */
  body: z.strictObject({ ...seen, email: z.nullable(emailSchema) }),
  status: 200,
  response: changedSchema,
  problems: [],
});

export const withdrawInvitation = defineEndpoint({
  name: "invitations.withdraw",
  summary: "End the link of an invited buyer; the home can then be given to somebody else",
  method: "POST",
  path: "/api/staff/projects/{projectId}/invitations/{userId}/withdrawal",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: buyerParams,
  body: z.strictObject(seen),
  status: 200,
  response: changedSchema,
  problems: [],
});

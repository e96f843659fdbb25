/** Calls of admins about the accounts of staff. */
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { idParameter } from "./parameters.ts";
import { flagSchema, idSchema, textSchema } from "../entities/scalars.ts";

const staffAccountSchema = z.object({
  id: idSchema,
  email: textSchema,
  firstName: textSchema,
  lastName: textSchema,
  role: z.enum(["admin", "projectadmin", "showroomadvisor"]),
  /** Name of the organisation; null without one. */
  organisation: z.nullable(textSchema),
  isEnabled: flagSchema,
  hasSecondFactor: flagSchema,
  isSecondFactorRequired: flagSchema,
});
export type StaffAccount = z.output<typeof staffAccountSchema>;

const accountParams = z.object({ userId: idParameter });

export const listStaffAccounts = defineEndpoint({
  name: "accounts.list",
  summary: "Accounts of staff",
  method: "GET",
  path: "/api/staff/accounts",
  access: { kind: "admin" },
  status: 200,
  response: z.array(staffAccountSchema),
  problems: [],
});

/** One's own account and accounts of buyers are not found. */
export const switchStaffAccount = defineEndpoint({
  name: "accounts.switch",
  summary: "Switch an account of staff off, which ends its sessions at once, or on",
  method: "PUT",
  path: "/api/staff/accounts/{userId}",
  access: { kind: "admin" },
  changes: "neither",
  params: accountParams,
  body: z.strictObject({ isEnabled: flagSchema }),
  status: 204,
  problems: ["not-found"],
});

/** Ends the account's sessions. One's own account and accounts of buyers are not found. */
export const resetStaffSecondFactor = defineEndpoint({
  name: "accounts.resetSecondFactor",
  summary: "Remove the second factor of a member of staff who lost it",
  method: "DELETE",
  path: "/api/staff/accounts/{userId}/second-factor",
  access: { kind: "admin" },
  changes: "neither",
  params: accountParams,
  status: 204,
  problems: ["not-found"],
});

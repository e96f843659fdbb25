import { and, eq, gt, isNull } from "drizzle-orm";
import { now } from "@showroom/service/clock";
import { passwordResets } from "../database/schema/accounts.ts";
import { digestOf } from "./secrets.ts";

/** Finds the reset that a mailed link may still be used for. */
export const isUsableReset = (token: string) =>
  and(eq(passwordResets.hash, digestOf(token)), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now()));

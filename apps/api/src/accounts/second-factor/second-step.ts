import { eq } from "drizzle-orm";
import type { SecondFactorRequest } from "@showroom/api-contract/endpoints/second-factor";
import { users } from "../../database/schema/accounts.ts";
import type { UserRow } from "../../kernel/asker.ts";
import type { AppContext } from "../../kernel/context.ts";
import { startChallenge } from "./challenges.ts";
import { hasSecondFactor } from "./factor-state.ts";
import { requestOptions } from "./passkeys.ts";

/** What a user with a correct password must answer; null without a second factor. */
export async function startSecondStep(
  { db, config }: Pick<AppContext, "db" | "config">,
  user: UserRow,
): Promise<SecondFactorRequest | null> {
  const [state] = await db.select({ has: hasSecondFactor }).from(users).where(eq(users.id, user.id));
  if (!state?.has) return null;
  const passkey = await requestOptions(db, config, user.id);
  const token = await startChallenge(db, user.id, "sign-in", passkey?.challenge ?? null);
  return { token, totp: user.totpConfirmedAt !== null, passkey };
}

import { eq } from "drizzle-orm";
import { setPhoneNumber } from "@showroom/api-contract/endpoints/phone-number";
import { users } from "../../database/schema/accounts.ts";
import { registered } from "../../kernel/asker.ts";
import { operation } from "../../kernel/operation.ts";

export const setPhoneNumberOperation = operation(setPhoneNumber, async ({ app, asker, body: { phoneNumber } }) => {
  await app.db
    .update(users)
    .set({ phone: phoneNumber })
    .where(eq(users.id, registered(asker).user.id));
  return { phoneNumber };
});

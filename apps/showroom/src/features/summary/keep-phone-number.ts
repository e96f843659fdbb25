import { setPhoneNumber } from "@showroom/api-contract/endpoints/phone-number";
import { phoneNumberSchema } from "@showroom/api-contract/fields";
import { replaceData } from "@showroom/web-app/queries/replace-data";
import { api, connection } from "../../shared/api/api.ts";

/** Stores the user's telephone number, unless it is known already. */
export async function keepPhoneNumber(typed: string, known: string): Promise<"kept" | "invalid" | "failed"> {
  if (typed === known) return "kept";
  const read = phoneNumberSchema.safeParse(typed);
  if (!read.success) return "invalid";
  try {
    const { phoneNumber } = await api.call(setPhoneNumber, { body: { phoneNumber: read.data } });
    const { queryClient, userQuery } = connection;
    const user = queryClient.getQueryData(userQuery.queryKey);
    if (user !== undefined) replaceData(queryClient, userQuery, { ...user, phone: phoneNumber });
    return "kept";
  } catch {
    return "failed";
  }
}

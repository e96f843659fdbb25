/** The telephone number of the signed-in user, which registering does not ask for. */
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { phoneNumberSchema } from "../fields.ts";

export const setPhoneNumber = defineEndpoint({
  name: "users.setPhoneNumber",
  summary: "Set the user's own telephone number, on which the showroom can call about a request",
  method: "PUT",
  path: "/api/user/phone-number",
  access: { kind: "user" },
  changes: "neither",
  body: z.strictObject({ phoneNumber: phoneNumberSchema }),
  status: 200,
  response: z.object({ phoneNumber: phoneNumberSchema }),
  problems: [],
});

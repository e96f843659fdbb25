import * as z from "zod/mini";
import { emailSchema, phoneNumberSchema, remarksSchema, senderNameSchema } from "@showroom/api-contract/fields";
import { accepted, required } from "../../shared/forms/field-rule.ts";
import { contactTexts as texts } from "./texts.ts";

export const contactSchema = z.object({
  name: accepted(senderNameSchema, texts.nameRequired),
  email: required(emailSchema, texts.emailRequired, texts.emailInvalid),
  phoneNumber: required(phoneNumberSchema, texts.phoneRequired, texts.phoneInvalid),
  remarks: accepted(remarksSchema, texts.remarksRequired),
});
export type ContactValues = z.output<typeof contactSchema>;

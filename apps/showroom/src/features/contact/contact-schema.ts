import * as z from "zod/mini";
import {
  emailSchema,
  phoneNumberSchema,
  REMARKS_MAX_LENGTH,
  remarksSchema,
  senderNameSchema,
} from "@showroom/api-contract/fields";
import { MAX_NAME_LENGTH } from "@showroom/domain/validation/patterns";
import { required } from "../../shared/forms/field-rule.ts";
import { contactTexts as texts } from "./texts.ts";

export const contactSchema = z.object({
  name: required(senderNameSchema, texts.nameRequired, texts.nameTooLong(MAX_NAME_LENGTH)),
  email: required(emailSchema, texts.emailRequired, texts.emailInvalid),
  phoneNumber: required(phoneNumberSchema, texts.phoneRequired, texts.phoneInvalid),
  remarks: required(remarksSchema, texts.remarksRequired, texts.remarksTooLong(REMARKS_MAX_LENGTH)),
});
export type ContactValues = z.output<typeof contactSchema>;

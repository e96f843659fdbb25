import * as z from "zod/mini";
import {
  emailSchema,
  personNameSchema,
  phoneNumberSchema,
  REMARKS_MAX_LENGTH,
  remarksSchema,
} from "@showroom/api-contract/fields";
import { MAX_NAME_LENGTH } from "@showroom/domain/validation/person-name";
import { required } from "../../shared/forms/field-rule.ts";
import { contactTexts as texts } from "./texts.ts";

export const contactSchema = z.object({
  name: required(personNameSchema, texts.nameRequired, texts.nameInvalid(MAX_NAME_LENGTH)),
  email: required(emailSchema, texts.emailRequired, texts.emailInvalid),
  phoneNumber: required(phoneNumberSchema, texts.phoneRequired, texts.phoneInvalid),
  remarks: required(remarksSchema, texts.remarksRequired, texts.remarksTooLong(REMARKS_MAX_LENGTH)),
});
export type ContactValues = z.output<typeof contactSchema>;

import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { idSchema } from "../entities/scalars.ts";
import { emailSchema, personNameSchema, phoneNumberSchema, remarksSchema } from "../fields.ts";

export const projectQuestionSchema = z.strictObject({
  project: z.strictObject({ id: idSchema }),
  name: personNameSchema,
  email: emailSchema,
  phoneNumber: phoneNumberSchema,
  remarks: remarksSchema,
});

export const askProjectQuestion = defineEndpoint({
  name: "projects.ask",
  summary: "Send the contact form to the project's showroom",
  method: "POST",
  path: "/api/conversion/forms/project-question",
  access: { kind: "public" },
  changes: "neither",
  body: projectQuestionSchema,
  status: 202,
  problems: [],
});

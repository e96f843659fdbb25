import { z } from "zod";
import { SUBMIT_TYPES } from "@showroom/domain/model/submit-type";
import { GENDERS, ROLES } from "@showroom/domain/model/user";
import { buildNumberSchema, emailSchema, knownNameSchema } from "../fields.ts";
import { keySchema, textSchema } from "./fields.ts";

const moment = z.iso.datetime({ offset: true });

/** Fixed accounts for demonstrations. A server in production mode refuses a bundle that has them. */
export const bundleDemoAccountSchema = z.strictObject({
  email: emailSchema,
  /** Absent for an invited person who has not registered. */
  password: z.string().optional(),
  /** The token of the invitation link; only for an invited account. */
  invitation: z.string().min(8).optional(),
  firstName: knownNameSchema,
  lastName: knownNameSchema,
  role: z.enum(ROLES),
  /** Key of the organisation the account belongs to. */
  organisation: keySchema.optional(),
  gender: z.enum(GENDERS).optional(),
  phone: textSchema.optional(),
  dateOfBirth: z.iso.date().optional(),
  credits: z.int().min(0).default(0),
  avatarUrl: z.url({ protocol: /^https?$/ }).optional(),
  hasNewsLetter: z.boolean().default(false),
  hasFacebook: z.boolean().default(false),
  stylesTextual: textSchema.optional(),
  /** Key of the house type; only for buyers. */
  houseType: keySchema.optional(),
  buildNumber: z.optional(buildNumberSchema),
  /** Pages (by key) confirmed with standard choices at the start. */
  confirmedPages: z.array(keySchema).default([]),
  /** Choices on the confirmed pages that offer them; other choices are the standard. */
  choices: z
    .strictObject({
      /** Keys of a floor colour and of its baseboard; without them there is no living-room floor. */
      floor: z.strictObject({ color: keySchema, baseboard: keySchema }).optional(),
      /** Keys of offers of wall tiles, floor tiles and sanitary ware, in their main variant. */
      offers: z.array(keySchema).default([]),
    })
    .optional(),
  submitType: z.enum(SUBMIT_TYPES).optional(),
  /** The submission also requests a 3D drawing. */
  submit3D: z.boolean().default(false),
  appointment: z
    .strictObject({
      employeeName: textSchema.min(1),
      fromDate: moment,
      toDate: moment,
      isBooked: z.boolean(),
      durationInMinutes: z.int().min(1),
    })
    .optional(),
});

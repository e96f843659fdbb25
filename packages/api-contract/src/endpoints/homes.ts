/** Calls of admins and project admins about the homes of a project. */
import * as z from "zod/mini";
import { HOME_STATES } from "@showroom/domain/staff/project-home";
import { defineEndpoint } from "../endpoint.ts";
import { flagSchema, idSchema, integerSchema, textSchema } from "../entities/scalars.ts";
import { idParameter, projectParams } from "./parameters.ts";
import { formOf } from "../entities/upload.ts";
import { SHEET_BODY_LIMIT, sheetFileSchema, sheetLine, typedSchema } from "./sheets.ts";

/** Most homes of one list. */
export const HOMES_AT_ONCE = 2_000;
export const PHASE_MAX_LENGTH = 60;
export const ADDRESS_MAX_LENGTH = 200;

export const HOME_FIELDS = ["buildNumber", "houseType", "phase", "address"] as const;
export type HomeField = (typeof HOME_FIELDS)[number];

const typedHome = {
  buildNumber: typedSchema,
  /** The name of a house type, without regard for case, accents and spaces. */
  houseType: typedSchema,
  phase: typedSchema,
  address: typedSchema,
};
const homeRowSchema = z.strictObject({ ...sheetLine, ...typedHome });
export type HomeRow = z.output<typeof homeRowSchema>;

const faultsSchema = z.array(z.object({ field: z.enum(HOME_FIELDS), reason: textSchema }));

const checkedHomeSchema = z.object({
  ...sheetLine,
  ...typedHome,
  /** `changed`: the home is there, with another house type, phase or address. `known`: it is there like this. */
  state: z.enum(["new", "changed", "known", "fault"]),
  faults: faultsSchema,
});
export type CheckedHome = z.output<typeof checkedHomeSchema>;

export const readHomeSheet = defineEndpoint({
  name: "homes.read",
  summary: "Read the homes of a sheet; columns are found by their Dutch headings, and nothing is stored",
  method: "POST",
  path: "/api/staff/projects/{projectId}/homes/sheet",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: projectParams,
  bodyLimit: SHEET_BODY_LIMIT,
  form: formOf,
  body: sheetFileSchema,
  status: 200,
  /** With a fault of the sheet as a whole, in Dutch, there are no rows. */
  response: z.object({ rows: z.array(homeRowSchema), faults: z.array(textSchema) }),
  problems: [],
});

/** All or nothing: with a fault in any row no home changes. Empty texts leave what a home has. */
export const saveHomes = defineEndpoint({
  name: "homes.save",
  summary: "Add homes to a project and complete those that it has, or say what that would do",
  method: "POST",
  path: "/api/staff/projects/{projectId}/homes",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: projectParams,
  bodyLimit: SHEET_BODY_LIMIT,
  body: z.strictObject({
    rows: z.array(homeRowSchema).check(z.minLength(1), z.maxLength(HOMES_AT_ONCE)),
    dryRun: flagSchema,
  }),
  status: 200,
  /** `saved`: number of homes that were added or changed; null when nothing was stored. */
  response: z.object({ rows: z.array(checkedHomeSchema), saved: z.nullable(integerSchema) }),
  problems: [],
});

const homeSchema = z.object({
  id: idSchema,
  /** A change names the version that it was read with. */
  version: integerSchema,
  buildNumber: textSchema,
  /** Empty for none. */
  houseType: textSchema,
  /** Empty for none. */
  phase: textSchema,
  /** Empty for none. */
  address: textSchema,
  state: z.enum(HOME_STATES),
  /** Everyone who was invited for the home and not withdrawn; the name is the address of who has none yet. */
  buyers: z.array(z.object({ userId: idSchema, name: textSchema })),
  /** How often all its buyers left. Absent in answers of earlier versions. */
  former: z.optional(integerSchema),
});
export type ProjectHome = z.output<typeof homeSchema>;

export const listHomes = defineEndpoint({
  name: "homes.list",
  summary: "The homes of a project with their buyers, by building number",
  method: "GET",
  path: "/api/staff/projects/{projectId}/homes",
  access: { kind: "catalogueAdmin" },
  params: projectParams,
  status: 200,
  response: z.object({ items: z.array(homeSchema) }),
  problems: [],
});

export const changeHome = defineEndpoint({
  name: "homes.change",
  summary: "Change a home, close it for invitations or open it again; its buyers get a changed building number",
  method: "PUT",
  path: "/api/staff/projects/{projectId}/homes/{homeId}",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: z.object({ projectId: idParameter, homeId: idParameter }),
  body: z.strictObject({ version: integerSchema, ...typedHome, isClosed: flagSchema }),
  status: 200,
  /** `changed`: the home is not as its author saw it; nothing happened. `faults` are of the fields. */
  response: z.object({ outcome: z.enum(["done", "changed", "faults"]), faults: faultsSchema }),
  problems: [],
});

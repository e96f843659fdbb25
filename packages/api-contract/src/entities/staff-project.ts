import * as z from "zod/mini";
import { PROJECT_STATES } from "@showroom/domain/model/project";
import { priceGroupSchema, projectStatusSchema } from "./project.ts";
import { integerSchema, momentSchema, textSchema } from "./scalars.ts";

/** A project that staff may enter. */
export const staffProjectSchema = z.object({
  id: integerSchema,
  name: textSchema,
  slug: textSchema,
  status: projectStatusSchema,
  state: z.enum(PROJECT_STATES),
  /** 1 Actief, 0 Inactief; an unknown number is read as Actief. */
  priceGroup: priceGroupSchema,
  /** The same for the prices of floors. */
  floorPriceGroup: priceGroupSchema,
  showroomName: textSchema,
  houseTypes: z.array(z.object({ id: integerSchema, name: textSchema })),
  buyerCount: integerSchema,
  submittedCount: integerSchema,
  lastChangeAt: z.nullable(momentSchema),
});
export type StaffProject = z.output<typeof staffProjectSchema>;

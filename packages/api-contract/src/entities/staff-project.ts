import * as z from "zod/mini";
import { PROJECT_STATES } from "@showroom/domain/model/project";
import { priceGroupSchema, projectStatusSchema } from "./project.ts";
import { momentSchema } from "./scalars.ts";

/** A project that staff may enter. */
export const staffProjectSchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  status: projectStatusSchema,
  state: z.enum(PROJECT_STATES),
  /** 1 Actief, 0 Inactief; an unknown number is read as Actief. */
  priceGroup: priceGroupSchema,
  /** The same for the prices of floors. */
  floorPriceGroup: priceGroupSchema,
  showroomName: z.string(),
  houseTypes: z.array(z.object({ id: z.int(), name: z.string() })),
  buyerCount: z.int(),
  submittedCount: z.int(),
  lastChangeAt: z.nullable(momentSchema),
});
export type StaffProject = z.output<typeof staffProjectSchema>;

import * as z from "zod/mini";
import { roomChoiceSchema } from "./choices.ts";
import { centsSchema, integerSchema, momentSchema, textSchema } from "./scalars.ts";

/** A named set of choices for one room, stored next to the current choices. */
export const roomVersionSchema = z.object({
  id: integerSchema,
  projectPageId: integerSchema,
  name: textSchema,
  roomChoice: roomChoiceSchema,
  /** The room's total at today's prices. */
  totalPrice: centsSchema,
  createdAt: momentSchema,
  updatedAt: momentSchema,
});
export type RoomVersion = z.output<typeof roomVersionSchema>;

import * as z from "zod/mini";
import { momentSchema, textSchema } from "./scalars.ts";

/** A background job whose last attempt failed. It says nothing of the person that it was for. */
export const failedJobSchema = z.object({
  id: z.uuid(),
  /** Name of its queue, for example `mail.confirmation`. */
  queue: textSchema,
  queuedAt: momentSchema,
  failedAt: momentSchema,
  /** The error of its last attempt, without addresses and secrets. */
  reason: textSchema,
});
export type FailedJob = z.output<typeof failedJobSchema>;

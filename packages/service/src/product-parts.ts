import { z } from "zod";

const stateSchema = z.object({ state: z.enum(["starting", "up", "away"]), restarts: z.int().min(0) });
/** What the launcher of a product tells its servers. */
const messageSchema = z.object({ parts: z.record(z.string(), stateSchema) });

export type PartState = z.output<typeof stateSchema>;

/** Listens to the launcher that started this process, if one did. Gives what it told last, by the name of the part. */
export function hearOfParts(): () => Readonly<Record<string, PartState>> {
  let parts: Readonly<Record<string, PartState>> = {};
  if (process.channel === undefined) return () => parts;
  process.on("message", (message) => {
    const heard = messageSchema.safeParse(message);
    if (heard.success) parts = heard.data.parts;
  });
  // A listener alone must not keep the process alive.
  process.channel?.unref();
  return () => parts;
}

import { z } from "zod";

const stateSchema = z.object({ state: z.enum(["starting", "up", "away"]), restarts: z.int().min(0) });
/** The message of the launcher (`npm start`) to its servers. */
const messageSchema = z.object({ parts: z.record(z.string(), stateSchema) });

export type PartState = z.output<typeof stateSchema>;

/**
 * Listens to the launcher that started this process, if any. Returns a function that gives the last known state of each
 * part.
 */
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

import type { RenderMessage } from "@showroom/domain/render/render-request";

/** A picture as a hub announces it that keeps to the specification alone: it does not say for which request it is. */
export interface UnnamedPicture {
  readonly filename: string;
  readonly fullpath: string;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/**
 * Reads the arguments of `ReceiveMessage`: a message of our own hub with its render id, or filename and full path, as two arguments or
 * in one object. Null for anything else.
 */
export function receivedPicture(args: readonly unknown[]): RenderMessage | UnnamedPicture | null {
  const [first, second] = args;
  if (isText(first) && isText(second)) return { filename: first, fullpath: second };
  if (typeof first !== "object" || first === null) return null;
  const fields: Partial<Record<"renderId" | "filename" | "fullpath" | "fullPath", unknown>> = first;
  if (isText(fields.renderId)) return first as RenderMessage;
  const fullpath = fields.fullpath ?? fields.fullPath;
  return isText(fields.filename) && isText(fullpath) ? { filename: fields.filename, fullpath } : null;
}

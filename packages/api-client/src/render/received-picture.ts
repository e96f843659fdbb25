import type { RenderMessage } from "@showroom/domain/render/render-request";

/** A picture from a hub that only follows the specification, without a render id. */
export interface UnnamedPicture {
  readonly filename: string;
  readonly fullpath: string;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/**
 * Parses the arguments of `ReceiveMessage`: our hub's message with a render id, or filename and full path as two
 * arguments or in one object. Null for anything else.
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

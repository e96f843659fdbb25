import type { LoadedProject } from "../kernel/loaded-project.ts";

/** Header of a string, an object or an array, and a field of one, as V8 lays them out. */
const HEADER = 24;
const FIELD = 8;
/** A page is also kept as bytes in each encoding (packed-page.ts), together somewhat more than its text. */
const PACKED_SHARE = 1.3;

/** About how much memory a value takes; what it holds more than once counts once. */
function bytesOf(value: unknown, seen: Set<object>): number {
  if (typeof value === "string") return HEADER + value.length;
  if (typeof value !== "object" || value === null) return 0;
  if (seen.has(value)) return 0;
  seen.add(value);
  const fields = value instanceof Map ? [...value.values()] : Object.values(value);
  return fields.reduce<number>((sum, field) => sum + FIELD + bytesOf(field, seen), HEADER);
}

/** About how many bytes a project takes while it is kept, with its pages as they are sent. */
export function projectBytes(project: LoadedProject): number {
  const seen = new Set<object>();
  const pages = [...project.houseTypes.values()].map((houseType) => houseType.pages);
  const packed = bytesOf(pages, seen);
  return Math.ceil(packed * (1 + PACKED_SHARE) + bytesOf(project, seen));
}

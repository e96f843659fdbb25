import type { LoadedProject } from "../kernel/loaded-project.ts";

/** Bytes in V8 of the header of a string, object or array, and of a field. */
const HEADER = 24;
const FIELD = 8;
/** Factor for the serialised pages (packed-page.ts), which are cached too. */
const PACKED_SHARE = 1.3;

/** Estimated memory of a value in bytes; shared objects count once. */
function bytesOf(value: unknown, seen: Set<object>): number {
  if (typeof value === "string") return HEADER + value.length;
  if (typeof value !== "object" || value === null) return 0;
  if (seen.has(value)) return 0;
  seen.add(value);
  const fields = value instanceof Map ? [...value.values()] : Object.values(value);
  return fields.reduce<number>((sum, field) => sum + FIELD + bytesOf(field, seen), HEADER);
}

/** Estimated bytes of a cached project, including its serialised pages. */
export function projectBytes(project: LoadedProject): number {
  const seen = new Set<object>();
  const pages = [...project.houseTypes.values()].map((houseType) => houseType.pages);
  const packed = bytesOf(pages, seen);
  return Math.ceil(packed * (1 + PACKED_SHARE) + bytesOf(project, seen));
}

import { roomChoiceRequestSchema } from "@showroom/api-contract/entities/choices";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { watchSize } from "@showroom/service/watched-sizes";
import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import { storedText } from "./stored-text.ts";

/** Most characters of JSON whose rooms are kept. With the objects and what is cached by room they take about six times as much memory. */
const MOST_CHARACTERS = 8 * 1024 * 1024;

/** Valid rooms by their JSON. A room has several texts: the server's, the database's and those of clients. */
const known = new LRUCache<string, RoomChoice>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: (_room, json) => json.length,
});
watchSize("known-rooms-bytes", MOST_CHARACTERS, () => known.calculatedSize);

/** The JSON of each known room. */
const written = new WeakMap<RoomChoice, string>();

function freezeDeep(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const member of Object.values(value)) freezeDeep(member);
  Object.freeze(value);
}

/** A copy, because a part of a string keeps the whole string in memory. */
const copyOf = (text: string): string => Buffer.from(text).toString();

/** Keeps a valid room. Rooms that are equal become one frozen object. */
function keep(json: string, room: RoomChoice): RoomChoice {
  const ordered = JSON.stringify(room);
  const before = known.get(ordered);
  if (before === undefined) {
    freezeDeep(room);
    written.set(room, ordered);
    known.set(ordered, room);
    known.set(storedText(room), room);
  }
  const one = before ?? room;
  if (json !== ordered) known.set(copyOf(json), one);
  return one;
}

/** Text of values that are not known yet. */
const texts = new WeakMap<object, string>();

/**
 * The room with this JSON: the same object as before for a known one, which is valid whatever the catalogue is. Others
 * are parsed, and `knownRoomSchema` must check them.
 */
export function roomOfJson(json: string, parse: (json: string) => unknown): unknown {
  const room = known.get(json);
  if (room) return room;
  const value = parse(json);
  if (typeof value === "object" && value !== null) texts.set(value, json);
  return value;
}

/**
 * Accepts what `roomChoiceRequestSchema` accepts, and passes a known room without looking at it again. Equal rooms become
 * one object, so that what is cached by room (faults, rules, price) is found again.
 */
export const knownRoomSchema = z.pipe(
  z.unknown(),
  z.transform((value, context): RoomChoice => {
    if (typeof value === "object" && value !== null && written.has(value as RoomChoice)) return value as RoomChoice;
    const read = z.safeParse(roomChoiceRequestSchema, value);
    if (read.success) return keep(texts.get(value as object) ?? JSON.stringify(read.data), read.data);
    context.issues.push(...(read.error.issues as z.core.$ZodRawIssue[]));
    return z.NEVER;
  }),
) as unknown as z.ZodMiniType<RoomChoice>;

/** A stored room, as the known room that equals it. A room of an earlier release with other fields stays as it is. */
export function storedRoom(json: string): RoomChoice {
  const room = roomOfJson(json, JSON.parse) as RoomChoice;
  const read = z.safeParse(knownRoomSchema, room);
  return read.success ? read.data : room;
}

/** The room as JSON, which is written once for a known room. */
export const roomJson = (room: RoomChoice): string => written.get(room) ?? JSON.stringify(room);

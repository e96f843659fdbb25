import type { StoredRooms } from "../../database/schema/choices.ts";
import { cutJson } from "../../kernel/json-members.ts";
import type { Rooms } from "./check-rooms.ts";
import { roomJson, storedRoom } from "./known-rooms.ts";

/** Rooms as a JSON object. */
export const roomsJson = (rooms: Rooms): string =>
  `{${Object.entries(rooms)
    .map(([key, room]) => `${JSON.stringify(key)}:${roomJson(room)}`)
    .join(",")}}`;

/** Rooms from the JSON that the database keeps. */
export function roomsOfJson(json: string): StoredRooms {
  const cut = cutJson(json, []);
  if (!cut) throw new Error("Stored rooms are not an object by page id");
  return Object.fromEntries([...cut.values].map(([key, room]) => [key, storedRoom(room)]));
}

/** Rooms that the database driver has parsed, as `roomsOfJson` gives them. */
export const knownRooms = (rooms: StoredRooms): StoredRooms => roomsOfJson(JSON.stringify(rooms));

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roomChoiceRequestSchema } from "@showroom/api-contract/entities/choices";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import * as z from "zod/mini";
import { arbitraryOfZod } from "../../testing/arbitrary-of-schema.ts";
import { useDatabase } from "../../testing/use-database.ts";
import { knownRoomSchema, roomJson, roomOfJson, storedRoom } from "./known-rooms.ts";
import { roomsJson, roomsOfJson } from "./rooms-json.ts";
import { storedText } from "./stored-text.ts";

const database = useDatabase();
const tile = { pageProductId: 5, variantProjectProductId: 7 };
const options = [
  {
    tileOption: "CeilingHigh",
    selectedVariant: null,
    selectedGroutColor: null,
    selectedFinishingProfile: tile,
  } as const,
];
const room: RoomChoice = {
  ...emptyRoomChoice(11),
  wallTileProduct: tile,
  products: { "100": [tile, { pageProductId: 9, variantProjectProductId: 10 }], "20": [tile], "4000000000": [] },
  tileOptions: options,
};
const reversed = (value: object): object => Object.fromEntries(Object.entries(value).toReversed());
const read = (json: string) => z.safeParse(knownRoomSchema, roomOfJson(json, JSON.parse));

describe("a room of a request", () => {
  it("is accepted or refused, for the same reasons, as by the schema of the contract", () => {
    const rooms = arbitraryOfZod(roomChoiceRequestSchema);
    fc.assert(
      fc.property(fc.oneof(rooms, fc.jsonValue()), (value) => {
        const json = JSON.stringify(value) ?? "null";
        const expected = z.safeParse(roomChoiceRequestSchema, JSON.parse(json));
        for (const result of [read(json), read(json)]) {
          expect(result.data).toEqual(expected.data);
          expect(result.error?.issues).toEqual(expected.error?.issues);
        }
      }),
    );
  });

  it("is one frozen object for equal rooms, also with other spaces and another order", () => {
    const first = read(JSON.stringify(room)).data;
    expect(first).toEqual(room);
    expect(read(JSON.stringify(room)).data).toBe(first);
    expect(read(JSON.stringify(room, null, 2)).data).toBe(first);
    expect(read(JSON.stringify(reversed(room))).data).toBe(first);
    expect([first, first?.products, first?.products["20"]?.[0]].every(Object.isFrozen)).toBe(true);
    expect(read(JSON.stringify({ ...room, confirmedByUser: true })).data).not.toBe(first);
  });

  it("is refused with a number that is too large, although it prints like the null of a known room", () => {
    const json = JSON.stringify({ ...room, colorId: null });
    expect(read(json).success).toBe(true);
    expect(read(json.replace('"colorId":null', '"colorId":1e400')).success).toBe(false);
    expect(z.safeParse(knownRoomSchema, { ...room, colorId: Number.POSITIVE_INFINITY }).success).toBe(false);
  });
});

describe("a stored room", () => {
  it("is the room of the request, from the text that the database keeps", async () => {
    const sent = read(roomJson(room)).data;
    if (!sent) throw new Error("The room is invalid");
    const { rows } = await database().pool.query<{ room: string; rooms: string }>(
      "select $1::jsonb::text as room, $2::jsonb::text as rooms",
      [roomJson(sent), roomsJson({ "11": sent, "2": sent })],
    );
    expect(rows[0]?.room).toBe(storedText(room));
    expect(storedRoom(rows[0]?.room ?? "")).toBe(sent);
    expect(Object.entries(roomsOfJson(rows[0]?.rooms ?? ""))).toEqual([
      ["2", sent],
      ["11", sent],
    ]);
    expect(Object.values(roomsOfJson(rows[0]?.rooms ?? ""))[0]).toBe(sent);
  });

  it("stays as it is with the fields of another release", () => {
    const other = { ...room, lighting: 4 };
    expect(storedRoom(JSON.stringify(other))).toEqual(other);
    const { baseboardId: _baseboardId, ...fewer } = room;
    expect(storedRoom(JSON.stringify(fewer))).toEqual(fewer);
    expect(JSON.parse(roomJson(storedRoom(JSON.stringify(other))))).toEqual(other);
  });
});

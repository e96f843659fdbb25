import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryRoom, type GeneratedRoom } from "../../testing/arbitraries.ts";
import { arbitraryActions, type ArbitraryAction } from "../../testing/arbitrary-actions.ts";
import type { RoomChoice } from "../model/choices.ts";
import { roomFaults } from "../rules/room-faults.ts";
import { settle } from "../rules/settle.ts";
import { fieldNames, fieldsOf } from "../selection/room-fields.ts";
import { prepareRooms, waitingRooms, type PreparedRooms } from "./prepared-rooms.ts";

const rooms = arbitraryRoom();
const visits = fc.array(fc.tuple(arbitraryActions, fc.boolean()), { minLength: 1, maxLength: 3 });

const play = ({ context }: GeneratedRoom, actions: readonly ArbitraryAction[], from: RoomChoice): RoomChoice =>
  actions.reduce((room, { act }) => {
    const action = act(context, room);
    return action ? settle(context, room, action.room, action.own).room : room;
  }, from);

/** What somebody makes of a room in one visit. */
const visit = (
  generated: GeneratedRoom,
  [actions, confirms]: readonly [readonly ArbitraryAction[], boolean],
  from: RoomChoice,
): RoomChoice => {
  const room = play(generated, actions, from);
  return confirms ? { ...room, confirmedByUser: true } : room;
};

const keyOf = (room: RoomChoice, name: Parameters<ReturnType<typeof fieldsOf>["get"]>[0]): string =>
  fieldsOf(room).get(name)?.key ?? "[]";

/** A room with its fields in one order, and groups without products left out. */
const plain = (room: RoomChoice) => ({
  confirmed: room.confirmedByUser,
  fields: [...fieldsOf(room)]
    .filter(([, { key }]) => key !== "[]")
    .map(([name, { key }]) => `${name}=${key}`)
    .toSorted(),
});

interface Prepared {
  readonly prepared: PreparedRooms | null;
  readonly present: RoomChoice;
}

const prepare = (generated: GeneratedRoom, { prepared, present }: Prepared, saved: RoomChoice): Prepared => ({
  prepared: prepareRooms(prepared, { 1: present }, { 1: saved }, () => generated.context),
  present: saved,
});

describe("what staff prepare", () => {
  it("goes back to exactly how the room was, however often staff saved", () => {
    fc.assert(
      fc.property(rooms, arbitraryActions, visits, (generated, own, staff) => {
        const start = play(generated, own, generated.start);
        const { prepared, present } = staff.reduce<Prepared>(
          (at, made) => prepare(generated, at, visit(generated, made, at.present)),
          { prepared: null, present: start },
        );
        const back = waitingRooms(prepared, { 1: present }, () => generated.context);
        expect(plain(back?.[1] ?? present)).toEqual(plain(start));
      }),
    );
  });

  it("waits for nobody once staff took it back", () => {
    fc.assert(
      fc.property(rooms, arbitraryActions, (generated, staff) => {
        const { start } = generated;
        const once = prepare(generated, { prepared: null, present: start }, play(generated, staff, start));
        expect(prepare(generated, once, start).prepared).toBeNull();
      }),
    );
  });

  it("goes back to a legal room: how it was with what the buyer changed since, or else how it was", () => {
    fc.assert(
      fc.property(rooms, visits, visits, (generated, staff, buyer) => {
        const { context, start } = generated;
        const made = staff.reduce<Prepared>((at, one) => prepare(generated, at, visit(generated, one, at.present)), {
          prepared: null,
          present: start,
        });
        const present = buyer.reduce((room, one) => visit(generated, one, room), made.present);
        const back = waitingRooms(made.prepared, { 1: present }, () => context)?.[1];
        if (back === undefined) return;
        expect(roomFaults(context, back)).toEqual([]);
        const isAsBefore = plain(back).fields.join() === plain(start).fields.join();
        for (const name of fieldNames(fieldsOf(back), fieldsOf(start), fieldsOf(present))) {
          const isOwn = keyOf(present, name) !== keyOf(made.present, name) && !isAsBefore;
          expect(keyOf(back, name), name).toBe(keyOf(isOwn ? present : start, name));
        }
      }),
    );
  });

  it("waits as long as a line is as staff left it and was something else before", () => {
    fc.assert(
      fc.property(rooms, arbitraryActions, visits, (generated, staff, buyer) => {
        const { context, start } = generated;
        const made = prepare(generated, { prepared: null, present: start }, play(generated, staff, start));
        const present = buyer.reduce((room, one) => visit(generated, one, room), made.present);
        const stands = [...fieldNames(fieldsOf(start), fieldsOf(present))].some(
          (name) => keyOf(present, name) === keyOf(made.present, name) && keyOf(present, name) !== keyOf(start, name),
        );
        if (stands) expect(waitingRooms(made.prepared, { 1: present }, () => context)).not.toBeNull();
      }),
    );
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryRoom, type GeneratedRoom } from "../../testing/arbitraries.ts";
import { arbitraryAction, arbitraryActions, type ArbitraryAction } from "../../testing/arbitrary-actions.ts";
import { ruleProducts } from "../../testing/rule-products.ts";
import type { RoomChoice } from "../model/choices.ts";
import { TILE_SURFACES } from "../model/room-slot.ts";
import { TILE_OPTION_KINDS } from "../model/tile-option.ts";
import { roomFaults } from "../rules/room-faults.ts";
import { findRuleFaults, mustRefuse } from "../rules/rule-faults.ts";
import { settle } from "../rules/settle.ts";
import type { RoomContext } from "../selection/room-context.ts";
import { fieldNames, fieldsOf } from "../selection/room-fields.ts";
import { selectFloorTile, selectWallTile } from "../selection/tiles.ts";
import { mainChoice } from "../selection/variants.ts";
import { missingChoices } from "../summary/completeness.ts";
import { copyRoomChoice } from "./copy-room.ts";
import { mergeRooms } from "./merge-rooms.ts";
import { isRuledOut } from "./product-state.ts";

const rooms = arbitraryRoom();
const kindsOf = (faults: ReturnType<typeof roomFaults>) => faults.map(({ kind }) => kind);

function act(context: RoomContext, room: RoomChoice, { act: apply }: ArbitraryAction): RoomChoice {
  const action = apply(context, room);
  return action ? settle(context, room, action.room, action.own).room : room;
}

const play = ({ context, start }: GeneratedRoom, actions: readonly ArbitraryAction[], from = start): RoomChoice =>
  actions.reduce((room, action) => act(context, room, action), from);

/** A room that no buyer made: choices from anywhere, in any slot, as a program or an older release may have stored them. */
const disorder = fc.array(fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 997 }), fc.nat({ max: 997 })), { maxLength: 12 });

function disorderly({ catalogue }: RoomContext, room: RoomChoice, edits: readonly (readonly number[])[]): RoomChoice {
  const variants = [...catalogue.variants.values()];
  const groupIds = [...catalogue.sanitaryGroups.map(({ id }) => id), 9_999];
  return edits.reduce<RoomChoice>((mixed, [kind = 0, first = 0, second = 0]) => {
    const variant = variants[first % variants.length];
    const choice = variant ? { pageProductId: variant.pageProduct.id, variantProjectProductId: variant.id } : null;
    const option = {
      tileOption: TILE_OPTION_KINDS[second % TILE_OPTION_KINDS.length] ?? "CeilingHigh",
      selectedVariant: first % 2 === 0 ? choice : null,
      selectedGroutColor: first % 3 === 0 ? choice : null,
      selectedFinishingProfile: null,
    };
    const groupId = groupIds[second % groupIds.length] ?? 0;
    if (kind === 0) return { ...mixed, wallTileProduct: choice };
    if (kind === 1) return { ...mixed, floorGroutColorProduct: choice };
    if (kind === 2) return { ...mixed, tileOptions: [...mixed.tileOptions, option] };
    const chosen = [...(mixed.products[groupId] ?? []), ...(choice ? [choice] : [])];
    return { ...mixed, products: { ...mixed.products, [groupId]: chosen } };
  }, room);
}

describe("from a legal room", () => {
  it("every action leads to a legal room", () => {
    fc.assert(
      fc.property(rooms, arbitraryActions, (generated, actions) => {
        const { context, start } = generated;
        expect(kindsOf(roomFaults(context, start))).toEqual([]);
        expect(kindsOf(roomFaults(context, play(generated, actions)))).toEqual([]);
      }),
    );
  });

  it("a legal room stays as it is when it is settled", () => {
    fc.assert(
      fc.property(rooms, arbitraryActions, (generated, actions) => {
        const room = play(generated, actions);
        expect(settle(generated.context, room, room)).toMatchObject({ room, consequences: [] });
      }),
    );
  });

  it("every action tells each change outside its own fields, and no other", () => {
    fc.assert(
      fc.property(rooms, arbitraryActions, arbitraryAction, (generated, actions, last) => {
        const { context } = generated;
        const before = play(generated, actions);
        const action = last.act(context, before);
        if (!action) return;
        const { room, chosen, stages, consequences } = settle(context, before, action.room, action.own);
        const changed = (one: RoomChoice, other: RoomChoice) =>
          [...fieldNames(fieldsOf(one), fieldsOf(other))].filter(
            (name) => fieldsOf(one).get(name)?.key !== fieldsOf(other).get(name)?.key,
          );
        const isOwn = (name: string) => action.own === "room" || (action.own as readonly string[]).includes(name);
        expect(changed(before, chosen).filter((name) => !isOwn(name))).toEqual([]);
        const told = new Set(
          consequences.map(({ slot }) => {
            if (slot.kind === "sanitary") return `products/${slot.groupId}`;
            if (slot.kind === "tile") return `${slot.surface}TileProduct`;
            if (slot.kind === "option" || slot.kind === "accent") return `option/${slot.option}`;
            if (slot.place !== "wall" && slot.place !== "floor") return `option/${slot.place}`;
            return slot.type === "GroutColor" ? `${slot.place}GroutColorProduct` : "wallFinishingProfileProduct";
          }),
        );
        for (const name of changed(chosen, room)) expect(told).toContain(name);
        if (stages.length > 0) expect(stages.at(-1)?.room).toBe(room);
      }),
    );
  });

  it("copying gives a legal room, also under other rules", () => {
    fc.assert(
      fc.property(rooms, arbitraryActions, rooms, (generated, actions, target) => {
        const copied = copyRoomChoice(generated.context.catalogue, play(generated, actions), target.context);
        expect(kindsOf(roomFaults(target.context, copied))).toEqual([]);
      }),
    );
  });

  it("a change of the catalogue and its rules is settled to a legal room", () => {
    fc.assert(
      fc.property(rooms, arbitraryActions, rooms, (generated, actions, { context }) => {
        const room = play(generated, actions);
        expect(kindsOf(roomFaults(context, settle(context, room, room).room))).toEqual([]);
      }),
    );
  });

  it("two changed copies merge to a legal room, or it is a conflict whose answers are legal", () => {
    fc.assert(
      fc.property(
        rooms,
        arbitraryActions,
        arbitraryActions,
        arbitraryActions,
        (generated, shared, ownActions, theirActions) => {
          const { context } = generated;
          const base = play(generated, shared);
          const [own, theirs] = [play(generated, ownActions, base), play(generated, theirActions, base)];
          for (const prefer of ["own", "theirs"] as const) {
            const merged = mergeRooms({ 1: base }, { 1: own }, { 1: theirs }, prefer, () => context);
            const room = merged.rooms[1];
            expect(room && kindsOf(roomFaults(context, room))).toEqual([]);
            expect(merged.conflicts).toEqual(expect.arrayContaining([...merged.clashes]));
          }
          const unknown = mergeRooms({ 1: base }, { 1: own }, { 1: theirs }, "own", () => "unknown");
          if (unknown.clashes.length > 0) expect(unknown.rooms[1]).toEqual(own);
          expect(unknown.rooms[1] && kindsOf(roomFaults(context, unknown.rooms[1]))).toEqual([]);
        },
      ),
    );
  });
});

describe("from any room", () => {
  it("settling makes a legal one, always the same", () => {
    fc.assert(
      fc.property(rooms, disorder, ({ context, start }, edits) => {
        const room = disorderly(context, start, edits);
        const settled = settle(context, room, room);
        expect(kindsOf(roomFaults(context, settled.room))).toEqual([]);
        expect(settle(context, room, room)).toEqual(settled);
        expect(roomFaults(context, room).length === 0).toBe(settled.room === room);
      }),
    );
  });

  it("a buyer can complete the room by clicks: every choice has a card, and nothing but a tile is missing, which can be chosen", () => {
    const sound = rooms.filter(
      ({ context }) => !mustRefuse(findRuleFaults(context.catalogue.rules, ruleProducts(context.catalogue))),
    );
    fc.assert(
      fc.property(sound, arbitraryActions, disorder, (generated, actions, edits) => {
        const { page, context, start, project } = generated;
        const { catalogue } = context;
        const mixed = disorderly(context, start, edits);
        const room = play(generated, actions, settle(context, mixed, mixed).room);
        const { outcome } = settle(context, room, room);
        for (const group of catalogue.sanitaryGroups)
          for (const { pageProductId } of room.products[group.id] ?? []) {
            const product = catalogue.products.get(pageProductId);
            expect(product && isRuledOut(outcome, product, group)).toBe(false);
          }
        const missingIn = (choices: RoomChoice) =>
          missingChoices([page], { ...project, hasFloors: false }, { 1: { ...choices, confirmedByUser: true } });
        const complete = TILE_SURFACES.reduce((present, surface) => {
          const isMissing = (choices: RoomChoice) =>
            missingIn(choices).some((missing) => missing.kind === "tile-missing" && missing.surface === surface);
          if (!isMissing(present)) return present;
          const select = surface === "wall" ? selectWallTile : selectFloorTile;
          const tries = catalogue.tiles[surface].products.map(
            (tile) => settle(context, present, select(context, present, mainChoice(tile))).room,
          );
          return tries.find((tried) => !isMissing(tried)) ?? present;
        }, room);
        expect(missingIn(complete)).toEqual([]);
      }),
    );
  });
});

import { expect, it } from "vitest";
import * as z from "zod/mini";
import { saveChoices } from "@showroom/api-contract/endpoints/choices";
import { listBuyers } from "@showroom/api-contract/endpoints/staff";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import { compiledSchema } from "./compiled-schema.ts";

const room = {
  ...emptyRoomChoice(3),
  wallTileProduct: { pageProductId: 5, variantProjectProductId: 6 },
  products: { 12: [{ pageProductId: 7, variantProjectProductId: 8 }] },
  tileOptions: [
    { tileOption: "CeilingHigh", selectedVariant: null, selectedGroutColor: null, selectedFinishingProfile: null },
  ],
};
const save = (rooms: unknown, more: object = {}) => ({
  choices: { projectRoomChoices: rooms, submitType: null },
  house_type: { id: 4 },
  version: 1,
  ...more,
});

it.each([
  ["what is right", saveChoices.body, save({ 3: room })],
  ["a key that nobody knows", saveChoices.body, save({ 3: { ...room, price: 1 } })],
  ["another, at the top", saveChoices.body, save({ 3: room }, { role: "admin" })],
  ["a page that is no number", saveChoices.body, save({ bathroom: room })],
  ["a wrong type deep within", saveChoices.body, save({ 3: { ...room, products: { 12: [{ pageProductId: "7" }] } } })],
  ["too many options", saveChoices.body, save({ 3: { ...room, tileOptions: Array(9).fill(room.tileOptions[0]) } })],
  ["what is missing", saveChoices.body, { version: -1 }],
  ["no object at all", saveChoices.body, "choices"],
  ["what has defaults", listBuyers.query, {}],
  ["text for numbers", listBuyers.query, { page: "2", pageSize: "50" }],
  ["a number out of bounds", listBuyers.query, { page: "0", sort: "age" }],
])("reads %s as the contract's own schema does", (_, schema, value) => {
  const [own, compiled] = [z.safeParse(schema, value), z.safeParse(compiledSchema(schema), value)];
  expect(compiled.data).toEqual(own.data);
  expect(compiled.error?.issues).toEqual(own.error?.issues);
});

import { expect, test } from "vitest";
import * as z from "zod/mini";
import { parseInPieces } from "./parse-in-pieces.ts";

const itemSchema = z.object({
  id: z.int(),
  name: z._default(z.string(), "naamloos"),
  note: z.optional(z.string()),
  sizes: z.array(z.number()),
});
const listSchema = z.object({ title: z.string(), items: z.array(itemSchema), extra: z.optional(z.string()) });

const items = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Tegel ${id}`, sizes: [id, id + 1], unknown: true }));

test.each([0, 1, 4, 300])("says of a list of %i what the schema says", async (count) => {
  const value = { title: "Tegels", items: items(count), extra: "ja", more: 1 };
  expect(await parseInPieces(listSchema, value)).toEqual(z.safeParse(listSchema, value));
});

test("fields that are absent stay absent or get their default", async () => {
  const value = { title: "Tegels", items: items(5).map(({ id, sizes }) => ({ id, sizes })) };
  const result = await parseInPieces(listSchema, value);
  expect(result).toEqual(z.safeParse(listSchema, value));
  expect(result.data).not.toHaveProperty("extra");
  expect(result.data?.items[4]).toEqual({ id: 4, name: "naamloos", sizes: [4, 5] });
});

test("a fault deep inside is reported with its place", async () => {
  const value = { title: "Tegels", items: [...items(9), { id: "tien", name: "", sizes: [] }], extra: "" };
  const result = await parseInPieces(listSchema, value);
  expect(result.success).toBe(false);
  expect(result.error?.issues.map(({ path }) => path)).toEqual([["items", 9, "id"]]);
});

test("what a schema asks of the whole is asked", async () => {
  const few = z.object({ items: z.array(z.object({ id: z.int() })).check(z.maxLength(5)), title: z.string() });
  const strict = z.strictObject({ items: z.array(z.object({ id: z.int() })) });
  const value = { items: items(6), title: "" };
  expect((await parseInPieces(few, value)).success).toBe(false);
  expect((await parseInPieces(strict, value)).success).toBe(false);
});

test("the page can answer its user meanwhile", async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  await parseInPieces(listSchema, { title: "Tegels", items: items(20_000), extra: "" });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
});

import { expect, it } from "vitest";
import { readKept, writeKept } from "./kept-words.ts";

function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

it("keeps what was typed, apart for each person and place, until it is sent", () => {
  const store = memory();
  writeKept("7/room:1", { words: "Kan dit mat?", key: null }, store);
  writeKept("7/room:1", { words: "Kan dit ook mat?", key: "k" }, store);
  expect(readKept("7/room:1", store)).toEqual({ words: "Kan dit ook mat?", key: "k" });
  expect(readKept("8/room:1", store)).toEqual({ words: "", key: null });
  writeKept("7/room:1", { words: "", key: null }, store);
  expect(store.items.size).toBe(0);
});

it("survives a damaged entry, a full browser and one that keeps nothing", () => {
  const store = memory();
  for (const damaged of ["{", "null", "7", '{"words":3}', "[]"]) {
    store.items.set("showroom.question.a", damaged);
    expect(readKept("a", store)).toEqual({ words: "", key: null });
  }
  const full = {
    ...store,
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(() => writeKept("a", { words: "x", key: null }, full)).not.toThrow();
  expect(readKept("a", null)).toEqual({ words: "", key: null });
});

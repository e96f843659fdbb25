import { expect, test } from "vitest";
import { clearViewing, readViewing, viewingTokenStore, writeViewing } from "./viewing.ts";

function tabStorage(start: Record<string, string> = {}) {
  const values = new Map(Object.entries(start));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const viewing = {
  kind: "buyer" as const,
  accessToken: "token",
  buyer: "Noor van Dijk, bouwnummer 14",
  endsAt: 1_800_000_000_000,
  returnTo: "/admin/projecten/de-lindehof/kopers/3",
};

test("a viewing session lasts until it is ended", () => {
  const storage = tabStorage();
  expect(readViewing(storage)).toBeNull();
  writeViewing(storage, viewing);
  expect(readViewing(storage)).toEqual(viewing);
  clearViewing(storage);
  expect(readViewing(storage)).toBeNull();
});

test("any other content of the storage is ignored, and never redirects", () => {
  for (const text of [
    "",
    "{",
    "[]",
    JSON.stringify({ ...viewing, accessToken: "" }),
    JSON.stringify({ ...viewing, endsAt: null }),
    JSON.stringify({ ...viewing, returnTo: "//elders.example" }),
    JSON.stringify({ ...viewing, returnTo: "/administratie" }),
  ]) {
    expect(readViewing(tabStorage({ "showroom.viewing": text })), text).toBeNull();
  }
});

test("the token of a viewing session is never refreshed", () => {
  const store = viewingTokenStore(viewing);
  expect(store.read()).toEqual({ accessToken: "token", refreshToken: null });
  expect(store.isFixed).toBe(true);
});

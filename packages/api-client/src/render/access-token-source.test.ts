import { expect, it, vi } from "vitest";
import { createAccessTokenSource } from "./access-token-source.ts";

const NOW = 1_800_000_000_000;
const token = (secondsLeft: number, name = "é?>") =>
  `x.${Buffer.from(JSON.stringify({ exp: NOW / 1_000 + secondsLeft, name })).toString("base64url")}.y`;

function source(first: string | null, renewed: string | null = null) {
  let current = first;
  const renew = vi.fn(async () => {
    current = renewed;
  });
  return { get: createAccessTokenSource({ read: () => current, renew, now: () => NOW }), renew };
}

it("gives the stored token while it is valid", async () => {
  const { get, renew } = source(token(60));
  expect(await get()).toBe(token(60));
  expect(renew).not.toHaveBeenCalled();
});

it("renews a token from 20 seconds before it expires", async () => {
  const { get, renew } = source(token(20), token(900));
  expect(await get()).toBe(token(900));
  expect(renew).toHaveBeenCalledOnce();
  expect(await source(token(21), token(900)).get()).toBe(token(21));
});

it.each([5, 0, -600])("renews a token that expires in %i seconds", async (secondsLeft) => {
  const { get, renew } = source(token(secondsLeft), token(900));
  expect(await get()).toBe(token(900));
  expect(renew).toHaveBeenCalledOnce();
});

it("gives an empty text after sign-out, also when the renewal ended the session", async () => {
  expect(await source(null).get()).toBe("");
  expect(await source(token(-1), null).get()).toBe("");
});

it("passes a token without an expiry to the hub unchanged", async () => {
  const claims = ["{}", "null", "1", '{"exp":"1"}', '{"exp":null}'];
  for (const odd of ["opaque", "a.b.c", ...claims.map((text) => `x.${btoa(text)}.y`)])
    expect(await source(odd, token(900)).get()).toBe(odd);
});

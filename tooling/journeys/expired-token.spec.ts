/** Access tokens live 15 minutes: somebody who comes back later sees the page as fast, and the token is renewed once. */
import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { PEOPLE, signIn } from "./people.ts";

const PROJECT = "/projects/de-lindehof";
const TILES = `${PROJECT}/digitale-showroom/stap/3/tegels`;

/** Replaces the stored access token by one that expired. The server refuses it, as any expired one. */
async function expireToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("showroom.tokens") ?? "null") as object;
    const claims = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1_000) - 60 })).replaceAll("=", "");
    localStorage.setItem("showroom.tokens", JSON.stringify({ ...stored, accessToken: `e30.${claims}.e30` }));
  });
}

/** Collects renewals of tokens and refused calls. */
function watchCalls(page: Page): { readonly renewals: string[]; readonly refused: string[] } {
  const calls = { renewals: [] as string[], refused: [] as string[] };
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === "/oauth/token") calls.renewals.push(`${response.status()}`);
    if (response.status() === 401) calls.refused.push(pathname);
  });
  return calls;
}

const tiles = (page: Page) => page.getByRole("button", { name: "Wandtegel", exact: true });

/** Leaves the page without a script that could renew the token. */
async function leave(page: Page): Promise<void> {
  await expireToken(page);
  await page.goto("about:blank");
}

test("a step renews the token first, and no call is refused", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  await page.goto(TILES, { waitUntil: "networkidle" });
  await leave(page);
  const calls = watchCalls(page);
  const picture = page.waitForRequest(/\/pictures\/3\?/);
  await page.goto(TILES);
  const sent = await picture;
  expect(sent.headers()["authorization"]).not.toContain("e30.e30");
  expect((await sent.response())?.status()).toBe(200);
  await expect(tiles(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual({ renewals: ["200"], refused: [] });
});

test("a public page renews it too, while it is shown", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  await leave(page);
  const calls = watchCalls(page);
  await page.goto(PROJECT);
  await expect(page.getByRole("link", { name: "Bekijk uw keuzes" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(calls.renewals).toEqual(["200"]);
});

test("two tabs that open at once exchange the refresh token once", async ({ page, context }) => {
  await signIn(page, PEOPLE.buyerDone);
  const other = await context.newPage();
  await leave(page);
  const calls = [watchCalls(page), watchCalls(other)];
  const successors: Promise<unknown>[] = [];
  for (const tab of [page, other])
    tab.on("response", (response) => {
      if (response.url().endsWith("/oauth/token")) successors.push(response.json());
    });
  await Promise.all([page.goto(TILES), other.goto(TILES)]);
  for (const tab of [page, other]) await expect(tiles(tab)).toBeVisible();
  // A tab may not see in time what the other one stored. The server then gives it the same successor.
  const given = (await Promise.all(successors)) as readonly { readonly refresh_token: string }[];
  expect(new Set(given.map(({ refresh_token: token }) => token)).size).toBe(1);
  expect(calls.flatMap(({ refused }) => refused)).toEqual([]);
});

test("a renewal that takes long does not keep a public page, and a step waits for it", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  await leave(page);
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/oauth/token", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PROJECT);
  await expect(page.getByRole("heading", { level: 1, name: "De Lindehof" })).toBeVisible();
  const calls = watchCalls(page);
  await page.goto(TILES);
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  answer();
  await expect(tiles(page)).toBeVisible();
  expect(calls.refused).toEqual([]);
});

test("a renewal that is refused ends the session", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("showroom.tokens") ?? "null") as object;
    localStorage.setItem("showroom.tokens", JSON.stringify({ ...stored, refreshToken: "not-one" }));
  });
  await leave(page);
  await page.goto(PROJECT);
  await expect(page.getByRole("button", { name: "Login om te configureren" })).toBeVisible();
});

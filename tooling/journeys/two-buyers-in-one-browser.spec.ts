/** Two people share a browser: the second signs in while a page of the first is still open. */
import type { Page } from "@playwright/test";
import { PEOPLE, signIn } from "./people.ts";
import { openBathroom } from "./showroom.ts";
import { expect, test } from "./test.ts";

async function signOut(page: Page): Promise<void> {
  const account = page.getByRole("banner").getByRole("button").last();
  await account.click();
  await page.getByRole("button", { name: "Uitloggen" }).click();
  await expect(account).toContainText("Inloggen op");
}

/** The choices that the server has for whoever is signed in on a page. */
const storedChoices = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const { accessToken } = JSON.parse(localStorage.getItem("showroom.tokens") ?? "{}") as {
      readonly accessToken: string;
    };
    const headers = { authorization: `Bearer ${accessToken}` };
    const project = await (await fetch("/api/projects/slug/de-lindehof", { headers })).json();
    const answer = await fetch(`/api/project-choices/${project.id}`, { headers });
    return await answer.json();
  });

/** The answers of the server to the saves of a page, which can be read also after the page has left. */
async function answersOfSaves(page: Page): Promise<readonly unknown[]> {
  const answers: unknown[] = [];
  await page.route(/\/api\/project-choices\/\d+$/, async (route) => {
    if (route.request().method() !== "PUT") return await route.fallback();
    const response = await route.fetch();
    answers.push(await response.json());
    await route.fulfill({ response });
  });
  return answers;
}

test("a click of the first one is never written into the home of the second", async ({ page, context }) => {
  test.setTimeout(240_000);
  // The first page does not hear in time who signed in.
  await page.addInitScript(() => addEventListener("storage", (event) => event.stopImmediatePropagation(), true));
  await page.clock.install();
  const showroom = await openBathroom(page, "tegels");
  await showroom.open("Luxe");
  const tile = page.getByRole("radio", { name: /^Scheer Antraciet/ });
  await expect(tile).toBeVisible();

  const second = await context.newPage();
  await second.goto("/projects/de-lindehof");
  await signOut(second);
  await signIn(second, PEOPLE.buyerHalfway);
  const before = await storedChoices(second);
  expect(before).toMatchObject({ projectRoomChoices: expect.any(Object) });

  const answers = await answersOfSaves(page);
  await tile.click();
  await page.clock.runFor(5_000);
  await expect.poll(() => answers).toMatchObject([{ code: "choices-of-another" }]);
  // The page opens again as the second person's.
  await expect(page.getByRole("banner")).toContainText("Joris");
  expect(await storedChoices(second)).toEqual(before);

  // The choice waits for its owner.
  await second.close();
  await signOut(page);
  await signIn(page, PEOPLE.projectAdmin);
  await page.goto("/projects/de-lindehof/digitale-showroom/stap/3/tegels");
  await expect(showroom.section("Luxe")).toBeVisible();
  await showroom.open("Luxe");
  await expect(tile).toBeChecked();
  // Without a draft it is the server's.
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("showroom.draft.")));
  await expect.poll(drafts).toEqual([]);
});

import type { Browser } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { PEOPLE, signIn, watchErrors } from "./people.ts";
import { another, enter } from "./staff.ts";
import { expect, test } from "./test.ts";

const list = "Wat vandaag iemand nodig heeft";

/** A buyer asks something about a choice. */
async function ask(browser: Browser, email: string, words: string): Promise<void> {
  const buyer = await another(browser);
  await signIn(buyer, email);
  await buyer.goto("/projects/de-lindehof/digitale-showroom/stap/3/resultaat", { waitUntil: "networkidle" });
  await buyer
    .getByRole("button", { name: /^Vraag hierover/ })
    .first()
    .click();
  await buyer.getByRole("dialog").getByRole("textbox").fill(words);
  await buyer.getByRole("dialog").getByRole("button", { name: "Verstuur", exact: true }).click();
  await expect(buyer.getByText(/^Verstuurd\./)).toBeVisible();
  await buyer.context().close();
}

test("an advisor answers a buyer's question from the list of today", async ({ page, browser }) => {
  await ask(browser, PEOPLE.buyerHalfway, "Kan dit ook mat?");
  const errors = watchErrors(page);
  await enter(page, PEOPLE.advisor);
  const row = page.getByRole("list", { name: list }).getByRole("listitem").filter({ hasText: "Kan dit ook mat?" });
  await expect(row).toContainText("Bouwnummer 14, Joris van Dam");
  await expect(row.getByRole("link", { name: PEOPLE.buyerHalfway })).toHaveAttribute(
    "href",
    `mailto:${PEOPLE.buyerHalfway}`,
  );
  await expectNoViolations(page);
  await row.getByRole("link", { name: /^Beantwoord:/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Vragen" })).toBeVisible();
  const thread = page.getByRole("region").filter({ hasText: "Kan dit ook mat?" });
  await thread.getByLabel("Antwoord", { exact: true }).fill("Ja, dat kan.");
  await thread.getByRole("button", { name: "Verstuur antwoord" }).click();
  await expect(page.getByText("Verstuurd. De kopers lezen het")).toBeVisible();
  await page.getByRole("link", { name: "Vandaag", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: /^Vandaag,/ })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("filters stay in the address, and a row goes to a colleague and back by a deputy", async ({ page, browser }) => {
  const errors = watchErrors(page);
  await ask(browser, PEOPLE.buyerHalfway, "Past dit ook?");
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, PEOPLE.advisor);
  const rows = page.getByRole("list", { name: list }).getByRole("listitem");
  await page.getByLabel("Van wie").selectOption({ label: "Ook van collega's" });
  await expect(page).toHaveURL(/wie=alle/);
  await page.reload();
  await expect(page.getByLabel("Van wie")).toHaveValue("all");
  const first = rows.filter({ hasText: "Past dit ook?" });
  await first.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Geef aan een collega" }).click();
  const dialog = page.getByRole("alertdialog");
  await expectNoViolations(page);
  await dialog.getByLabel("Collega").selectOption({ index: 2 });
  await dialog.getByRole("button", { name: "Geef door" }).click();
  await expect(page.getByText("Doorgegeven: 1 regel.")).toBeVisible();
  await page.getByLabel("Van wie").selectOption("mine");
  await expect(first).toHaveCount(0);
  await page.getByLabel("Van wie").selectOption("all");
  await expect(first).toContainText(/ · van /);

  const admin = await another(browser);
  await enter(admin, PEOPLE.projectAdmin);
  await admin.getByRole("button", { name: "Ik ben afwezig" }).click();
  await admin.getByRole("alertdialog").getByLabel("Tot en met").fill("2099-01-01");
  await admin.getByRole("button", { name: "Meld mij afwezig" }).click();
  await expect(admin.getByText(/U bent afwezig tot en met .* gaat zolang naar iedereen/)).toBeVisible();
  await expectNoViolations(admin);
  await admin.getByRole("button", { name: "Ik ben er weer" }).click();
  await expect(admin.getByRole("button", { name: "Ik ben afwezig" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("a note about a home is for colleagues, and not for the buyer", async ({ page, browser }) => {
  const errors = watchErrors(page);
  await enter(page, PEOPLE.advisor, "/admin/projecten/de-lindehof");
  await page.getByRole("link", { name: "Sanne de Wit", exact: true }).click();
  await page.getByRole("button", { name: /^Notitie voor collega's/ }).click();
  await page.getByLabel("Notitie", { exact: true }).fill("Belt liever na vijven");
  await page.getByRole("button", { name: "Bewaar notitie" }).click();
  await expect(page.getByText("De notitie is bewaard.")).toBeVisible();
  await expectNoViolations(page);

  const colleague = await another(browser);
  await enter(colleague, PEOPLE.projectAdmin, new URL(page.url()).pathname);
  await colleague.getByRole("button", { name: /er staat iets in/ }).click();
  await expect(colleague.getByLabel("Notitie", { exact: true })).toHaveValue("Belt liever na vijven");
  await colleague.getByLabel("Notitie", { exact: true }).fill("");
  await colleague.getByRole("button", { name: "Bewaar notitie" }).click();
  await expect(colleague.getByText("De notitie is bewaard.")).toBeVisible();
  expect(errors).toEqual([]);
});

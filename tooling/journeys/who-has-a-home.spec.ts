/** Who has a home: a partner who leaves, a sale that falls through, the next buyer, and the pages that were left open. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { register, showroomCommand } from "./new-buyer.ts";
import { PEOPLE, watchErrors } from "./people.ts";
import { expectReflow } from "./reflow.ts";
import { Showroom } from "./showroom.ts";
import { another, enter } from "./staff.ts";
import { expect, test } from "./test.ts";

const TYPE = "Type A – tussenwoning";
const STEPS = "/projects/de-lindehof/digitale-showroom/stap";
const TILES = `${STEPS}/3/tegels`;
const HOME = ["--project", "de-lindehof", "--house-type", TYPE, "--build-number", "9831"];
const invited = (email: string, ...more: readonly string[]): string =>
  showroomCommand("invite", email, ...HOME, ...more).trim();

async function addHome(page: Page): Promise<void> {
  const text = ["Bouwnr;Huistype", `9831;${TYPE}`].join("\r\n");
  const file = { name: "woningen.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await page.getByLabel("Excel- of CSV-bestand").setInputFiles(file);
  await page.getByRole("button", { name: "Controleer bestand" }).click();
  await page.getByRole("button", { name: "Sla 1 woning op" }).click();
  await expect(page.getByText("1 woning is opgeslagen.")).toBeVisible();
}

/** Says what happened to the home, reads the consequences, and carries them out. */
async function change(page: Page, what: string, consequence: string): Promise<void> {
  const dialog = page.getByRole("alertdialog");
  await page.getByLabel("Zoek een woning").fill("9831");
  await page.getByRole("button", { name: "Koper wijzigen: bouwnummer 9831" }).click();
  await dialog.getByLabel("Wat is er gebeurd?").selectOption(what);
  await dialog.getByLabel("Reden").fill("Financiering niet rond");
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: "Bekijk de gevolgen" }).click();
  await expect(dialog.getByText(consequence, { exact: false })).toBeVisible();
  await expectNoViolations(page);
  await expectReflow(page);
  await dialog.getByRole("button", { name: "Ja, voer dit uit" }).click();
  await expect(page.getByText("De koper van bouwnummer 9831 is gewijzigd.")).toBeVisible();
}

/** The open page says that its buyer has no home any more; then there is nothing else to open. */
async function expectLeft(page: Page): Promise<void> {
  const left = page.getByRole("dialog", { name: "U bent geen koper meer van deze woning" });
  await expect(left).toContainText("Wat u hier nog niet had opgeslagen, wordt niet opgeslagen");
  await expectNoViolations(page);
  await left.getByRole("button", { name: "Verder" }).click();
  const explained = page.getByRole("heading", { name: "U heeft geen woning meer in dit project" });
  await expect(explained).toBeVisible();
  await expectNoViolations(page);
  await expectReflow(page);
  await page.goto(TILES);
  await expect(explained).toBeVisible();
}

async function openTiles(page: Page): Promise<Showroom> {
  await page.goto(`${STEPS}/1`);
  await page.getByRole("button", { name: "Start met configureren" }).click();
  await expect(page).toHaveURL(/stap\/2/);
  const showroom = new Showroom(page);
  await showroom.next("Opslaan en naar Badkamer");
  await expect(page).toHaveURL(/stap\/3/);
  await page.goto(TILES);
  await showroom.open("Wandtegel");
  return showroom;
}

const silver = (page: Page) => page.getByRole("radio", { name: "Linnen Zilver" });

test("a partner leaves, the sale falls through, and the next buyer starts anew", async ({ page, browser }) => {
  test.setTimeout(240_000);
  const errors = watchErrors(page);
  await enter(page, PEOPLE.projectAdmin, "/admin/projecten/de-lindehof/woningen");
  await addHome(page);
  const buyer = await another(browser);
  await buyer.goto(invited("mo.9831@lindehof.example"));
  await register(buyer, "Mo", "Verkade", "de-lindehof");
  const partner = await another(browser);
  await partner.goto(invited("lia.9831@lindehof.example", "--co-buyer"));
  await register(partner, "Lia", "Bos", "de-lindehof");
  const showroom = await openTiles(buyer);
  await silver(buyer).click();
  await showroom.saved();
  await partner.goto(TILES);
  await new Showroom(partner).open("Wandtegel");
  await expect(silver(partner)).toBeChecked();

  await test.step("the partner leaves, and the open page says so by itself", async () => {
    await page.goto("/admin/projecten/de-lindehof/woningen");
    await change(page, "Lia Bos vertrekt, de andere koper blijft", "Mo Verkade: houdt alles zoals het is");
    await expectLeft(partner);
    await partner.context().close();
  });

  await test.step("the sale falls through: the open page says so, and the choices are archived", async () => {
    await change(page, "De koop vervalt, of de woning krijgt een andere koper", "De keuzes worden gearchiveerd");
    await expectLeft(buyer);
    await page.getByRole("button", { name: "Eerdere kopers: bouwnummer 9831" }).click();
    const former = page.getByRole("dialog");
    await expect(former.getByRole("heading", { name: "Mo Verkade" })).toBeVisible();
    await expect(former).toContainText("Financiering niet rond");
    await expect(former).toContainText("Linnen Zilver");
    await expectNoViolations(page);
    await former.getByRole("button", { name: "Sluiten" }).last().click();
  });

  await test.step("the next buyer has nothing of the former one", async () => {
    const next = await another(browser);
    await next.goto(invited("noor.9831@lindehof.example"));
    await register(next, "Noor", "Smit", "de-lindehof");
    await openTiles(next);
    await expect(silver(next)).not.toBeChecked();
    await next.context().close();
  });
  expect(errors).toEqual([]);
});

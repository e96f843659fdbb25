/** Who has a home: a purchase that ends, buyers who move, and the pages that they left open. */
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
const home = (buildNumber: string) => ["--project", "de-lindehof", "--house-type", TYPE, "--build-number", buildNumber];

async function addHomes(page: Page): Promise<void> {
  const text = ["Bouwnr;Huistype", `9811;${TYPE}`, `9812;${TYPE}`].join("\r\n");
  const file = { name: "woningen.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await page.getByLabel("Excel- of CSV-bestand").setInputFiles(file);
  await page.getByRole("button", { name: "Controleer bestand" }).click();
  await page.getByRole("button", { name: "Sla 2 woningen op" }).click();
  await expect(page.getByText("2 woningen zijn opgeslagen.")).toBeVisible();
}

test("buyers move and leave, and their open pages say so", async ({ page, browser }) => {
  test.setTimeout(180_000);
  const errors = watchErrors(page);
  await enter(page, PEOPLE.projectAdmin, "/admin/projecten/de-lindehof/woningen");
  await addHomes(page);
  await page.goto("/admin/projecten/de-lindehof/woningen");

  const buyer = await another(browser);
  await buyer.goto(showroomCommand("invite", "mo.9811@lindehof.example", ...home("9811")).trim());
  await register(buyer, "Mo", "Verkade", "de-lindehof");
  await buyer.goto(`${STEPS}/1`);
  await buyer.getByRole("button", { name: "Start met configureren" }).click();
  await expect(buyer).toHaveURL(/stap\/2/);
  await buyer.goto(`${STEPS}/2/tegels`);
  const showroom = new Showroom(buyer);
  await showroom.open("Wandtegel");

  const dialog = page.getByRole("alertdialog");
  await test.step("staff read the consequences before they move the buyer", async () => {
    await page.reload();
    await page.getByLabel("Zoek een woning").fill("9811");
    await page.getByRole("button", { name: "Koper wijzigen: bouwnummer 9811" }).click();
    await dialog.getByLabel("Wat is er gebeurd?").selectOption("De kopers krijgen een andere woning");
    await dialog.getByRole("button", { name: "Bekijk de gevolgen" }).click();
    await expect(dialog.getByText("Vul alles in, ook de reden.")).toBeVisible();
    await dialog.getByLabel("Naar welke woning?").selectOption(`Bouwnummer 9812, ${TYPE}`);
    await dialog.getByLabel("Reden").fill("Geruild met de buren");
    await expectNoViolations(page);
    await dialog.getByRole("button", { name: "Bekijk de gevolgen" }).click();
    await expect(dialog.getByText("Mo Verkade: krijgt de andere woning, met hetzelfde account.")).toBeVisible();
    await expectNoViolations(page);
    await expectReflow(page);
    await dialog.getByRole("button", { name: "Ja, voer dit uit" }).click();
    await expect(page.getByText("De koper van bouwnummer 9811 is gewijzigd.")).toBeVisible();
  });

  await test.step("the page of the former home is refused, and opens again with the choice", async () => {
    await buyer.getByRole("radio", { name: "Linnen Zilver" }).click();
    const moved = buyer.getByRole("dialog", { name: "Uw woning of woningtype is gewijzigd" });
    await expect(moved).toBeVisible();
    await expectNoViolations(buyer);
    await moved.getByRole("button", { name: "Verder met wat nu geldt" }).click();
    await expect(moved).toBeHidden();
    await buyer.goto(`${STEPS}/2/tegels`);
    await showroom.open("Wandtegel");
    await expect(buyer.getByRole("radio", { name: "Linnen Zilver" })).toBeChecked();
    await showroom.saved();
  });

  await test.step("the purchase ends: the choices are archived, and the page explains", async () => {
    await page.getByLabel("Zoek een woning").fill("9812");
    await page.getByRole("button", { name: "Koper wijzigen: bouwnummer 9812" }).click();
    await dialog.getByLabel("Wat is er gebeurd?").selectOption("De koop vervalt, of de woning krijgt een andere koper");
    await dialog.getByLabel("Reden").fill("Financiering niet rond");
    await dialog.getByRole("button", { name: "Bekijk de gevolgen" }).click();
    await expect(dialog.getByText("De keuzes worden gearchiveerd", { exact: false })).toBeVisible();
    await dialog.getByRole("button", { name: "Ja, voer dit uit" }).click();
    await expect(page.getByText("De koper van bouwnummer 9812 is gewijzigd.")).toBeVisible();
    await page.getByRole("button", { name: "Eerdere kopers: bouwnummer 9812" }).click();
    const former = page.getByRole("dialog");
    await expect(former.getByRole("heading", { name: "Mo Verkade" })).toBeVisible();
    await expect(former.getByText("Financiering niet rond", { exact: false })).toBeVisible();
    await expect(former.getByText("Linnen Zilver", { exact: false })).toBeVisible();
    await expectNoViolations(page);
    await former.getByRole("button", { name: "Sluiten" }).last().click();

    await buyer.getByRole("radio", { name: "Linnen Wit" }).click();
    const left = buyer.getByRole("dialog", { name: "U bent geen koper meer van deze woning" });
    await expect(left).toContainText("Uw laatste keuze is daardoor niet opgeslagen");
    await expectNoViolations(buyer);
    await left.getByRole("button", { name: "Verder" }).click();
    await expect(buyer.getByRole("heading", { name: "U heeft geen woning meer in dit project" })).toBeVisible();
    await expectNoViolations(buyer);
    await expectReflow(buyer);
  });
  expect(errors).toEqual([]);
});

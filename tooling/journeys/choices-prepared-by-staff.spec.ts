/** An advisor chooses in a buyer's place at the desk; the buyer reads it at home, goes back once and agrees once. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { register, showroomCommand } from "./new-buyer.ts";
import { PEOPLE, watchErrors } from "./people.ts";
import { expectReflow } from "./reflow.ts";
import { Showroom } from "./showroom.ts";
import { another, enter, openBuyer } from "./staff.ts";
import { expect, test } from "./test.ts";

const HOME = ["--project", "havenkwartier", "--house-type", "Appartement", "--build-number", "9841"];
const STEPS = "/projects/havenkwartier/digitale-showroom/stap";
const silver = (page: Page) => page.getByRole("radio", { name: "Linnen Zilver" });

async function openWall(page: Page): Promise<Showroom> {
  await page.goto(`${STEPS}/2/tegels`);
  const showroom = new Showroom(page);
  await showroom.open("Wandtegel");
  return showroom;
}

async function prepare(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Kies voor deze koper" }).click();
  const bar = page.getByRole("complementary", { name: "Voorbereiden" });
  await expect(bar).toContainText("U kiest voor Tess Linden, bouwnummer 9841. De koper geeft er akkoord op");
}

async function stop(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Stoppen met voorbereiden" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Tess Linden");
}

test("what an advisor entered waits for the buyer, who goes back or agrees, and then hands in", async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const errors = watchErrors(page);
  await page.goto(showroomCommand("invite", "tess.9841@havenkwartier.example", ...HOME).trim());
  await register(page, "Tess", "Linden");
  await page.goto(`${STEPS}/1`);
  await page.getByRole("button", { name: "Start met configureren" }).click();
  await expect(page).toHaveURL(/stap\/2/);
  const staff = await another(browser);
  await enter(staff, PEOPLE.admin, "/admin/projecten/havenkwartier");
  await openBuyer(staff, "Tess Linden");
  const buyerPage = staff.url();

  await test.step("a tab that was left open for more than an hour chooses nothing any more", async () => {
    await staff.clock.install();
    await prepare(staff);
    await openWall(staff);
    await staff.clock.fastForward("01:01:00");
    await expect(staff.getByText("Het voorbereiden is afgelopen")).toBeVisible();
    await expect(silver(staff)).toBeDisabled();
    await expectNoViolations(staff);
    await staff.getByRole("button", { name: "Terug naar de koper" }).click();
    await expect(staff.getByRole("heading", { level: 1 })).toContainText("Tess Linden");
    await staff.clock.resume();
  });

  await test.step("the advisor chooses, and leaves at once: the last choice is saved", async () => {
    await prepare(staff);
    await expectNoViolations(staff);
    await openWall(staff);
    await silver(staff).click();
    await stop(staff);
    await expect(staff.getByText("De koper moet nog akkoord geven")).toBeVisible();
    await staff.getByRole("link", { name: "Wijzigingen" }).click();
    await expect(staff.getByText("Ingevoerd voor de koper, die nog akkoord geeft")).toBeVisible();
  });

  const notice = page.getByText(/^Ingevoerd door .* op [a-z]+dag \d+ [a-z]+$/);
  await test.step("the buyer reads who entered what, and goes back to how it was", async () => {
    await openWall(page);
    await expect(notice).toBeVisible();
    await expect(page.getByText(/^Badkamer, Wandtegel: was .*, is nu .*Linnen Zilver/)).toBeVisible();
    await expect(silver(page)).toBeChecked();
    await expectNoViolations(page);
    await expectReflow(page);
    await page.getByRole("button", { name: "Terug naar hoe het was" }).click();
    await expect(page.getByText("Uw keuzes zijn weer zoals ze waren.", { exact: false })).toBeVisible();
    await expect(silver(page)).not.toBeChecked();
    await expect(notice).toHaveCount(0);
  });

  await test.step("the advisor completes the whole home, and can neither hand in nor answer", async () => {
    await staff.goto(buyerPage);
    await prepare(staff);
    const advisor = await openWall(staff);
    await silver(staff).click();
    await staff.goto(`${STEPS}/2/resultaat`);
    await expect(silver(staff)).toHaveCount(0);
    await advisor.next("Opslaan en naar Toilet");
    await expect(staff).toHaveURL(/stap\/3/);
    await staff.goto(`${STEPS}/3/resultaat`);
    await advisor.next(/^Opslaan en naar Overzicht/);
    await expect(staff.getByText("De koper heeft nog niet geantwoord.", { exact: false })).toBeVisible();
    await expect(staff.getByRole("button", { name: "Akkoord", exact: true })).toHaveCount(0);
    await expect(staff.getByRole("button", { name: /Kies deze optie/ })).toHaveCount(0);
    await stop(staff);
  });

  await test.step("the buyer cannot hand in before agreeing", async () => {
    await page.goto(`${STEPS}/4`);
    await expect(notice).toBeVisible();
    await expect(page.getByText("Badkamer: afgerond.")).toBeVisible();
    const choose = page.getByRole("button", { name: /Kies deze optie/ }).first();
    await expect(page.getByText("Geef eerst antwoord op wat uw adviseur").first()).toBeVisible();
    await expectNoViolations(page);
    await expectReflow(page);
    await page.getByRole("button", { name: "Akkoord", exact: true }).click();
    await expect(page.getByText("U bent akkoord met wat uw adviseur heeft ingevoerd.")).toBeVisible();
    await choose.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Ja, bevestig mijn keuzes" }).click();
    await expect(page.getByRole("dialog", { name: "Keuzes zijn doorgegeven" })).toBeVisible();
  });
  expect(errors).toEqual([]);
  await staff.context().close();
});

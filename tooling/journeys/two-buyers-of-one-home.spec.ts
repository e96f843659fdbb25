/** Two buyers of one home, each with an account and a browser of their own. */
import { expectNoViolations } from "./axe.ts";
import { register, showroomCommand } from "./new-buyer.ts";
import type { Page } from "@playwright/test";
import { PEOPLE, watchErrors } from "./people.ts";
import { expectReflow } from "./reflow.ts";
import { Showroom } from "./showroom.ts";
import { another, enter } from "./staff.ts";
import { expect, test } from "./test.ts";

const HOME = ["--project", "havenkwartier", "--house-type", "Appartement", "--build-number", "9821"];
const STEPS = "/projects/havenkwartier/digitale-showroom/stap";

test("what one chooses the other sees and hands in, without a reload", async ({ page, browser }) => {
  test.setTimeout(180_000);
  const errors = watchErrors(page);
  await page.goto(showroomCommand("invite", "ans.9821@havenkwartier.example", ...HOME).trim());
  await register(page, "Ans", "Kuipers");
  const partner = await another(browser);
  await partner.goto(showroomCommand("invite", "bo.9821@havenkwartier.example", ...HOME, "--co-buyer").trim());
  await register(partner, "Bo", "Kuipers");

  const [ans, bo] = [new Showroom(page), new Showroom(partner)];
  await page.goto(`${STEPS}/1`);
  await expect(page.getByText("U kiest samen met Bo Kuipers.")).toBeVisible();
  await page.getByRole("button", { name: "Start met configureren" }).click();
  await expect(page).toHaveURL(/stap\/2/);
  await partner.goto(`${STEPS}/2/tegels`);
  await bo.open("Wandtegel");
  const tiles = (one: Showroom) => one.page.getByRole("radio", { name: "Linnen Zilver" });
  await expect(tiles(bo)).not.toBeChecked();

  await page.goto(`${STEPS}/2/tegels`);
  await ans.open("Wandtegel");
  await tiles(ans).click();
  await ans.saved();
  await expect(tiles(bo)).toBeChecked();

  await test.step("one keeps a favourite, and the other finds it on the board, goes to its place and takes it away", async () => {
    const heart = (one: Page) => one.getByRole("button", { name: "Favoriet: Linnen Zilver" });
    const pressed = (one: Page, yes: boolean) => expect(heart(one)).toHaveAttribute("aria-pressed", String(yes));
    const board = () => partner.goto("/projects/havenkwartier/digitale-showroom/favorieten");
    await board();
    await expect(partner.getByRole("heading", { name: "Nog geen favorieten" })).toBeVisible();
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith("/favourites") && answer.request().method() === "PUT",
    );
    await heart(page).click();
    await pressed(page, true);
    expect((await kept).ok()).toBe(true);
    await board();
    const room = partner.getByRole("region", { name: "Badkamer" });
    const card = room.getByRole("button", { name: "Linnen Zilver", exact: true });
    await expect(card).toHaveAccessibleDescription(/Gekozen/);
    await expect(room.getByText("+ €", { exact: false }).first()).toBeVisible();
    await expectNoViolations(partner);
    await expectReflow(partner);
    await card.click();
    await expect(partner).toHaveURL(/stap\/2\/tegels\?open=wand/);
    await expect(tiles(bo)).toBeInViewport();
    await expect(heart(partner)).toBeFocused();
    await pressed(partner, true);
    const taken = partner.waitForResponse(
      (answer) => answer.url().endsWith("/favourites") && answer.request().method() === "PUT",
    );
    await partner.keyboard.press("Enter");
    await pressed(partner, false);
    expect((await taken).ok()).toBe(true);
    await board();
    await expect(partner.getByRole("heading", { name: "Nog geen favorieten" })).toBeVisible();
    await partner.goto(`${STEPS}/2/tegels`);
    await bo.open("Wandtegel");
  });

  await test.step("one asks about a line, the showroom answers, and both read it", async () => {
    await partner.goto(`${STEPS}/2/resultaat`);
    const ask = (one: Page) => one.getByRole("button", { name: /^Vraag hierover: .*borsteld/ });
    await ask(partner).click();
    const dialog = partner.getByRole("dialog");
    await dialog.getByLabel("Uw vraag").fill("Kan deze tegel ook op de vloer?");
    // What is typed stays when the dialog closes.
    await partner.keyboard.press("Escape");
    await ask(partner).click();
    await expect(dialog.getByLabel("Uw vraag")).toHaveValue("Kan deze tegel ook op de vloer?");
    await expectNoViolations(partner);
    await dialog.getByRole("button", { name: "Verstuur" }).click();
    await expect(dialog.getByText("Verstuurd. Het antwoord leest u hier", { exact: false })).toBeVisible();
    await partner.keyboard.press("Escape");

    const staff = await another(browser);
    await enter(staff, PEOPLE.admin, "/admin/projecten/havenkwartier/vragen");
    await expect(staff.getByText("Kan deze tegel ook op de vloer?")).toBeVisible();
    await expectNoViolations(staff);
    await expectReflow(staff);
    await staff.getByRole("textbox", { name: "Antwoord" }).fill("Ja, in de badkamer wel.");
    await staff.getByRole("button", { name: "Verstuur antwoord" }).click();
    await expect(staff.getByText("Verstuurd. De kopers lezen het", { exact: false })).toBeVisible();
    await staff.context().close();

    await page.goto(`${STEPS}/2/resultaat`);
    await page.getByRole("button", { name: /^Nieuw antwoord/ }).click();
    await expect(page.getByRole("dialog").getByText("Ja, in de badkamer wel.")).toBeVisible();
    await page.goto(`${STEPS}/2/tegels`);
    await ans.open("Wandtegel");
  });
  await partner.goto(`${STEPS}/2/resultaat`);
  await bo.next("Opslaan en naar Toilet");
  await expect(partner).toHaveURL(/stap\/3/);
  await bo.next("Selecteer Tegels");
  await bo.choose("Nee, ik wil opnieuw kiezen");
  await bo.next("Selecteer Tegels");
  await expect(partner).toHaveURL(/stap\/3\/tegels/);
  await partner.goto(`${STEPS}/3/resultaat`);
  await bo.next(/^Opslaan en naar Overzicht/);
  await expect(partner.getByText(/^U kiest samen met Ans Kuipers\. Laatst gewijzigd door u, /)).toBeVisible();
  await expectNoViolations(partner);
  await expectReflow(partner);
  await partner
    .getByRole("button", { name: /Kies deze optie/ })
    .first()
    .click();
  await partner.getByRole("alertdialog").getByRole("button", { name: "Ja, bevestig mijn keuzes" }).click();
  await expect(partner.getByRole("dialog", { name: "Keuzes zijn doorgegeven" })).toBeVisible();

  await expect(tiles(ans)).toBeDisabled();
  await expect(tiles(ans)).toBeChecked();
  expect(errors).toEqual([]);
  await partner.context().close();
});

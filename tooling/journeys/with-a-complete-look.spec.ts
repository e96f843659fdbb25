/** A complete look: its amount is explained, it is chosen with one press and taken back, and two basins have two taps. */
import { expect, test } from "./test.ts";
import { expectNoViolations } from "./axe.ts";
import { signUpNewBuyer } from "./new-buyer.ts";
import { watchErrors } from "./people.ts";
import { expectReflow } from "./reflow.ts";
import { Showroom } from "./showroom.ts";

const STEPS = "/projects/havenkwartier/digitale-showroom/stap";
const LOOK = "Zand en eiken";

/** An amount with cents, such as '− € 1.204,50', in cents. */
const centsOf = (text: string): number => (text.includes("−") ? -1 : 1) * Number(text.replaceAll(/\D/g, ""));

test("a complete look is explained, chosen with one press and taken back", async ({ page }) => {
  const errors = watchErrors(page);
  await signUpNewBuyer(page, "9901");
  const showroom = new Showroom(page);
  await page.goto(`${STEPS}/1`);
  await page.getByRole("button", { name: "Start met configureren" }).click();
  await expect(page).toHaveURL(/stap\/2/);
  await page.goto(`${STEPS}/2/tegels`);
  const looks = page.getByRole("group", { name: "Complete stijlen" });
  const look = looks.getByRole("radio", { name: LOOK });
  const amount = looks.locator("[data-frame]", { has: page.getByRole("radio", { name: LOOK }) }).getByText(/^[+−] € /);
  await expect(amount.first()).toBeVisible();
  await showroom.expectTotal().toBe(0);
  const onCard = centsOf(((await amount.first().textContent()) ?? "").replace(",-", "00"));

  await looks
    .getByRole("group", { name: `Meer over ${LOOK}` })
    .getByRole("button", { name: "Prijsopbouw" })
    .click();
  const dialog = page.getByRole("dialog", { name: `Prijsopbouw ${LOOK}` });
  const amounts = (await dialog.getByRole("definition").allTextContents()).map(centsOf);
  expect(amounts.length).toBeGreaterThan(2);
  const total = amounts.at(-1) ?? Number.NaN;
  expect(amounts.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(total);
  // Cards have whole euros.
  expect(Math.abs(total - onCard)).toBeLessThanOrEqual(50);
  await expectNoViolations(page);
  await expectReflow(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await look.click();
  await expect(look).toBeChecked();
  await showroom.expectTotal().toBe(Math.trunc(total / 100));
  await page.getByRole("button", { name: "Ongedaan maken" }).first().click();
  await showroom.expectTotal().toBe(0);
  await expect(look).not.toBeChecked();

  await page.goto(`${STEPS}/2/sanitair`);
  await showroom.open("Wastafelmeubel");
  await showroom.choose(/^Meubelset Dubbel/);
  await page.getByRole("dialog").getByRole("button", { name: "Configuratie opslaan" }).click();
  await showroom.saved();
  await page.goto(`${STEPS}/2/resultaat`);
  await expect(page.getByText(/^2 × Wastafelkraan/)).toBeVisible();
  await expect(page.getByText(/ · [\d,]+ m²$/).first()).toBeVisible();
  expect(errors).toEqual([]);
});

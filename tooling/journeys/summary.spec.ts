import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { PEOPLE, signIn, watchErrors } from "./people.ts";
import { expectReflow } from "./reflow.ts";
import { Showroom } from "./showroom.ts";

const SHOWROOM = "/projects/de-lindehof/digitale-showroom";

const summaryTitle = (page: Page) => page.getByRole("heading", { level: 1, name: "Digitale showroom | Samenvatting" });

async function openSummary(page: Page): Promise<void> {
  await page.goto(SHOWROOM);
  await page.waitForURL(/stap\/\d/);
  await page
    .getByRole("link", { name: /Overzicht/ })
    .first()
    .click();
  await expect(summaryTitle(page)).toBeVisible();
}

// Uses a staff account, whose choices no other journey uses and which are never submitted.
test("room versions side by side, a summary that lists what is missing, and a share link", async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const errors = watchErrors(page);
  const showroom = new Showroom(page);
  await signIn(page, PEOPLE.advisor);
  await showroom.enter();

  await test.step("the introduction shows the progress, without products", async () => {
    await expect(page.getByRole("columnheader", { name: "Status" })).toBeVisible();
    await expect(page.getByRole("row", { name: /Badkamer Nog niet bekeken/ }).first()).toBeVisible();
    await expect(page.getByText("Tegelwerk & Tegelopties")).toHaveCount(0);
    await page.getByRole("button", { name: "Start met configureren" }).click();
    await showroom.next("Opslaan en naar Badkamer");
  });

  await test.step("store the standard as a version, choose more expensive tiles and compare", async () => {
    await showroom.next("Selecteer Tegels");
    await showroom.next("Selecteer Sanitair");
    await showroom.next("Bekijk Resultaat");
    await page.getByRole("button", { name: "Bewaar deze keuzes" }).click();
    await expect(page.getByText("Geef deze versie een naam.")).toBeVisible();
    await page.getByLabel("Naam van deze versie").fill("Standaard");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Vergelijk met ‘Standaard’" })).toBeVisible();
    await page.getByRole("link", { name: "Tegels", exact: true }).click();
    await showroom.open("Luxe");
    await showroom.choose(/Scheer Antraciet/);
    await showroom.expectTotal().toBeGreaterThan(0);
    await page.getByRole("link", { name: "Resultaat", exact: true }).click();
    await page.getByRole("button", { name: "Vergelijk met ‘Standaard’" }).click();
    const dialog = page.getByRole("dialog", { name: /vergelijken/ });
    await expect(dialog.getByRole("row", { name: /^Wandtegel Verschilt/ })).toContainText("Scheer Antraciet");
    await expect(dialog.getByText(/^Prijsverschil, rechts ten opzichte van links: − €/)).toBeVisible();
    await expectNoViolations(page);
    await page.emulateMedia({ media: "print" });
    await expect(dialog.getByRole("rowheader", { name: /^Wandtegel Verschilt/ })).toBeVisible();
    await expect(dialog.locator("button, select").filter({ visible: true })).toHaveCount(0);
    await expect(page.locator("#root")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await dialog.getByRole("button", { name: "Neem over" }).click();
    await expect(dialog).toBeHidden();
    await showroom.expectTotal().toBe(0);
    await page.getByRole("button", { name: "Ongedaan maken" }).click();
    await showroom.expectTotal().toBeGreaterThan(0);
    await page.getByRole("button", { name: "Verwijder ‘Standaard’" }).click();
    await page.getByRole("button", { name: "Ja, verwijder de versie" }).click();
    await expect(page.getByRole("button", { name: "Vergelijk met ‘Standaard’" })).toHaveCount(0);
    await showroom.next("Opslaan en naar Toilet");
  });

  await test.step("copy the choices: the next button requires an answer", async () => {
    await showroom.next("Selecteer Tegels");
    await expect(page).toHaveURL(/keuzes-overnemen/);
    await expect(page.getByText("Totaal", { exact: true }).first()).toBeVisible();
    await expectNoViolations(page);
    await expectReflow(page);
    await showroom.choose("Ja, neem mijn keuzes over");
    await showroom.next("Selecteer Tegels");
    await expect(page).toHaveURL(/stap\/4\/tegels/);
    await showroom.next("Selecteer Sanitair");
    await showroom.next("Bekijk Resultaat");
    await showroom.next("Opslaan en naar Woonvloer");
  });

  await test.step("a floor: shows its minimum price until it is chosen, then its own price", async () => {
    await expect(
      page.getByText("Selecteer eerst een optie om door te kunnen gaan met het configureren van de woonvloer.").first(),
    ).toBeVisible();
    const onward = page.getByRole("button", { name: "Opslaan en naar Overzicht" });
    await expect(onward).toHaveAttribute("aria-disabled", "true");
    const heightOfFoot = async () => (await page.getByRole("contentinfo").boundingBox())?.height;
    const height = await heightOfFoot();
    await onward.press("Enter");
    const why = page.getByRole("dialog", { name: "Waarom ‘Opslaan en naar Overzicht’ nog niet kan" });
    await expect(why).toContainText("Selecteer eerst een optie");
    await page.keyboard.press("Escape");
    await expect(why).toBeHidden();
    await showroom.choose(/PVC planken/);
    const dialog = page.getByRole("dialog", { name: "Woonvloer | PVC planken" });
    await expect(dialog.getByText("Selecteer een plint").first()).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole("button", { name: "Configuratie opslaan" }).click();
    await expect(dialog).toBeHidden();
    await showroom.saved();
    await expect(onward).not.toHaveAttribute("aria-disabled");
    expect(await heightOfFoot()).toBe(height);
    await showroom.next("Opslaan en naar Overzicht");
  });

  await test.step("the summary: closed sections, and prices", async () => {
    await expect(summaryTitle(page)).toBeVisible();
    await expect(page.getByText("Tegelwerk & Tegelopties").first()).toBeVisible();
    const amountOf = async (label: string) =>
      /€ [\d.]+,(-|\d\d)/.exec(await page.getByText(label, { exact: true }).locator("..").innerText())?.[0];
    expect(await amountOf("Totaal incl. BTW en Montage")).toBe(await amountOf("Totaal inclusief BTW & Montage"));
    await expect(page.getByRole("banner")).toContainText(
      (await amountOf("Totaal inclusief BTW & Montage")) ?? "no total",
    );
    await page.getByRole("button", { name: "Badkamer", exact: true }).click();
    await page.reload();
    await expect(page.getByRole("button", { name: "Badkamer", exact: true })).toHaveAttribute("aria-expanded", "false");
    await page.getByRole("button", { name: "Badkamer", exact: true }).click();
    await expectNoViolations(page);
    await expectReflow(page);
  });

  await test.step("on a phone the total stays in sight, and only what was changed is short", async () => {
    const window = page.viewportSize() ?? { width: 1280, height: 860 };
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByText("Totaal configuratie - Incl. BTW en montage");
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await page.getByRole("heading", { name: "Toilet" }).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    // The amount and 'indicatief' stand on one line, as on the steps.
    expect((await bar.locator("../..").boundingBox())?.height).toBeLessThan(76);
    const whole = await height();
    await page.getByLabel("Alleen wat ik veranderde").check();
    await expect.poll(height).toBeLessThan(whole * 0.75);
    await expect(page.getByRole("img", { name: /Badkamer/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Hoe wilt u verder?" }).click();
    await expect(page.getByRole("button", { name: "Kies deze optie" }).first()).toBeInViewport();
    // At the totals themselves the bar has ended.
    await expect(bar).not.toBeInViewport();
    await page.getByLabel("Alleen wat ik veranderde").uncheck();
    await page.setViewportSize(window);
  });

  await test.step("a share link shows the choices until it is revoked", async () => {
    // Chromium on Linux has no share sheet.
    await page.evaluate(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(void shared.push(data)) });
    });
    await page.getByRole("button", { name: "Maak een link" }).click();
    const address = await page.getByLabel("Uw link").inputValue();
    await page.getByRole("button", { name: "Deel via WhatsApp, mail …" }).click();
    expect(await page.evaluate(() => Reflect.get(window, "shared"))).toMatchObject([{ url: address }]);
    expect(address).toContain("/delen/");
    const total = await page.getByText("Totaal inclusief BTW & Montage").locator("..").innerText();
    const visitor = await (await browser.newContext({ locale: "nl-NL" })).newPage();
    await visitor.goto(address);
    await expect(visitor.getByText("Alleen-lezen")).toBeVisible();
    await expect.poll(() => visitor.getByText("Totaal inclusief BTW & Montage").locator("..").innerText()).toBe(total);
    await expect(visitor.getByRole("button", { name: /Kies deze optie/ })).toHaveCount(0);
    await expectNoViolations(visitor);
    await expectReflow(visitor);
    await page.getByRole("button", { name: /^Trek in: de link van/ }).click();
    await page.getByRole("button", { name: "Ja, trek de link in" }).click();
    await expect(page.getByText("Links die werken")).toHaveCount(0);
    await visitor.reload();
    await expect(visitor.getByRole("heading", { name: "Deze link werkt niet (meer)" })).toBeVisible();
    await visitor.context().close();
  });

  await test.step("a failed submission changes nothing and shows a message", async () => {
    await page.route("**/api/project-choices/*", async (route) => {
      if (route.request().method() === "PUT") await route.abort("connectionfailed");
      else await route.fallback();
    });
    await page.getByRole("button", { name: "Kies deze optie" }).first().click();
    const dialog = page.getByRole("alertdialog", { name: "Weet u het zeker?" });
    await dialog.getByRole("button", { name: "Ja, bevestig mijn keuzes" }).click();
    await expect(dialog.getByRole("alert")).toBeVisible({ timeout: 60_000 });
    await page.unroute("**/api/project-choices/*");
    await dialog.getByRole("button", { name: "Nee, terug naar de samenvatting" }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole("button", { name: "Kies deze optie" }).first()).toBeVisible();
  });
  expect(errors).toEqual([]);
});

test("a submission is shown and printed as it was confirmed", async ({ page }) => {
  const errors = watchErrors(page);
  await signIn(page, PEOPLE.buyerDone);
  await openSummary(page);
  await expect(page.getByText("U heeft uw keuzes reeds bevestigd.", { exact: false })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Keuzes zijn doorgegeven" })).toBeVisible();
  await expect(page.getByText(/Artikelnummer \S+/).first()).toBeVisible();
  await expect(page.getByRole("row", { name: /Woonvloer · Eiken parket/ })).toContainText("22 x 220 cm");
  await expect(page.getByRole("row", { name: /Plint · / })).toContainText("90 x 2400 mm");
  await expect(page.getByRole("button", { name: "Kies deze optie" })).toHaveCount(0);
  const reference = /Uw referentie is (\S+)\./.exec(await page.getByText(/Uw referentie is/).innerText())?.[1];
  expect(reference).toBeTruthy();
  await expectNoViolations(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download de aanvraag (PDF)" }).click();
  expect((await saved).suggestedFilename()).toBe(`aanvraag-${reference?.toLowerCase()}.pdf`);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Bevestiging van uw keuzes")).toBeVisible();
  await expect(page.getByText(reference ?? "", { exact: true })).toBeVisible();
  // A request is no agreement: there is nothing to sign on it.
  await expect(page.getByText("Dit is een aanvraag en geen opdracht", { exact: false })).toBeVisible();
  await expect(page.getByText(/Voor akkoord|Handtekening/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Prijsopgave afdrukken" })).toBeHidden();
  expect(errors).toEqual([]);
});

test("a confirmation that fails to load shows a message, the choices and a retry button", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  await page.route("**/confirmation", (route) =>
    route.fulfill({
      status: 500,
      contentType: "application/problem+json",
      body: JSON.stringify({ type: "about:blank", title: "Internal", status: 500, code: "internal" }),
    }),
  );
  await openSummary(page);
  await expect(page.getByText("Uw bevestiging kon niet worden opgehaald.", { exact: false })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText("Tegelwerk & Tegelopties").first()).toBeVisible();
  await expect(page.getByRole("row", { name: /Plint · / })).toContainText("90 x 2400 mm");
  await page.unroute("**/confirmation");
  await page.getByRole("button", { name: "Probeer het opnieuw" }).click();
  await expect(page.getByText(/Uw referentie is/)).toBeVisible();
});

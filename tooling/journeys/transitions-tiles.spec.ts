/** Effects of choices of tiles: prices, filters, and options that exclude one another. */
import { expect, test } from "./test.ts";
import { watchErrors } from "./people.ts";
import { openBathroom } from "./showroom.ts";

test("a tile shows its lowest price until it is chosen, and choosing it again changes nothing", async ({ page }) => {
  const showroom = await openBathroom(page, "tegels");
  // There is nothing to undo.
  await page.reload();
  const [chosen, other] = ["Atelier Wit mat", "Atelier Wit glans"].map((name) =>
    page.getByRole("button", { name, exact: true }),
  );
  await expect(other!).toHaveAccessibleDescription(/vanaf € 24,95 per vierkante meter/);
  await expect(chosen!).toHaveAccessibleDescription(/Gekozen/);
  await expect(chosen!).not.toHaveAccessibleDescription(/vanaf/);
  await showroom.open("Afwerkprofiel");
  const profiles = page.getByRole("group", { name: "Afwerkprofiel" }).getByRole("radio");
  await expect(profiles.first()).toHaveAccessibleDescription(/€ [\d,]+ per strekkende meter/);

  const dialog = page.getByRole("dialog");
  await chosen!.click();
  await dialog.getByRole("radio", { checked: true }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Ongedaan maken" })).toBeDisabled();
  await showroom.open("Vloertegel");
  await expect(showroom.section("Wandtegel")).toHaveAttribute("aria-expanded", "false");
  await showroom.open("Standaard");
  await expect(page.getByRole("button", { name: "Cast vloer Mist", exact: true })).toHaveAccessibleDescription(
    /vanaf .*€ 27,95 per vierkante meter/,
  );
});

test("a filter disables other tiles with a reason, sorts them last, and is removed by its chip", async ({ page }) => {
  const showroom = await openBathroom(page, "tegels");
  const before = await showroom.total();
  const count = page.getByRole("region", { name: "Filters" }).getByRole("status");
  const all = await count.innerText();
  const cards = page
    .getByRole("group", { name: "Wandtegel, Standaard" })
    .getByRole("radio")
    .or(
      page
        .getByRole("group", { name: "Wandtegel, Standaard" })
        .getByRole("button")
        .filter({ hasNotText: "Prijsopbouw" })
        // A heart is not a card.
        .and(page.locator(":not([aria-pressed])")),
    );
  await expect(cards.nth(1)).toBeEnabled();
  await page.getByRole("button", { name: /^Afmeting/ }).click();
  const sizes = page.getByRole("dialog", { name: "Afmeting" }).getByRole("group", { name: "Wandtegels" });
  const [every, one] = ["Alles selecteren", "60 x 60 cm"].map((name) => sizes.getByRole("checkbox", { name }));
  await every!.click();
  await expect(one!).not.toBeChecked();
  await one!.click();
  await expect(one!).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  // No standard tile has this size, so their assortment closes.
  await expect(showroom.section("Standaard")).toHaveAttribute("aria-expanded", "false");
  await showroom.open("Standaard");
  const left = page.getByRole("button", { name: "Atelier Wit glans", exact: true });
  await expect(left).toHaveAccessibleDescription(/Deze tegel valt buiten uw filter/);
  // The chosen tile stays among the enabled ones.
  await expect(page.getByRole("button", { name: "Atelier Wit mat", exact: true })).not.toHaveAccessibleDescription(
    /buiten uw filter/,
  );
  const disabled = await cards.evaluateAll((list) =>
    list.map((card) => card.matches(":disabled") || card.getAttribute("aria-disabled") === "true"),
  );
  expect(disabled.lastIndexOf(false)).toBeLessThan(disabled.indexOf(true));
  expect(disabled).toContain(true);
  await expect(count).not.toHaveText(all);
  await left.click({ force: true });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await showroom.total()).toBe(before);
  await page.reload();
  await expect(showroom.section("Standaard")).toHaveAttribute("aria-expanded", "false");
  await showroom.open("Standaard");
  await expect(left).toHaveAccessibleDescription(/Deze tegel valt buiten uw filter/);
  const chips = page.getByRole("list", { name: "Toegepaste filters" }).getByRole("button");
  await chips.first().click();
  await expect(chips).toHaveCount(0);
  await expect(count).toHaveText(all);
  await expect(left).not.toHaveAccessibleDescription(/buiten uw filter/);

  await page.getByRole("button", { name: "Prijs", exact: true }).click();
  const price = page.getByRole("dialog", { name: /^Prijs per m²/ });
  const high = price.getByRole("textbox").or(price.getByRole("spinbutton")).last();
  await high.fill("26");
  await high.press("Tab");
  await expect(count).toHaveText(all);
  await price.getByRole("button", { name: "Toepassen" }).click();
  await expect(chips).toHaveCount(1);
  await expect(count).not.toHaveText(all);
  await page.getByRole("button", { name: "Wis alle filters" }).click();
  await expect(count).toHaveText(all);
});

test("tile options replace each other, and start with the standard grout, which a second click restores", async ({
  page,
}) => {
  const errors = watchErrors(page);
  const showroom = await openBathroom(page, "tegels");
  const before = await showroom.total();
  const indicative = page.getByRole("dialog", { name: "Indicatieve prijs" });
  const confirm = indicative.getByRole("button", { name: "Begrepen" });
  const [oneWall, allWalls] = [/^Eén wand als accent/, /^Alle wanden/].map((name) =>
    page.getByRole("checkbox", { name }),
  );
  await allWalls!.click();
  await confirm.click();
  await expect(allWalls!).toBeChecked();
  await oneWall!.click();
  // Only an option with extra cost shows the info.
  await expect(
    indicative.or(page.getByRole("checkbox", { name: /^Eén wand als accent/, checked: true })),
  ).toBeVisible();
  if (await indicative.isVisible()) await confirm.click();
  await expect(oneWall!).toBeChecked();
  await expect(allWalls!).not.toBeChecked();

  await page.getByRole("button", { name: "Toon voegkleur" }).click();
  const grouts = page.getByRole("group", { name: "Voegkleur", exact: true }).getByRole("radio");
  const standard = grouts.and(page.locator(":checked"));
  await expect(standard).toHaveCount(1);
  const name = await standard.getAttribute("value");
  const other = grouts.and(page.locator(":not(:checked)")).last();
  const otherValue = await other.getAttribute("value");
  await other.click();
  await expect(standard).toHaveAttribute("value", otherValue ?? "");
  await standard.click();
  await expect(standard).toHaveAttribute("value", name ?? "");
  await oneWall!.click();
  await expect(oneWall!).not.toBeChecked();

  await page.getByRole("button", { name: "Toon kleuropties" }).first().click();
  const accents = page.getByRole("heading", { name: "Accentwand visgraat" }).locator("..");
  const tiles = accents.getByRole("group", { name: "The Wall", exact: true }).getByRole("radio");
  await tiles.first().click();
  await page.getByRole("dialog", { name: "The Wall" }).getByRole("button", { name: "Verder kiezen" }).click();
  await expect(tiles.first()).toBeChecked();
  await tiles.nth(1).click();
  await expect(tiles.nth(1)).toBeChecked();
  await expect(tiles.first()).not.toBeChecked();
  await tiles.nth(1).click();
  await expect(tiles.nth(1)).not.toBeChecked();
  await showroom.expectTotal().toBe(before);
  await showroom.saved();
  expect(errors).toEqual([]);
});

/** Tile options whose price is not final. */
import { expect, test } from "./test.ts";
import { watchErrors } from "./people.ts";
import { openBathroom } from "./showroom.ts";

test("a priced tile option is chosen at once, shows the info about indicative prices, and has its own grout", async ({
  page,
}) => {
  const errors = watchErrors(page);
  const showroom = await openBathroom(page, "tegels");
  const option = page.getByRole("checkbox", { name: /^Alle wanden/ });
  const dialog = page.getByRole("dialog", { name: "Indicatieve prijs" });
  await expect(option).not.toBeChecked();
  const before = await showroom.total();
  // Why it costs that, before it is chosen.
  await page.getByRole("button", { name: "Prijsopbouw Alle wanden" }).click();
  const explained = page.getByRole("dialog", { name: "Prijsopbouw Alle wanden" });
  await expect(explained).toContainText(/m² x €.*Snijverlies.*Retour.*Totaal meerprijs \(incl\. BTW\)/s);
  await page.keyboard.press("Escape");
  await expect(explained).toBeHidden();
  await showroom.choose(/^Alle wanden/);
  await expect(dialog).toContainText(/Prijs: \+ €/);
  await dialog.getByRole("button", { name: "Begrepen" }).click();
  await expect(dialog).toBeHidden();
  await expect(option).toBeChecked();
  await showroom.expectTotal().toBeGreaterThan(before);
  for (const [open, close] of [
    ["Toon voegkleur", "Sluit voegkleur"],
    ["Toon afwerkprofiel", "Sluit afwerkprofiel"],
  ] as const) {
    await page.getByRole("button", { name: open }).click();
    await expect(page.getByRole("button", { name: close })).toHaveAttribute("aria-expanded", "true");
    await page.getByRole("button", { name: close }).click();
    await expect(page.getByRole("button", { name: open })).toBeVisible();
  }

  await showroom.choose(/^Alle wanden/);
  await expect(dialog).toHaveCount(0);
  await expect(option).not.toBeChecked();
  await showroom.expectTotal().toBe(before);
  await showroom.saved();
  expect(errors).toEqual([]);
});

test("an option that is let go never shows the price of the way back", async ({ page }) => {
  const showroom = await openBathroom(page, "tegels");
  const option = page.getByRole("checkbox", { name: /^Alle wanden/ });
  await showroom.choose(/^Alle wanden/);
  await page.getByRole("dialog").getByRole("button", { name: "Begrepen" }).click();
  await expect(option).toBeChecked();
  await showroom.saved();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const seen = await option.evaluateHandle((input) => {
    const prices = new Set<string>();
    const look = (): void => {
      const description = document.getElementById(`${input.id}-description`);
      if (description !== null) prices.add(description.innerText);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    return prices;
  });
  await showroom.choose(/^Alle wanden/);
  await expect(option).toHaveAccessibleDescription(/^\+ €/);
  expect(await seen.evaluate((prices) => [...prices].filter((price) => !price.startsWith("+")))).toEqual([]);
  // A change that is not saved is lost with the page, and the next journey would find the option chosen.
  await showroom.saved();
});

test("an option that is chosen before its price is known also shows the info", async ({ page }) => {
  const showroom = await openBathroom(page, "tegels");
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  // The price of an option needs all rooms; here only this room loads.
  const pages = (await (await page.request.get("/api/projects/slug/de-lindehof")).json()) as {
    readonly houseTypes: readonly { readonly pages: readonly { readonly id: number; readonly title: string }[] }[];
  };
  const toilets = pages.houseTypes.flatMap((type) => type.pages.filter(({ title }) => title === "Toilet"));
  const isToilet = (url: URL): boolean => toilets.some(({ id }) => url.pathname.endsWith(`/${id}/frontend`));
  await page.route(
    (url) => url.pathname.startsWith("/api/project-pages/") && isToilet(url),
    async (route) => {
      await answered;
      await route.fallback();
    },
  );
  await page.reload();
  await showroom.choose(/^Alle wanden/);
  const dialog = page.getByRole("dialog", { name: "Indicatieve prijs" });
  await expect(dialog).toContainText(/Prijs: \+ €/);
  answer();
  await dialog.getByRole("button", { name: "Begrepen" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("checkbox", { name: /^Alle wanden/ })).toBeChecked();
  await showroom.choose(/^Alle wanden/);
  await expect(page.getByRole("checkbox", { name: /^Alle wanden/ })).not.toBeChecked();
  await showroom.saved();
});

test("tile options that exclude one another replace each other, and a tile chosen twice is removed", async ({
  page,
}) => {
  const errors = watchErrors(page);
  const showroom = await openBathroom(page, "tegels");
  const confirm = page.getByRole("dialog", { name: "Indicatieve prijs" }).getByRole("button", { name: "Begrepen" });
  const [oneWall, allWalls] = [/^Eén wand als accent/, /^Alle wanden/] as const;
  const before = await showroom.total();
  await showroom.choose(oneWall);
  await confirm.click();
  await expect(page.getByRole("checkbox", { name: oneWall })).toBeChecked();
  // The info was confirmed once, so it does not appear for other options.
  await showroom.choose(allWalls);
  await expect(page.getByRole("checkbox", { name: allWalls })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: oneWall })).not.toBeChecked();

  await page.getByRole("button", { name: "Toon kleuropties" }).first().click();
  const accents = page.getByRole("heading", { name: "Accentwand visgraat" }).locator("..");
  const accent = accents.getByRole("group", { name: "The Wall", exact: true }).getByRole("radio").first();
  await expect(accents.getByText("Gekozen kleur: -")).toBeVisible();
  await accent.click();
  // The first choice of a tile of The Wall shows an explanation.
  await page.getByRole("dialog", { name: "The Wall" }).getByRole("button", { name: "Verder kiezen" }).click();
  await expect(accent).toBeChecked();
  await expect(accents.getByText("Gekozen kleur: -")).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: allWalls })).not.toBeChecked();
  await accent.click();
  await expect(accents.getByText("Gekozen kleur: -")).toBeVisible();
  await showroom.expectTotal().toBe(before);
  await showroom.saved();
  expect(errors).toEqual([]);
});

test("accent tiles follow the filter, and one with several sizes can be chosen in each", async ({ page }) => {
  const errors = watchErrors(page);
  const showroom = await openBathroom(page, "tegels");
  const before = await showroom.total();
  await page.getByRole("button", { name: "Toon kleuropties" }).first().click();
  const accents = page.getByRole("heading", { name: "Accentwand visgraat" }).locator("..");
  const milk = accents.getByRole("radio", { name: /Melk/ });
  const terra = accents.getByRole("button", { name: /^Terra/ });
  await expect(milk).not.toHaveAccessibleDescription(/buiten uw filter/);

  await page.getByRole("button", { name: /^Afmeting/ }).click();
  const sizes = page.getByRole("dialog", { name: "Afmeting" });
  const all = sizes.getByRole("checkbox", { name: "Alles selecteren" }).first();
  await all.click();
  await expect(sizes.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await sizes.getByRole("group", { name: "Visgraat" }).getByRole("checkbox", { name: "10 x 40 cm" }).click();
  await page.keyboard.press("Escape");
  await expect(milk).toHaveAccessibleDescription(/Deze tegel valt buiten uw filter/);
  await expect(terra).not.toHaveAccessibleDescription(/buiten uw filter/);

  await terra.click();
  const picker = page.getByRole("dialog", { name: "Visgraat Terra" });
  const narrow = picker.getByRole("radio", { name: "7,5 x 30 cm." });
  await expect(narrow).toHaveAccessibleDescription(/buiten uw filter/);
  await showroom.choose(/^10 x 40 cm/, picker);
  await page.getByRole("dialog", { name: "Indicatieve prijs" }).getByRole("button", { name: "Begrepen" }).click();
  await page.getByRole("dialog", { name: "The Wall" }).getByRole("button", { name: "Verder kiezen" }).click();
  await expect(accents.getByText("10 x 40 cm")).toBeVisible();
  await showroom.expectTotal().toBeGreaterThan(before);

  await terra.click();
  await picker.getByRole("radio", { checked: true }).click();
  await expect(accents.getByText("Gekozen kleur: -")).toBeVisible();
  await showroom.expectTotal().toBe(before);
  await showroom.saved();
  expect(errors).toEqual([]);
});

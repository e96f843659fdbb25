/** Effects of choices of sanitary ware: colours and sizes, rules, and resets. */
import { expect, test } from "./test.ts";
import { watchErrors } from "./people.ts";
import { openBathroom } from "./showroom.ts";

test("colour and size: cancel changes nothing, the dialog shows the chosen ones, and a reset restores the standard", async ({
  page,
}) => {
  const errors = watchErrors(page);
  const showroom = await openBathroom(page, "sanitair");
  await showroom.open("Wastafelkraan");
  const before = await showroom.total();
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: "Configuratie opslaan" });
  await showroom.choose(/^Wastafelkraan Hoek/);
  await expect(dialog.getByText("Selecteer een kleur").first()).toBeVisible();
  await showroom.choose(/Mat zwart/, dialog);
  await expect(dialog.getByRole("radio", { name: /Mat zwart/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Annuleer" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Reset naar standaard (Wastafelkraan)" })).toHaveCount(0);
  expect(await showroom.total()).toBe(before);

  await showroom.choose(/^Wastafelkraan Hoek/);
  await showroom.choose(/Mat zwart/, dialog);
  await expect(dialog.getByRole("radio", { name: /Mat zwart/ })).toBeChecked();
  await save.click();
  await expect(dialog).toHaveCount(0);
  await showroom.expectTotal().toBeGreaterThan(before);
  await page.getByRole("button", { name: /^Wijzig kleur of maat/ }).click();
  await expect(dialog.getByRole("radio", { name: /Mat zwart/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Annuleer" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Reset naar standaard (Wastafelkraan)" }).click();
  await showroom.expectTotal().toBe(before);
  await showroom.saved();
  expect(errors).toEqual([]);
});

test("another colour keeps the picked size", async ({ page }) => {
  const showroom = await openBathroom(page, "sanitair");
  await showroom.open("Wastafelmeubel");
  const furniture = page.getByRole("group", { name: "Wastafelmeubel", exact: true });
  await furniture
    .getByRole("button", { name: /^Wijzig kleur of maat/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  const [colours, sizes] = [/Selecteer een kleur/, /Selecteer een afmeting/].map((name) =>
    dialog.getByRole("group", { name }).getByRole("radio"),
  );
  await sizes!.last().click();
  await expect(sizes!.last()).toBeChecked();
  const size = (await sizes!.and(page.locator(":checked")).getAttribute("aria-labelledby")) ?? "";
  const words = await page.locator(`[id="${size}"]`).innerText();
  const other = colours!.and(page.locator(":not(:checked)")).first();
  const value = await other.getAttribute("value");
  await other.click();
  await expect(colours!.and(page.locator(":checked"))).toHaveAttribute("value", value ?? "");
  await expect(dialog.getByRole("radio", { name: words, checked: true })).toHaveCount(1);
  await dialog.getByRole("button", { name: "Annuleer" }).click();
  await expect(dialog).toHaveCount(0);
});

test("a required product cannot be removed, a blocked one gives the reason, and a reset restores related products", async ({
  page,
}) => {
  const errors = watchErrors(page);
  const showroom = await openBathroom(page, "sanitair");
  const before = await showroom.total();
  await showroom.open("Bad");
  await showroom.choose(/^Bad Vrij/);
  await page.getByRole("dialog").getByRole("button", { name: "Configuratie opslaan" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await showroom.open("Badkraan");
  const taps = page.getByRole("group", { name: "Badkraan", exact: true });
  const required = taps.getByRole("radio", { checked: true });
  await expect(required).toHaveCount(1);
  await expect(page.getByText("Verplicht bij Bad Vrij.").first()).toBeVisible();
  await required.click();
  await expect(required).toHaveCount(1);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: /^Waarom ontbreken hier \d+ producten/ }).click();
  await expect(page.getByText(/^Niet te combineren met Bad Vrij\./).first()).toBeVisible();
  await expect(taps.getByRole("radio", { disabled: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Ongedaan maken" }).first().click();
  await showroom.expectTotal().toBe(before);

  await showroom.open("Wastafelmeubel");
  await showroom.choose(/^Meubelset Rond/);
  await page.getByRole("dialog").getByRole("button", { name: "Configuratie opslaan" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Uw keuze verandert ook iets anders")).toBeVisible();
  await page.getByRole("button", { name: "Akkoord" }).click();
  await showroom.open("Wastafelkraan");
  await page.getByRole("button", { name: /^Waarom ontbre(ekt|ken) hier \d+ product/ }).click();
  await expect(page.getByText(/^Niet te combineren met Meubelset Rond\./).first()).toBeVisible();
  await page.getByRole("button", { name: "Reset naar standaard (Wastafelmeubel)" }).click();
  await expect(page.getByRole("button", { name: /^Reset naar standaard/ })).toHaveCount(0);
  await showroom.expectTotal().toBe(before);
  await showroom.saved();
  expect(errors).toEqual([]);
});

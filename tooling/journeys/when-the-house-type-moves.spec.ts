/** An import that gives buyers another house type while one of them has the showroom open. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, showroomCommand, signUpNewBuyer } from "./new-buyer.ts";
import { watchErrors } from "./people.ts";
import { Showroom } from "./showroom.ts";
import { expect, test } from "./test.ts";

const BUNDLE = join(ROOT, "packages/demo-catalogue/bundles/havenkwartier");
const STEPS = "/projects/havenkwartier/digitale-showroom/stap";

/** The demo project with another key for its house type, as after a new drawing. */
function bundleWithOtherHouseType(): string {
  const folder = mkdtempSync(join(tmpdir(), "showroom-bundle-"));
  cpSync(BUNDLE, folder, { recursive: true });
  const file = join(folder, "bundle.json");
  const text = readFileSync(file, "utf8").replaceAll(/"appartement(?=["./])/g, '"nieuw-appartement');
  writeFileSync(file, text);
  return folder;
}

test("a page that is open says so, stops saving, and takes along what fits", async ({ page, browser }) => {
  const errors = watchErrors(page);
  const showroom = new Showroom(page);
  await signUpNewBuyer(page, "306");
  const otherDevice = await browser.newContext({ storageState: await page.context().storageState() });
  const introduction = await otherDevice.newPage();
  await introduction.goto(`${STEPS}/1`);
  await expect(introduction.getByRole("button", { name: "Start met configureren" })).toBeVisible();

  await page.goto(`${STEPS}/1`);
  await page.getByRole("button", { name: "Start met configureren" }).click();
  await expect(page).toHaveURL(/stap\/2/);
  await page.goto(`${STEPS}/2/tegels`);
  await showroom.open("Luxe");
  await showroom.choose(/Scheer Antraciet/);
  await showroom.saved();

  const folder = bundleWithOtherHouseType();
  try {
    showroomCommand("import", folder, "--move-house-type", "appartement=nieuw-appartement", "--yes");
  } finally {
    rmSync(folder, { recursive: true });
  }
  try {
    let saves = 0;
    page.on("request", (request) => {
      if (request.method() === "PUT" && request.url().includes("/api/project-choices/")) saves += 1;
    });
    await showroom.choose(/Scheer Staal/);
    const dialog = page.getByRole("dialog", { name: "Uw woning of woningtype is gewijzigd" });
    await expect(dialog).toContainText("Daardoor kan hier niets meer worden opgeslagen.");
    // The dialog comes with the first refusal. A page that repeats its save would have sent dozens in this time.
    await page.waitForTimeout(3_000);
    expect(saves).toBe(1);

    await introduction.getByRole("button", { name: "Start met configureren" }).click();
    await expect(introduction.getByRole("dialog", { name: "Uw woning of woningtype is gewijzigd" })).toBeVisible();
    await expect(introduction.getByText("Probeer het opnieuw")).toHaveCount(0);

    await dialog.getByRole("button", { name: "Verder met wat nu geldt" }).click();
    await expect(page.getByText("zijn overgenomen in uw nieuwe woningtype")).toBeVisible();
    await showroom.saved();
    await page.goto(`${STEPS}/2/tegels`);
    await showroom.open("Luxe");
    await expect(page.getByRole("radio", { name: /Scheer Staal/ })).toBeChecked();
    expect(errors).toEqual([]);
  } finally {
    await otherDevice.close();
    showroomCommand(
      "catalogue",
      "revert",
      "havenkwartier",
      "--move-house-type",
      "nieuw-appartement=appartement",
      "--yes",
    );
  }
});

import { expect, test } from "./test.ts";
import { expectNoViolations } from "./axe.ts";
import { PEOPLE, watchErrors } from "./people.ts";
import { expectReflow } from "./reflow.ts";
import { enter } from "./staff.ts";

/** A block of the demo in which nobody lives. */
const PHASE = "Blok Esdoorn";

test("staff set the closing dates of a phase, move it, and give a home an exception", async ({ page }) => {
  const errors = watchErrors(page);
  await enter(page, PEOPLE.projectAdmin, "/admin/projecten/de-lindehof");
  await page.getByRole("link", { name: "Sluitingsdata" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sluitingsdata" })).toBeVisible();
  await expectNoViolations(page);
  const phase = page.getByRole("list", { name: "Fasen" }).getByRole("listitem").filter({ hasText: PHASE });
  await expect(phase).toContainText("16 woningen");
  await expect(phase).toContainText("Tegels: geen datum");

  const edit = page.getByRole("button", { name: `Wijzig data: ${PHASE}` });
  const dialog = page.getByRole("alertdialog");
  await edit.press("Enter");
  await dialog.getByLabel("Tegels").fill("2031-12-12");
  await dialog.getByLabel("Vloeren").fill("2032-02-02");
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: "Opslaan" }).click();
  await expect(page.getByText(`De data van ${PHASE} zijn opgeslagen.`)).toBeVisible();
  await expect(phase).toContainText("Tegels: 12-12-2031 · Sanitair: geen datum · Vloeren: 02-02-2032");

  await edit.click();
  await dialog.getByLabel("Verschuif alle data met (dagen)").fill("7");
  await dialog.getByRole("button", { name: "Verschuif", exact: true }).click();
  await dialog.getByRole("button", { name: "Opslaan" }).click();
  await expect(phase).toContainText("Tegels: 19-12-2031 · Sanitair: geen datum · Vloeren: 09-02-2032");
  const history = page.getByRole("list", { name: "Geschiedenis" }).getByRole("listitem");
  await expect(history.filter({ hasText: `${PHASE}, Tegels: 12-12-2031 → 19-12-2031` })).toContainText("Noor Jansen");

  await page.getByRole("button", { name: "Geef een uitzondering" }).click();
  await dialog.getByRole("button", { name: "Opslaan" }).click();
  await expect(dialog.getByText("Kies een bouwnummer, een onderdeel en een datum, en geef een reden.")).toBeVisible();
  await dialog.getByLabel("Bouwnummer").selectOption("40");
  await dialog.getByLabel("Onderdeel").selectOption("Tegels");
  await dialog.getByLabel("Laatste dag om te kiezen").fill("2032-01-05");
  await dialog.getByLabel("Reden").fill("Verblijf in het buitenland");
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: "Opslaan" }).click();
  const exceptions = page.getByRole("list", { name: "Uitzonderingen" }).getByRole("listitem");
  await expect(exceptions).toContainText("tot en met 05-01-2032 · Verblijf in het buitenland");
  await expectNoViolations(page);
  await expectReflow(page);

  await page.getByRole("button", { name: "Trek in: Bouwnummer 40, Tegels" }).click();
  await page.getByRole("button", { name: "Ja, trek in" }).click();
  await expect(page.getByText("De uitzondering voor Bouwnummer 40, Tegels is ingetrokken.")).toBeVisible();
  await expect(exceptions).toHaveCount(0);

  await edit.click();
  await dialog.getByLabel("Tegels").fill("");
  await dialog.getByLabel("Vloeren").fill("");
  await dialog.getByRole("button", { name: "Opslaan" }).click();
  await expect(phase).toContainText("Tegels: geen datum");
  expect(errors).toEqual([]);
});

/** On a phone a choice is undone right above the bottom bar, within reach of the thumb. */
import { expect, test } from "./test.ts";
import { watchErrors } from "./people.ts";
import { openBathroom } from "./showroom.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("each choice is told above the bottom bar with its undo, until it is undone, closed or followed by another", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => localStorage.setItem("theWallModalOpened", "true"));
  const showroom = await openBathroom(page, "tegels");
  const foot = page.locator("main ~ footer");
  const toast = foot.getByRole("status").filter({ hasText: "Ongedaan maken" });
  const undo = foot.getByRole("button", { name: "Ongedaan maken" });
  // Its code follows the first view.
  await page.waitForLoadState("networkidle");
  const before = await showroom.total();

  // A look is many choices in one press: told by its name, and undone at once.
  const look = page.getByRole("radio", { name: "Groen en messing" });
  await look.click();
  await expect(toast).toContainText("Groen en messing gekozen");
  await expect(look).toBeChecked();
  await showroom.expectTotal().not.toBe(before);
  await undo.click();
  await expect(look).not.toBeChecked();
  await showroom.expectTotal().toBe(before);

  await showroom.open("Luxe");
  const [first, second] = ["Scheer Antraciet", "Scheer Staal"].map((name) => page.getByRole("radio", { name }));
  await first!.click();
  await expect(toast).toContainText("Scheer Antraciet");
  await expect(toast).toContainText("gekozen");
  const [button, bar] = [await undo.boundingBox(), await foot.boundingBox()];
  // Whole, touchable, and above the bar.
  expect(button?.height).toBeGreaterThanOrEqual(44);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expect(undo).toBeInViewport({ ratio: 1 });

  await second!.click();
  await expect(toast).toContainText("Scheer Staal");
  await expect(toast).not.toContainText("Antraciet");
  await undo.click();
  await expect(first!).toBeChecked();
  await expect(undo).toHaveCount(0);
  await second!.click();
  await expect(toast).toContainText("Scheer Staal");
  await page.keyboard.press("Escape");
  await expect(undo).toHaveCount(0);
  await expect(second!).toBeChecked();
  const history = page.getByRole("group", { name: "Wijzigingen" });
  await history.getByRole("button", { name: "Ongedaan maken" }).click();
  await history.getByRole("button", { name: "Ongedaan maken" }).click();
  await showroom.expectTotal().toBe(before);
  await expect(undo).toHaveCount(0);

  // A choice that changes something elsewhere has a notice with its own undo.
  await showroom.next("Selecteer Sanitair");
  await showroom.open("Bad");
  const bath = page
    .getByRole("radio", { name: /^Bad Compact/ })
    .or(page.getByRole("checkbox", { name: /^Bad Compact/ }));
  await bath.click();
  const notice = page.getByRole("status").filter({ hasText: "Uw keuze verandert ook iets anders" });
  await expect(notice).toBeVisible();
  await expect(undo).toHaveCount(0);
  await notice.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(notice).toBeHidden();
  // Once it is read, what the buyer chose is named, not what came along.
  await bath.click();
  await notice.getByRole("button", { name: "Akkoord" }).click();
  await expect(toast).toContainText("Bad Compact");
  await undo.click();
  await showroom.expectTotal().toBe(before);
  await showroom.saved();
  expect(errors).toEqual([]);
});

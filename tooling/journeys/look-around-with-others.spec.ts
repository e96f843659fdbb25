/** Who looks at a buyer's choices looks around in them, too: an advisor, and who has a link. By its file name it runs after the panorama of the buyer. */
import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { PEOPLE, signIn } from "./people.ts";
import { another, enter, openBuyer, PROJECT } from "./staff.ts";

/** Milliseconds to wait for a picture on a busy machine. */
const PATIENCE = 120_000;

/** Calls the API as the buyer of the page. */
const call = (page: Page, method: string, path: string): Promise<{ readonly id: number; readonly path: string }> =>
  page.evaluate(
    async ([how, where]) => {
      const { accessToken } = JSON.parse(localStorage.getItem("showroom.tokens") ?? "{}");
      const csrf = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "";
      const headers = { authorization: `Bearer ${accessToken}`, "x-xsrf-token": decodeURIComponent(csrf) };
      const { projectId } = await (await fetch("/api/users/current", { headers })).json();
      const answer = await fetch(`/api/project-choices/${projectId}/share-links${where}`, { method: how, headers });
      return answer.status === 201 ? await answer.json() : {};
    },
    [method, path] as const,
  );

test("an advisor and who has a link look around in the room as the buyer chose it", async ({ page, browser }) => {
  test.setTimeout(3 * PATIENCE);
  const adviser = await another(browser);
  await adviser.emulateMedia({ reducedMotion: "no-preference" });
  await enter(adviser, PEOPLE.advisor, PROJECT);
  await openBuyer(adviser, "Joris van Dam");
  await adviser.getByRole("button", { name: /^Rondkijken ?: Badkamer/ }).click({ timeout: PATIENCE });
  const viewer = adviser.getByRole("dialog", { name: "Badkamer" });
  await expect(viewer.locator("[data-face][data-ready]")).toHaveCount(6, { timeout: PATIENCE });
  await expect(viewer.getByRole("status")).toHaveText(/^In beeld: .*Toilet/, { timeout: PATIENCE });

  await signIn(page, PEOPLE.buyerHalfway);
  const link = await call(page, "POST", "");
  const visitor = await another(browser);
  await visitor.emulateMedia({ reducedMotion: "no-preference" });
  await visitor.goto(link.path);
  const room = visitor.getByRole("region", { name: "Badkamer" });
  await room.getByRole("button", { name: /^In beeld ?: Badkamer/ }).click();
  const inView = visitor.getByRole("dialog", { name: "In beeld" });
  await expect(inView.getByText("Vloertegel")).toBeVisible();
  await expect(inView.getByRole("link")).toHaveCount(0);
  await expectNoViolations(visitor);
  await visitor.keyboard.press("Escape");
  const picture = room.locator("figure img");
  const box = await picture.boundingBox();
  if (!box) throw new Error("The picture is not shown");
  await visitor.mouse.click(box.x + 0.45 * box.width, box.y + 0.93 * box.height);
  await expect(visitor.getByRole("dialog", { name: "Gekozen op deze plek" })).toContainText("Vloertegel");
  await visitor.keyboard.press("Escape");
  // There is a panorama behind the link once all its pictures are made, which go on while the advisor looks.
  const look = room.getByRole("button", { name: /^Rondkijken ?: Badkamer/ });
  await expect(async () => {
    await visitor.reload();
    await expect(look).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: PATIENCE });
  await adviser.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await adviser.context().close();
  await look.click();
  const around = visitor.getByRole("dialog", { name: "Badkamer" });
  await expect(around.locator("[data-face][data-ready]")).toHaveCount(6);
  await expectNoViolations(visitor);
  await call(page, "DELETE", `/${link.id}`);
  await visitor.context().close();
});

import { expect, test } from "./test.ts";
import { expectGoodPractice } from "./axe.ts";
import { PEOPLE, watchErrors } from "./people.ts";
import { another, enter } from "./staff.ts";

const failed = (id: string, queue: string) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  queue,
  queuedAt: "2026-03-01T08:00:00.000Z",
  failedAt: "2026-03-01T15:00:00.000Z",
  reason: "connect ECONNREFUSED 127.0.0.1:25",
});

test("an admin sees failed jobs, repeats one and deletes one", async ({ page, browser }) => {
  const errors = watchErrors(page);
  await enter(page, PEOPLE.admin);
  // Mails fail for good only after hours, so the answers of the API are made here.
  let items = [failed("1", "mail.confirmation"), failed("2", "mail.password-reset")];
  await page.route("**/api/staff/failed-jobs**", async (route) => {
    const request = route.request();
    if (request.method() === "GET") return route.fulfill({ json: { items } });
    items = items.filter(({ id }) => !request.url().includes(id));
    return route.fulfill({ status: 204 });
  });
  await page.getByRole("link", { name: "Mislukte taken" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mislukte taken" })).toBeVisible();
  const rows = page.getByRole("list", { name: /^Mislukte taken/ }).getByRole("listitem");
  await expect(rows.first()).toContainText(
    "Mail met de bevestiging van ingediende keuzes, mislukt op 01-03-2026 16:00",
  );
  await expect(rows.first()).toContainText("ECONNREFUSED");
  await expectGoodPractice(page);

  await page.getByRole("button", { name: "Herhaal: Mail met de bevestiging" }).click();
  await expect(page.getByText("De taak wordt opnieuw uitgevoerd.")).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: "Verwijder: Mail voor een nieuw wachtwoord" }).click();
  await page.getByRole("button", { name: "Ja, verwijder de taak" }).click();
  await expect(page.getByText("De taak is verwijderd.")).toBeVisible();
  await expect(page.getByText("Er zijn geen mislukte taken")).toBeVisible();
  expect(errors).toEqual([]);

  const advisor = await another(browser);
  await enter(advisor, PEOPLE.advisor);
  await expect(advisor.getByRole("link", { name: "Projecten", exact: true }).first()).toBeVisible();
  await expect(advisor.getByRole("link", { name: "Mislukte taken" })).toHaveCount(0);
  await advisor.context().close();
});

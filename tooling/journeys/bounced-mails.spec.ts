import { expectNoViolations } from "./axe.ts";
import { PEOPLE, watchErrors } from "./people.ts";
import { expectReflow } from "./reflow.ts";
import { enter, PROJECT } from "./staff.ts";
import { expect, test } from "./test.ts";

const FULL = {
  id: "1",
  to: "koper@lindehof.example",
  subject: "Sluitingsdata voor De Lindehof",
  sentAt: "2026-03-01T08:00:00.000Z",
  bouncedAt: "2026-03-01T15:00:00.000Z",
  reason: "full",
  diagnostic: "452 4.2.2 The email account is over quota",
  buyer: { userId: 1, name: "Sanne de Vries", buildNumber: "12" },
};
const TO_SHOWROOM = {
  ...FULL,
  id: "2",
  to: "showroom@lindehof.example",
  subject: "Ingediend voor De Lindehof: bouwnummer 12",
  reason: "address",
  diagnostic: "",
  buyer: null,
};

test("an advisor reads which mails came back, and sets them aside", async ({ page }) => {
  const errors = watchErrors(page);
  // The journeys have no mail server, so the answers of the API are made here.
  let items: { readonly id: string }[] = [FULL, TO_SHOWROOM];
  await page.route("**/bounced-mails", (route) => route.fulfill({ json: { items, isRead: true } }));
  await page.route("**/bounced-mails/settled", (route) => {
    const { id } = route.request().postDataJSON() as { readonly id: string };
    items = items.filter((one) => one.id !== id);
    return route.fulfill({ status: 204 });
  });
  await enter(page, PEOPLE.advisor, `${PROJECT}/niet-bezorgd`);
  const mails = page.getByRole("list", { name: "Teruggekomen mails, de nieuwste eerst" }).getByRole("listitem");
  await expect(mails.first()).toContainText("Bouwnummer 12, Sanne de Vries");
  await expect(mails.first()).toContainText("De mailbox is vol.");
  await expect(mails.first()).toContainText("verstuurd op 01-03-2026 09:00 · terug op 01-03-2026 16:00");
  await expect(mails.last()).toContainText("Aan de showroom");
  await expect(mails.last()).toContainText("Het adres bestaat niet of is niet bereikbaar.");
  await expectNoViolations(page);
  await expectReflow(page);

  await mails.first().getByRole("button", { name: "Afgehandeld: mail aan koper@lindehof.example" }).click();
  await expect(page.getByText("De mail is van de lijst.")).toBeVisible();
  await expect(mails).toHaveCount(1);
  await mails.getByRole("button", { name: /^Afgehandeld/ }).click();
  await expect(page.getByText("Er is niets teruggekomen")).toBeVisible();
  expect(errors).toEqual([]);
});

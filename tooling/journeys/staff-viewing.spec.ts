import { expect, test } from "./test.ts";
import { PASSWORD, PEOPLE, watchErrors } from "./people.ts";
import { enter, openBuyer, PROJECT } from "./staff.ts";

test("a viewing session is marked, read-only and recorded", async ({ page }) => {
  const errors = watchErrors(page);
  await enter(page, PEOPLE.advisor, PROJECT);
  await openBuyer(page, "Sanne de Wit");
  await page.getByRole("button", { name: "Bekijk als koper" }).click();
  await expect(page).toHaveURL(/\/projects\/de-lindehof\/digitale-showroom/);
  const bar = page.getByRole("complementary", { name: "Meekijken" });
  await expect(bar).toContainText("U bekijkt de showroom als Sanne de Wit, bouwnummer 12. U kunt niets wijzigen.");
  await page.getByRole("button", { name: "Start met configureren" }).click();
  // If the browser were offline before the render connection is open, it would write an error to the console.
  const connected = page
    .waitForEvent("websocket", (socket) => socket.url().includes("/chat-hub"))
    .then((socket) => socket.waitForEvent("framereceived"));
  await page.goto("/projects/de-lindehof/digitale-showroom/stap/1");
  await expect(bar).toBeVisible();
  await connected;

  const refused = await page.evaluate(async () => {
    const { accessToken } = JSON.parse(window.sessionStorage.getItem("showroom.viewing") ?? "{}");
    const csrf = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const authorization = `Bearer ${accessToken}`;
    const { projectId, houseTypeId } = await (await fetch("/api/users/current", { headers: { authorization } })).json();
    const answer = await fetch(`/api/project-choices/${projectId}`, {
      method: "PUT",
      headers: { authorization, "content-type": "application/json", "x-xsrf-token": decodeURIComponent(csrf) },
      body: JSON.stringify({
        choices: { projectRoomChoices: {}, submitType: null },
        house_type: { id: houseTypeId },
        version: 0,
      }),
    });
    return answer.status;
  });
  expect(refused).toBe(403);

  await page.context().setOffline(true);
  await bar.getByRole("button", { name: "Stoppen met meekijken" }).click();
  await expect(bar).toContainText("Er is geen verbinding met de server.");
  await page.context().setOffline(false);
  await bar.getByRole("button", { name: "Stoppen met meekijken" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sanne de Wit");
  await page.getByRole("link", { name: "Wijzigingen" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Showroom bekeken als koper" }).first()).toContainText(
    "adviseur",
  );
  expect(errors).toEqual([]);
});

test("a viewing session expires with a message and a link back", async ({ page }) => {
  const bar = page.getByRole("complementary", { name: "Meekijken" });
  const look = async (): Promise<void> => {
    await page.getByRole("button", { name: "Bekijk als koper" }).click();
    await expect(bar).toContainText("U kunt niets wijzigen.");
  };
  await enter(page, PEOPLE.advisor, PROJECT);
  await openBuyer(page, "Sanne de Wit");
  const buyer = new URL(page.url()).pathname;
  await look();
  // Shortens the session from an hour to a second.
  await page.evaluate(() => {
    const kept = JSON.parse(window.sessionStorage.getItem("showroom.viewing") ?? "{}");
    window.sessionStorage.setItem("showroom.viewing", JSON.stringify({ ...kept, endsAt: Date.now() + 1_000 }));
  });
  await page.reload();
  await expect(bar).toContainText("Het meekijken is afgelopen");
  await bar.getByRole("button", { name: "Terug naar de koper" }).click();
  await expect(page).toHaveURL(new RegExp(`${buyer}$`));
});

test("signing out elsewhere ends a viewing session, and a reload leads to sign-in and the buyer", async ({ page }) => {
  await enter(page, PEOPLE.advisor, PROJECT);
  await openBuyer(page, "Sanne de Wit");
  const buyer = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "Bekijk als koper" }).click();
  await expect(page.getByRole("complementary", { name: "Meekijken" })).toContainText("U kunt niets wijzigen.");
  const elsewhere = await page.context().newPage();
  await elsewhere.goto("/admin");
  await elsewhere.getByRole("banner").getByRole("button").last().click();
  await elsewhere.getByRole("button", { name: "Uitloggen" }).click();
  await expect(elsewhere).toHaveURL(/^http:\/\/[^/]+\/$/);
  await elsewhere.close();

  await page.getByRole("banner").getByRole("button").last().click();
  await page.getByRole("link", { name: "Uw vragen" }).click();
  await expect(page).toHaveTitle(/^Het meekijken is afgelopen \|/);
  await page.reload();
  await expect(page.getByText("Het meekijken is afgelopen").first()).toBeVisible();
  await expect(page).toHaveTitle("Het meekijken is afgelopen");
  // The showroom shows no sign-in dialog in a viewing session, whichever request is refused first.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Terug naar de koper" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Inloggen");
  await page.getByLabel("E-mailadres").fill(PEOPLE.advisor);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: /^Inloggen bij/ }).click();
  await expect(page).toHaveURL(new RegExp(`${buyer}$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sanne de Wit");
});

import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expectNoViolations } from "./axe.ts";
import { signUpNewBuyer } from "./new-buyer.ts";
import { PEOPLE, watchErrors } from "./people.ts";
import { expectReflow } from "./reflow.ts";
import { another, enter } from "./staff.ts";
import { expect, test } from "./test.ts";

const BUILD_NUMBER = "9871";

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The system of a builder, which refuses the first message. */
async function startReceiver() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(received.length === 1 ? 503 : 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/showroom`, stop: () => server.close() };
}

/** As Standard Webhooks has it. */
function signatureOf({ headers, body }: Received, secret: string): string {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}

test("a project tells another system what happens, and the log says what was not delivered", async ({
  page,
  browser,
}) => {
  const errors = watchErrors(page);
  const receiver = await startReceiver();
  await enter(page, PEOPLE.projectAdmin, "/admin/projecten/havenkwartier/koppelingen");
  const dialog = page.getByRole("alertdialog");
  const shown = page.getByRole("dialog", { name: "Het geheim van deze koppeling" });

  await test.step("an address with a password is refused", async () => {
    await page.getByRole("button", { name: "Voeg een adres toe" }).click();
    await dialog.getByLabel("Adres").fill("https://naam:woord@bouwer.example/");
    await dialog.getByRole("checkbox", { name: "Koper heeft een account gemaakt" }).check();
    await dialog.getByRole("button", { name: "Opslaan" }).click();
    await expect(dialog.getByText("Het adres mag geen naam of wachtwoord bevatten.")).toBeVisible();
    await expectNoViolations(page);
  });

  const secret = await test.step("the secret is shown once", async () => {
    await dialog.getByLabel("Adres").fill(receiver.url);
    await dialog.getByRole("button", { name: "Opslaan" }).click();
    await expectNoViolations(page);
    const value = await shown.getByLabel("Geheim").inputValue();
    await shown.getByRole("button", { name: "Sluiten" }).last().click();
    await page.reload();
    await expect(page.getByRole("list", { name: "Adressen" })).toContainText(receiver.url);
    await expect(shown).toHaveCount(0);
    return value;
  });

  await test.step("what a buyer does is sent, and again after a refusal", async () => {
    const buyer = await another(browser);
    await signUpNewBuyer(buyer, BUILD_NUMBER);
    await buyer.context().close();
    await expect.poll(() => receiver.received.length).toBe(1);
    await page.reload();
    const line = page.getByRole("list", { name: "Bezorgd en niet bezorgd" }).getByRole("listitem");
    await expect(line).toContainText(/^Koper heeft een account gemaakt/);
    await expect(line).toContainText("wordt geprobeerd");
    await expectNoViolations(page);
    await expectReflow(page);
    await line.getByRole("button", { name: /^Verstuur opnieuw/ }).click();
    await expect(page.getByText(/^Het bericht wordt opnieuw verstuurd/)).toBeVisible();
    await expect.poll(() => receiver.received.length).toBeGreaterThan(1);
    for (const one of receiver.received) {
      expect(one.headers["webhook-signature"]).toBe(signatureOf(one, secret));
      expect(one.headers["webhook-id"]).toBe(receiver.received[0]?.headers["webhook-id"]);
      expect(JSON.parse(one.body)).toMatchObject({ type: "buyer.registered", data: { buildNumber: BUILD_NUMBER } });
      expect(one.body).not.toContain("Mulder");
    }
    await page.reload();
    await expect(line.getByText("bezorgd", { exact: true })).toBeVisible();
  });

  await test.step("a new secret, beside which the former one still holds", async () => {
    await page.getByRole("button", { name: `Nieuw geheim: ${receiver.url}` }).click();
    await page.getByRole("button", { name: "Ja, maak een nieuw geheim" }).click();
    await expect(shown.getByLabel("Geheim")).not.toHaveValue(secret);
    await shown.getByRole("button", { name: "Sluiten" }).last().click();
    await expect(page.getByText(/^Het vorige geheim geldt nog tot/)).toBeVisible();
  });

  await page.getByRole("button", { name: `Verwijder: ${receiver.url}` }).click();
  await page.getByRole("button", { name: "Ja, verwijder" }).click();
  await expect(page.getByText("De koppeling is verwijderd.")).toBeVisible();
  await expect(page.getByText("Er zijn geen koppelingen")).toBeVisible();
  expect(errors).toEqual([]);
  receiver.stop();
});

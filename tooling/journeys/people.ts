/** The demo accounts, and a helper to sign in. */
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

export const PASSWORD = "Welkom-Thuis-2026";

export const PEOPLE = {
  buyer: "koper@lindehof.example",
  buyerHalfway: "koper.halverwege@lindehof.example",
  buyerDone: "koper.klaar@lindehof.example",
  buyerElsewhere: "koper@havenkwartier.example",
  advisor: "adviseur@showroom.example",
  advisorElsewhere: "adviseur.elders@showroom.example",
  projectAdmin: "projectbeheer@showroom.example",
  admin: "admin@showroom.example",
} as const;

/** An empty page in the place of the product's, to write what a browser keeps. */
const EMPTY_PAGE = "/empty-page";

/** The page of a project for its user, not for a visitor. */
async function expectSignedIn(page: Page): Promise<void> {
  const account = page.getByRole("banner").getByRole("button").last();
  await expect(account).toBeVisible();
  await expect(account).not.toContainText("Inloggen op");
}

/**
 * Opens a project's landing page as a user whose session the browser keeps. The form, with a page load more, has journeys of its own,
 * which use `signInByForm`.
 */
export async function signIn(page: Page, email: string, slug = "de-lindehof"): Promise<void> {
  await page.route(EMPTY_PAGE, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto(EMPTY_PAGE);
  await page.unroute(EMPTY_PAGE);
  const { request } = page.context();
  await request.get("/config.json");
  const csrf = (await page.context().cookies()).find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  const answer = await request.post("/oauth/token", {
    headers: { "X-XSRF-TOKEN": csrf, "User-Agent": await page.evaluate(() => navigator.userAgent) },
    data: { client_id: "showroom", grant_type: "password", username: email, password: PASSWORD },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { access_token, refresh_token } = (await answer.json()) as Readonly<Record<string, string>>;
  const tokens = JSON.stringify({ accessToken: access_token, refreshToken: refresh_token });
  await page.evaluate((text) => localStorage.setItem("showroom.tokens", text), tokens);
  await page.goto(`/projects/${slug}`);
  await expectSignedIn(page);
}

/** Signs in on a project's landing page and waits until the project is reloaded for the user. */
export async function signInByForm(page: Page, email: string, slug = "de-lindehof"): Promise<void> {
  await page.goto(`/projects/${slug}`);
  await page.getByRole("button", { name: "Login om te configureren" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: /^Inloggen bij/ }).click();
  await expect(dialog).toBeHidden();
}

/** Whether an address is of this product: the journeys run all of it on this machine. */
const isOwn = (address: string): boolean =>
  !/^(https?|wss?):/.test(address) || ["localhost", "127.0.0.1"].includes(new URL(address).hostname);

/** Fails the journey when the page reports an error of its own, or calls a third party. */
export function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("Failed to load resource")) errors.push(message.text());
  });
  page.on("request", (request) => {
    if (!isOwn(request.url())) errors.push(`A third party was called: ${request.url()}`);
  });
  page.on("websocket", (socket) => {
    if (!isOwn(socket.url())) errors.push(`A third party was called: ${socket.url()}`);
  });
  return errors;
}

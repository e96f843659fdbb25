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

/** Signs in on a project's landing page and waits until the project is reloaded for the user. */
export async function signIn(page: Page, email: string, slug = "de-lindehof"): Promise<void> {
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

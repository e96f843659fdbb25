/** Every action that changes choices can be undone, also on the server. */
import { expect, test } from "./test.ts";
import type { Locator, Page } from "@playwright/test";
import { watchErrors } from "./people.ts";
import { openBathroom, POLL_MILLISECONDS } from "./showroom.ts";
import type { Showroom } from "./showroom.ts";

/** All rooms in the server's last response. */
function watchRooms(page: Page): () => unknown {
  let rooms: unknown = null;
  page.on("response", async (answer) => {
    if (!/\/api\/project-choices\/\d+$/.test(answer.url()) || !answer.ok()) return;
    // Ignores responses to a page that was left.
    const body = (await answer.json().catch(() => null)) as { readonly projectRoomChoices: unknown } | null;
    if (body !== null) rooms = body.projectRoomChoices;
  });
  return () => rooms;
}

class Steps {
  readonly showroom: Showroom;
  readonly page: Page;
  readonly rooms: () => unknown;

  constructor(showroom: Showroom, rooms: () => unknown) {
    this.showroom = showroom;
    this.page = showroom.page;
    this.rooms = rooms;
  }

  /** Performs an action and waits until it is saved. */
  async does(act: () => Promise<void>): Promise<void> {
    const before = this.rooms();
    await act();
    await expect.poll(this.rooms, { intervals: [POLL_MILLISECONDS] }).not.toEqual(before);
  }

  undo(): Promise<void> {
    const history = this.page.getByRole("group", { name: "Wijzigingen" });
    return this.does(() => history.getByRole("button", { name: "Ongedaan maken" }).click());
  }

  /** Performs an action that restores the former state. */
  async takesBack(name: string, act: () => Promise<void>): Promise<void> {
    await test.step(name, async () => {
      const [before, total] = [this.rooms(), await this.showroom.total()];
      await this.does(act);
      await this.undo();
      expect(this.rooms()).toEqual(before);
      await this.showroom.expectTotal().toBe(total);
    });
  }
}

const other = (radios: Locator): Locator => radios.and(radios.page().locator(":not(:checked)")).first();

test("every choice in a room can be undone", async ({ page }) => {
  test.setTimeout(300_000);
  const errors = watchErrors(page);
  const rooms = watchRooms(page);
  // Suppresses the explanation of The Wall, which would cover the page.
  await page.addInitScript(() => localStorage.setItem("theWallModalOpened", "true"));
  const showroom = await openBathroom(page, "tegels");
  const steps = new Steps(showroom, rooms);
  const dialog = page.getByRole("dialog");
  const save = () => dialog.getByRole("button", { name: "Configuratie opslaan" }).click();
  const confirm = () => dialog.getByRole("button", { name: "Begrepen" }).click();
  const [luxe, steel] = [/^Scheer Antraciet/, /^Scheer Staal/].map((name) => page.getByRole("radio", { name }));

  await showroom.open("Luxe");
  await steps.does(() => steel!.click());
  await steps.takesBack("a tile", () => luxe!.click());
  await steps.takesBack("back to the standard tile", () =>
    page
      .getByRole("button", { name: /^Reset naar standaard/ })
      .first()
      .click(),
  );
  await showroom.open("The Wall (mix and match)");
  await steps.takesBack("the size of a tile", async () => {
    await showroom.choose(/Handvorm Zee/);
    await showroom.choose(/10 x 20 cm\./, dialog);
  });
  for (const name of ["Voegkleur", "Afwerkprofiel"]) {
    await showroom.open(name);
    const cards = page.getByRole("group", { name, exact: true }).first().getByRole("radio");
    await steps.takesBack(name, () => other(cards).click());
  }
  // With the standard tile every option has a price, so it shows the info.
  await steps.undo();
  const allWalls = page.getByRole("checkbox", { name: /^Alle wanden/ });
  await steps.takesBack("a tile option", async () => {
    await allWalls.click();
    await confirm();
  });
  // The info about indicative prices appears once.
  await steps.does(() => allWalls.click());
  await page.getByRole("button", { name: "Toon voegkleur" }).click();
  const grouts = page.getByRole("group", { name: "Voegkleur", exact: true }).last().getByRole("radio");
  await steps.takesBack("the grout of a tile option", () => other(grouts).click());
  await steps.takesBack("a tile option that is let go", () => allWalls.click());
  await page.getByRole("button", { name: "Toon kleuropties" }).first().click();
  const accents = page.getByRole("heading", { name: "Accentwand visgraat" }).locator("..");
  await steps.takesBack("an accent, which takes the place of another option", () =>
    other(accents.getByRole("radio")).click(),
  );

  await showroom.next("Selecteer Sanitair");
  await showroom.open("Bad");
  const bath = page
    .getByRole("radio", { name: /^Bad Compact/ })
    .or(page.getByRole("checkbox", { name: /^Bad Compact/ }));
  await steps.takesBack("sanitary ware, with what it brings along", () => bath.click());
  await steps.does(() => bath.click());
  await steps.takesBack("sanitary ware that is let go", () => bath.click());
  await showroom.open("Wastafelkraan");
  const black = async (): Promise<void> => {
    await showroom.choose(/^Wastafelkraan Hoek/);
    await showroom.choose(/Mat zwart/, dialog);
    await expect(dialog.getByRole("radio", { name: /Mat zwart/ })).toBeChecked();
    await save();
  };
  await steps.takesBack("another colour", black);
  await steps.does(black);
  await steps.takesBack("a group back to its standard", () =>
    page.getByRole("button", { name: "Reset naar standaard (Wastafelkraan)" }).click(),
  );

  await showroom.next("Bekijk Resultaat");
  await page.getByLabel("Naam van deze versie").fill("Met zwarte kraan");
  await page.getByRole("button", { name: "Bewaar deze keuzes" }).click();
  const compare = page.getByRole("button", { name: "Vergelijk met ‘Met zwarte kraan’" });
  await expect(compare).toBeVisible();
  await page.getByRole("link", { name: "Sanitair", exact: true }).click();
  await showroom.open("Wastafelkraan");
  await steps.does(() => page.getByRole("button", { name: "Reset naar standaard (Wastafelkraan)" }).click());
  await page.getByRole("link", { name: "Resultaat", exact: true }).click();
  await steps.takesBack("a version that was kept", async () => {
    await compare.click();
    await dialog.getByRole("button", { name: /^Neem over/ }).click();
    await expect(dialog).toHaveCount(0);
  });
  await page.getByRole("button", { name: "Verwijder ‘Met zwarte kraan’" }).click();
  await page.getByRole("button", { name: "Ja, verwijder de versie" }).click();
  await expect(compare).toHaveCount(0);
  expect(errors).toEqual([]);
});

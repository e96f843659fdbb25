/** Carries out a step. A control that is not there any more, or is covered, is left alone, as a person would do. */
import type { Page } from "@playwright/test";
import { importChange } from "../actors/owner.ts";
import { resolvePath } from "../actors/paths.ts";
import { SLUG } from "../world/base.ts";
import { rollRelease, setNetwork, setStoring } from "../world/device.ts";
import type { Device } from "../world/device.ts";
import { PASSWORD } from "../world/people.ts";
import type { Person } from "../world/people.ts";
import { passTime } from "../world/world.ts";
import type { World } from "../world/world.ts";
import { usablePart } from "./controls.ts";
import type { Step } from "./step.ts";
import { typedText } from "./typed-text.ts";

/** A busy machine needs some seconds for a click. */
const QUICK = { timeout: 4_000 };
/** Pictures may still be on their way. */
const LOADED = { waitUntil: "domcontentloaded", timeout: 15_000 } as const;
const MINUTE = 60_000;

type Role = Parameters<Page["getByRole"]>[0];

async function use(page: Page, person: Person | null, step: Extract<Step, { kind: "use" }>): Promise<void> {
  const part = await usablePart(page);
  const control = part.getByRole(step.role as Role, { name: step.name, exact: true }).nth(step.nth);
  if (step.role === "textbox" || step.role === "searchbox")
    await control.fill(typedText(step.name, person, step.nth), QUICK);
  // Only the keyboard gets to it.
  else if (step.name === "Naar de inhoud") await control.press("Enter", QUICK);
  else await control.click(QUICK);
}

const isSignedIn = (page: Page): Promise<boolean> =>
  page.evaluate(() => /"refreshToken":"/.test(localStorage.getItem("showroom.tokens") ?? "")).catch(() => false);

async function signOut(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button").last().click();
  await page.getByRole("button", { name: "Uitloggen" }).click();
}

/** Signs in by the forms of the product: the showroom's, or the one of the staff application. */
async function signIn(page: Page, person: Person): Promise<void> {
  if (person.role === "showroomadvisor") {
    await page.goto("/admin", LOADED);
    await page.getByLabel("E-mailadres").fill(person.email);
  } else {
    await page.goto(`/projects/${SLUG}`, LOADED);
    if (await isSignedIn(page)) await signOut(page);
    await page.getByRole("button", { name: "Login om te configureren" }).click();
    await page.getByRole("dialog").getByLabel("E-mail").fill(person.email);
  }
  await page.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  // Together: an answer that nobody awaits yet would end the process when it is late.
  await Promise.all([
    page.waitForResponse(/\/oauth\/token$/),
    page.getByRole("button", { name: /^Inloggen bij/ }).click(),
  ]);
}

async function changePerson(world: World, device: Device, page: Page, key: string): Promise<void> {
  const person = world.people.find((one) => one.key === key);
  if (!person) return;
  await signIn(page, person);
  device.person = person;
  device.hasSignedIn = true;
}

async function performOnTab(world: World, device: Device, step: Extract<Step, { tab: number }>): Promise<void> {
  const tab = device.tabs[step.tab];
  if (step.kind === "go" || step.kind === "sign-in") {
    const page = tab?.page ?? (await device.context.newPage());
    if (step.kind === "sign-in") return await changePerson(world, device, page, step.person);
    return void (await page.goto(resolvePath(world, device, step.path), LOADED));
  }
  if (!tab) return;
  switch (step.kind) {
    case "use":
      return await use(tab.page, device.person, step);
    case "reload":
      return void (await tab.page.reload(LOADED));
    case "back":
      return void (await tab.page.goBack(LOADED));
    case "close":
      return await tab.page.close();
  }
}

export interface Performed {
  readonly isDone: boolean;
  /** Why the step was not possible. */
  readonly reason: string | null;
}

export async function perform(world: World, step: Step): Promise<Performed> {
  try {
    if (step.kind === "pass") await passTime(world, step.minutes * MINUTE);
    else if (step.kind === "import") await importChange(world, step.change);
    else {
      const device = world.devices.find(({ key }) => key === step.device);
      if (!device) return { isDone: false, reason: "The device is not in this world" };
      if (step.kind === "network") await setNetwork(device, step.state);
      else if (step.kind === "storage") await setStoring(device, step.state, world.servers.url);
      else if (step.kind === "release") await rollRelease(device);
      else await performOnTab(world, device, step);
    }
    return { isDone: true, reason: null };
  } catch (error) {
    if (step.kind === "import") throw error;
    return { isDone: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

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

const QUICK = { timeout: 1_000 };
/** Pictures may still be on their way. */
const LOADED = { waitUntil: "domcontentloaded", timeout: 15_000 } as const;
const MINUTE = 60_000;

type Role = Parameters<Page["getByRole"]>[0];

async function use(page: Page, person: Person | null, step: Extract<Step, { kind: "use" }>): Promise<void> {
  const part = await usablePart(page);
  const control = part.getByRole(step.role as Role, { name: step.name, exact: true }).nth(step.nth);
  if (step.role === "textbox" || step.role === "searchbox")
    await control.fill(typedText(step.name, person, step.nth), QUICK);
  else await control.click(QUICK);
}

/** Signs in by the forms of the product: the showroom's, or the one of the staff application. */
async function signIn(page: Page, person: Person): Promise<void> {
  if (person.role === "showroomadvisor") {
    await page.goto("/admin", LOADED);
    await page.getByLabel("E-mailadres").fill(person.email);
  } else {
    await page.goto(`/projects/${SLUG}`, LOADED);
    const account = page.getByRole("button", { name: "Login om te configureren" });
    await account.click();
    await page.getByRole("dialog").getByLabel("E-mail").fill(person.email);
  }
  await page.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: /^Inloggen bij/ }).click();
}

async function performOnTab(world: World, device: Device, step: Extract<Step, { tab: number }>): Promise<void> {
  const tab = device.tabs[step.tab];
  if (step.kind === "go") {
    const page = tab?.page ?? (await device.context.newPage());
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
    case "sign-in": {
      const person = world.people.find(({ key }) => key === step.person);
      if (!person) return;
      await signIn(tab.page, person);
      device.person = person;
      device.hasSignedIn = true;
    }
  }
}

/** Returns whether the step could be done. */
export async function perform(world: World, step: Step): Promise<boolean> {
  try {
    if (step.kind === "pass") await passTime(world, step.minutes * MINUTE);
    else if (step.kind === "import") await importChange(world, step.change);
    else {
      const device = world.devices.find(({ key }) => key === step.device);
      if (!device) return false;
      if (step.kind === "network") await setNetwork(device, step.state);
      else if (step.kind === "storage") await setStoring(device, step.state, world.servers.url);
      else if (step.kind === "release") await rollRelease(device);
      else await performOnTab(world, device, step);
    }
    return true;
  } catch (error) {
    if (step.kind === "import") throw error;
    return false;
  }
}

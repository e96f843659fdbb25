/** A buyer who sees every page and every tab of a project once, chooses something on each, and submits. */
import type { Page } from "@playwright/test";
import { hasModal, listControls } from "../steps/controls.ts";
import type { Control } from "../steps/controls.ts";
import type { Step } from "../steps/step.ts";
import { SLUG } from "../world/base.ts";
import type { World } from "../world/world.ts";

const PROJECT = `/projects/${SLUG}`;
const NEXT = /^(Start met configureren|Opslaan en naar .+|Selecteer .+|Bekijk Resultaat|Opslaan)$/;
/** Copied choices would leave nothing to choose. */
const ANSWERS = ["Nee, ik wil opnieuw kiezen", "Geen woonvloer"];
const SUBMIT = /^Kies deze optie/;
/** In a dialog: the answer that goes on. */
const GO_ON = ["Ja, bevestig mijn keuzes", "Begrepen", "Configuratie opslaan", "Verder kiezen", "Sluiten"];

export interface Walk {
  /** The next step; null at the end. */
  readonly next: (world: World) => Promise<Step | null>;
  /** Paths below the project that were seen. */
  readonly seen: ReadonlySet<string>;
  readonly isSubmitted: () => boolean;
}

const nameOf = (names: readonly string[], controls: readonly Control[]): Control | undefined =>
  names.map((wanted) => controls.find(({ name }) => name === wanted)).find((control) => control !== undefined);

/** What is chosen on a page that was just opened: an answer, or the second card, because the first is often the present choice. */
function choiceOn(controls: readonly Control[]): Control | undefined {
  const cards = controls.filter(({ role }) => role === "radio");
  return nameOf(ANSWERS, controls) ?? cards[1];
}

const pathOf = (page: Page): string => new URL(page.url()).pathname.replace(PROJECT, "");

export function openWalk(): Walk {
  const seen = new Set<string>();
  const chosen = new Set<string>();
  let submitted = false;

  function choose(path: string, controls: readonly Control[], inDialog: boolean): Control | undefined {
    if (inDialog) return nameOf(GO_ON, controls) ?? controls.at(-1);
    if (submitted) return undefined;
    const choice = chosen.has(path) ? undefined : choiceOn(controls);
    chosen.add(path);
    return choice ?? controls.find(({ name }) => SUBMIT.test(name)) ?? controls.findLast(({ name }) => NEXT.test(name));
  }

  return {
    seen,
    isSubmitted: () => submitted,
    next: async (world) => {
      const [device] = world.devices;
      const tab = device?.tabs[0];
      if (!device || !tab) return null;
      const path = pathOf(tab.page);
      seen.add(path);
      const control = choose(path, await listControls(tab.page), await hasModal(tab.page));
      if (!control) return null;
      if (control.name === "Ja, bevestig mijn keuzes") submitted = true;
      return { device: device.key, tab: 0, kind: "use", ...control };
    },
  };
}

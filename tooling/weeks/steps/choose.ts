/** Chooses the next step of a world: who acts, and what happens around them. */
import { listControls, ROLE_WEIGHTS } from "./controls.ts";
import type { Control } from "./controls.ts";
import type { Step } from "./step.ts";
import { CATALOGUE_CHANGES } from "../actors/owner.ts";
import { INVITATION, pathsOf, SHARED } from "../actors/paths.ts";
import type { Random } from "../random.ts";
import type { Device } from "../world/device.ts";
import type { World } from "../world/world.ts";

const MOST_TABS = 3;
const [MINUTE, HOUR, DAY] = [1, 60, 24 * 60] as const;
/** Minutes that pass at once, by weight: pauses, an evening, mostly a day, sometimes days or a week. About a day on average. */
const PAUSES = [
  [3, 6 * MINUTE],
  [2, 20 * MINUTE],
  [3, 61 * MINUTE],
  [4, 8 * HOUR],
  [8, DAY],
  [2, 3 * DAY],
  [1, 8 * DAY],
] as const;

/** Controls that end much are used less often than others. */
const RARE = /uitloggen|bevestig mijn keuzes|verwijder|beëindig/i;

const weightOf = ({ role, name }: Control): number => (ROLE_WEIGHTS[role] ?? 0) * (RARE.test(name) ? 0.2 : 1);

/** Repeated controls of one kind, such as cards, do not crowd out the others. */
function weighed(controls: readonly Control[]): (readonly [number, Control])[] {
  const counts = new Map<string, number>();
  for (const { role } of controls) counts.set(role, (counts.get(role) ?? 0) + 1);
  return controls.map((control) => [weightOf(control) / Math.sqrt(counts.get(control.role) ?? 1), control] as const);
}

async function chooseOnTab(device: Device, random: Random): Promise<Step> {
  const on = { device: device.key, tab: random.below(device.tabs.length) };
  const tab = device.tabs[on.tab];
  const controls = tab ? await listControls(tab.page).catch(() => []) : [];
  if (controls.length === 0) return { ...on, kind: "reload" };
  return { ...on, kind: "use", ...random.weighted(weighed(controls)) };
}

function chooseTrouble(device: Device, random: Random): Step {
  const on = { device: device.key };
  if (device.network !== "ok") return { ...on, kind: "network", state: "ok" };
  if (device.storing !== "ok") return { ...on, kind: "storage", state: "ok" };
  return random.weighted<Step>([
    [3, { ...on, kind: "network", state: random.pick(["offline", "slow", "drops"]) }],
    [1, { ...on, kind: "storage", state: random.pick(["full", "forbidden"]) }],
    [1, { ...on, kind: "release" }],
  ]);
}

/** A tab that is opened, reloaded or left, or somebody who signs in. */
function chooseMove(world: World, device: Device, random: Random): Step {
  const tab = random.below(device.tabs.length);
  const on = { device: device.key, tab };
  const buyers = world.people.filter(({ role, invitation }) => role === "projectuser" && invitation === null);
  const paths = pathsOf(device);
  return random.weighted<Step>([
    [4, { ...on, kind: "reload" }],
    [2, { ...on, kind: "back" }],
    [3, { ...on, kind: "go", path: random.pick(paths) }],
    [device.tabs.length < MOST_TABS ? 2 : 0, { ...on, tab: device.tabs.length, kind: "go", path: random.pick(paths) }],
    [device.tabs.length > 1 ? 1 : 0, { ...on, kind: "close" }],
    [device.person?.role === "projectuser" ? 1 : 0, { ...on, kind: "sign-in", person: random.pick(buyers).key }],
  ]);
}

/** The first steps of a world: everybody opens the product, and those with a password sign in. */
export function beginnings(world: World): Step[] {
  const begun = new Set<string>();
  return world.devices.flatMap((device): Step[] => {
    const on = { device: device.key, tab: 0 };
    const opened: Step = {
      ...on,
      kind: "go",
      path: device.person?.invitation ? INVITATION : (pathsOf(device)[0] ?? "/"),
    };
    const { person } = device;
    if (person === null) return [opened, { ...on, tab: 1, kind: "go", path: SHARED }];
    if (person.invitation !== null) return [opened];
    const signedIn: Step = { ...on, kind: "sign-in", person: person.key };
    if (person.role !== "projectuser") return [signedIn];
    const press = (name: string): Step => ({ ...on, kind: "use", role: "button", name, nth: 0 });
    // The rooms come after the introduction and the top view.
    const [, rooms = "/", , , introduction = "/"] = pathsOf(device);
    if (begun.has(person.key)) return [signedIn, { ...on, kind: "go", path: rooms }];
    begun.add(person.key);
    return [
      signedIn,
      { ...on, kind: "go", path: introduction },
      press("Start met configureren"),
      press("Opslaan en naar Badkamer"),
      { ...on, kind: "go", path: rooms },
    ];
  });
}

/** `mayPass`: whether time may pass. Somebody does something between two pauses, so that actions are spread over the days. */
export async function chooseStep(world: World, random: Random, mayPass: boolean): Promise<Step> {
  const device = random.pick(world.devices);
  if (device.tabs.length === 0) return { device: device.key, tab: 0, kind: "go", path: random.pick(pathsOf(device)) };
  const happening = random.weighted([
    [14, "use"],
    [3, "move"],
    // A month takes about eighty steps.
    [mayPass ? 24 : 0, "pass"],
    [1.2, "trouble"],
    [0.5, "import"],
  ] as const);
  switch (happening) {
    case "pass":
      return { kind: "pass", minutes: random.weighted(PAUSES) };
    case "import":
      return { kind: "import", change: random.pick(CATALOGUE_CHANGES) };
    case "trouble":
      return chooseTrouble(device, random);
    case "move":
      return chooseMove(world, device, random);
    case "use":
      return await chooseOnTab(device, random);
  }
}

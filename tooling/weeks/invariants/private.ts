/** Nobody sees names, addresses or building numbers of another household, and nobody's step changes another's choices. */
import type { SeenTab } from "../world/observe.ts";
import type { World } from "../world/world.ts";
import type { Invariant } from "./invariant.ts";

function foreignWords(world: World, { userId, text }: SeenTab): string | undefined {
  const isStaff = world.people.some((person) => person.userId === userId && person.role === "showroomadvisor");
  if (isStaff) return undefined;
  return world.people
    .filter((person) => person.userId !== userId && person.role === "projectuser" && person.invitation === null)
    .flatMap(({ firstName, lastName, email, buildNumber }) => [firstName, lastName, email, buildNumber ?? email])
    .find((word) => text.includes(word));
}

export const nothingOfOthers: Invariant = {
  name: "nothing of another person is visible",
  check: ({ world, after }) =>
    after.tabs.flatMap((seen) => {
      // A page with a trouble may not know yet who signed in elsewhere in the browser.
      const word = seen.tab.hadTrouble ? undefined : foreignWords(world, seen);
      return word === undefined ? [] : [`${seen.device.key} reads "${word}" of another person at ${seen.path}`];
    }),
};

export const ownChoicesOnly: Invariant = {
  name: "a step changes only the choices of whoever takes it",
  check: ({ world, step, before, after }) => {
    if (step.kind !== "use") return [];
    const [tab] = [before.tabs.find(({ device, tab }) => device.key === step.device && device.tabs[step.tab] === tab)];
    if (!tab || tab.userId === null) return [];
    const hasDrafts = before.tabs.some(({ drafts }) => Object.keys(drafts).length > 0);
    if (hasDrafts) return [];
    return [...after.choices.values()]
      .filter(({ userId, version }) => version !== (before.choices.get(userId)?.version ?? 0) && userId !== tab.userId)
      .map(({ userId }) => {
        const owner = world.people.find((person) => person.userId === userId)?.key ?? userId;
        return `${step.device} changed the choices of ${owner}`;
      });
  },
};

/** No page says that something failed, unless something was broken on purpose since it was loaded. */
import type { SeenTab } from "../world/observe.ts";
import type { Invariant } from "./invariant.ts";

const FAILED = [
  "Dit lukt nu niet",
  "Er ging iets mis",
  "Probeer het opnieuw",
  "kon niet worden",
  "Uw bericht is niet verzonden",
  "Er is iets fout gegaan",
  "Unexpected Application Error",
  "Voer een geldige voornaam in",
  "Voer een geldige achternaam in",
  "Telefoonnummer is niet geldig",
  "De combinatie van e-mailadres en wachtwoord is onjuist",
];
/** Only for somebody who never signed in: they have no session that could end. */
const FAILED_VISITOR = ["Uw sessie is verlopen", "Deze uitnodiging werkt niet (meer)"];
const INVITATION_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

function findFailure({ text, tab, device }: SeenTab, passed: number): string | undefined {
  if (tab.hadTrouble) return undefined;
  const found = FAILED.find((words) => text.includes(words));
  if (found !== undefined || device.hasSignedIn || passed > (INVITATION_DAYS - 1) * DAY) return found;
  return FAILED_VISITOR.find((words) => text.includes(words));
}

export const noErrorPage: Invariant = {
  name: "no error page",
  check: ({ world, after }) =>
    after.tabs.flatMap((seen) => {
      const found = findFailure(seen, world.passed);
      return found === undefined ? [] : [`${seen.device.key} reads "${found}" at ${seen.path}`];
    }),
};

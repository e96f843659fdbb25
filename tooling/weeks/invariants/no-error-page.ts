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
];
/** Only when everything is filled in: people type what a field must accept. */
const FAILED_FORM = ["Voer een geldige voornaam in", "Voer een geldige achternaam in", "Telefoonnummer is niet geldig"];
/** Only for somebody with a password. */
const FAILED_SIGN_IN = ["De combinatie van e-mailadres en wachtwoord is onjuist"];
/** Only for somebody who never signed in: they have no session that could end. */
const FAILED_VISITOR = ["Uw sessie is verlopen", "Deze uitnodiging werkt niet (meer)"];
const INVITATION_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

function findFailure({ text, tab, device, hasEmptyField }: SeenTab, passed: number): string | undefined {
  if (tab.hadTrouble) return undefined;
  const isVisitor = !device.hasSignedIn && passed <= (INVITATION_DAYS - 1) * DAY;
  const hasPassword = device.person?.invitation === null;
  return [
    ...FAILED,
    ...(hasEmptyField ? [] : FAILED_FORM),
    ...(hasPassword ? FAILED_SIGN_IN : []),
    ...(isVisitor ? FAILED_VISITOR : []),
  ].find((words) => text.includes(words));
}

/** What the page was refused in the step, which may explain its error. */
const refusedCalls = ({ tab }: SeenTab): string[] =>
  tab.answered
    .filter(({ status }) => status >= 400)
    .map(({ method, path, status }) => `${method} ${path} answered ${status}`);

export const noErrorPage: Invariant = {
  name: "no error page",
  check: ({ world, after }) =>
    after.tabs.flatMap((seen) => {
      const found = findFailure(seen, world.passed);
      return found === undefined
        ? []
        : [`${seen.device.key} reads "${found}" at ${seen.path}`, ...seen.tab.errors, ...refusedCalls(seen)];
    }),
};

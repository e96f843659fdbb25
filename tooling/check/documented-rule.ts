/** Which commands of the documentation no test runs. `page-runs.ts` of the fault tests says how each page is run. */
import { commandsIn, unknownLanguages } from "../faults/page-commands.ts";
import type { PageRun } from "../faults/page-runs.ts";

/** What is wrong with the commands of a page: its text, and how it is run; undefined when nothing runs it. */
export function faultsOfPage(page: string, text: string, run: PageRun | undefined): readonly string[] {
  const languages = unknownLanguages(text).map(
    (language) => `${page} has a block of "${language}"; commands are sh, and others sql, ini or text`,
  );
  const commands = commandsIn(text);
  if (!run) {
    const inBlocks = text.includes("```sh");
    return inBlocks
      ? [...languages, `${page} has commands, and page-runs.ts does not say how they are run`]
      : languages;
  }
  const known = new Set(commands.map((command) => command.text));
  const sections = new Set(commands.map(({ section }) => section));
  const named = [...Object.keys(run.before), ...Object.keys(run.notRun)];
  const stale = [
    ...named.filter((command) => !known.has(command)).map((command) => `${page} no longer has: ${command}`),
    ...Object.keys(run.elsewhere)
      .filter((section) => !sections.has(section))
      .map((section) => `${page} has no commands below "${section}"`),
  ];
  const notTaken = commands.flatMap(({ section, text: command }) => {
    const taken = run.elsewhere[section]?.();
    return taken === undefined || taken.includes(command) || command in run.notRun
      ? []
      : [`no test takes this command below "${section}" of ${page}: ${command}`];
  });
  return [...languages, ...stale, ...notTaken];
}

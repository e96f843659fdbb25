/** Writes docs/settings.md from the tables of settings; `--check` fails when it is out of date. */
import { readFileSync, writeFileSync } from "node:fs";
import { API_SETTINGS } from "../../apps/api/src/config/settings.ts";
import { RENDER_SETTINGS } from "../../apps/render-service/src/settings.ts";
import { describeSettings } from "../../packages/service/src/settings.ts";
import type { SettingsTable } from "../../packages/service/src/settings.ts";
import { LAUNCHER_SETTINGS } from "../start/settings.ts";

const FILE = "docs/settings.md";

const rowsOf = (settings: SettingsTable): readonly string[] =>
  describeSettings(settings).map(({ name, takes, otherwise, help }) => `|\`${name}\`|${help}|${takes}|${otherwise}|`);

/** Settings that are the same in the API and the render service. */
const api = rowsOf(API_SETTINGS);
const render = rowsOf(RENDER_SETTINGS);
const shared = api.filter((row) => render.includes(row));

function table(title: string, words: string, rows: readonly string[]): string {
  return [`## ${title}`, "", words, "", "|variable|purpose|value|default|", "|-|-|-|-|", ...rows].join("\n");
}

const text = `# Settings

Environment variables by process. An empty one counts as absent. Each can be in a file instead: \`SECRET_KEY_FILE=/run/secrets/key\` is
read as \`SECRET_KEY\`. A start reports all wrong and missing ones. \`npm run settings\` writes this page; \`--help\` prints the same.

${[
  table(
    "npm start",
    "It starts the API and the render service with the settings below; the environment overrides its defaults.",
    rowsOf(LAUNCHER_SETTINGS),
  ),
  table("API and render service", "Both have these, with the same meaning.", shared),
  table(
    "API",
    "`apps/api`, `node src/main/main.ts`.",
    api.filter((row) => !shared.includes(row)),
  ),
  table(
    "Render service",
    "`apps/render-service`: hub (`node src/main.ts`) and worker (`node src/worker.ts`).",
    render.filter((row) => !shared.includes(row)),
  ),
].join("\n\n")}
`;

/** Removes the padding of table columns, which the formatter adds. */
const plain = (page: string): string => page.replaceAll(/ +\|/g, " |").replaceAll(/-{3,}/g, "---");

if (process.argv.includes("--check")) {
  if (plain(readFileSync(FILE, "utf8")) !== plain(text)) {
    console.error(`${FILE} is not as the tables of settings are: npm run settings`);
    process.exit(1);
  }
} else writeFileSync(FILE, text);

import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ownersFolder } from "../testing/owners-folder.ts";
import { cloneDatabase } from "../testing/test-database.ts";
import { foreignIn } from "../testing/told-owner.ts";
import { createProgram } from "./program.ts";

const HOME = ["--project", "de-lindehof", "--build-number", "1"];

beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", await cloneDatabase("demo"));
});

afterAll(() => {
  vi.unstubAllEnvs();
});

const said = async (command: readonly string[]): Promise<string> =>
  await createProgram()
    .parseAsync([...command], { from: "user" })
    .then(
      () => "",
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );

test.each<[readonly string[], string]>([
  [["invite", "jan"], '"jan" is geen e-mailadres'],
  [["invite", "jan@voorbeeld.nl"], "bij een koper horen --project, --house-type en --build-number"],
  [["invite", "jan@voorbeeld.nl", "--role", "showroomadvisor"], "bij een adviseur hoort --organisation"],
  [["invite", "jan@voorbeeld.nl", "--project", "nergens"], 'er is geen project "nergens"'],
  [["invite", "jan@voorbeeld.nl", ...HOME, "--house-type", "Paleis"], "--house-type is een van: "],
  [
    ["invite", "jan@voorbeeld.nl", "--role", "showroomadvisor", "--organisation", "niemand"],
    'er is geen organisatie "niemand"',
  ],
  [["project", "state", "nergens", "open"], 'er is geen project "nergens"'],
  [["project", "delete", "de-lindehof"], "de-lindehof verwijderen kan niet ongedaan worden gemaakt: de kopers ("],
  [["catalogue", "history", "nergens"], 'er is geen project "nergens"'],
  [["catalogue", "revert", "de-lindehof", "999"], '"de-lindehof" heeft geen versie 999; "showroom catalogue history'],
  [["account", "off", "niemand@voorbeeld.nl"], "er is geen account niemand@voorbeeld.nl"],
  [["account", "projects", "niemand@voorbeeld.nl"], "er is geen account niemand@voorbeeld.nl"],
])("an owner reads Dutch after a mistake: showroom %j", async (command, words) => {
  const line = await said(command);
  expect(line).toContain(words);
  // Names of options are the ones to type.
  expect(foreignIn(line.replaceAll(/--[a-z-]+/g, "…"))).toEqual([]);
});

test("init says in Dutch which address it refuses, and what is there already", async () => {
  const folder = await ownersFolder();
  expect(await said(["init", folder, "--slug", "Mijn project"])).toBe(
    '--slug heeft kleine letters, cijfers en streepjes; er staat "Mijn project"',
  );
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(await said(["init", folder])).toBe("");
  write.mockRestore();
  expect(await said(["init", folder])).toBe(`${join(folder, "catalogus.xlsx")} is er al`);
});

test("a state is named as the pages name it", async () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  try {
    for (const state of ["closed", "closed", "open"])
      expect(await said(["project", "state", "de-lindehof", state])).toBe("");
    const lines = write.mock.calls.map(([line]) => line);
    expect(lines).toEqual([
      "de-lindehof is nu gesloten\n",
      "de-lindehof was al gesloten\n",
      "de-lindehof is nu open\n",
    ]);
  } finally {
    write.mockRestore();
  }
});

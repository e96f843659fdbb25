import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The table that only the next version has. */
export const NEXT_TABLE = "next_version_notes";
/** A migration as the next version may have: it only adds, also to a table that the previous version writes. */
const EXPANSION = `CREATE TABLE "${NEXT_TABLE}" ("id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY, "note" text NOT NULL);
--> statement-breakpoint
ALTER TABLE "project_choices" ADD COLUMN "next_version_note" text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE INDEX "project_choices_next_version_note" ON "project_choices" ("next_version_note");
`;

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number; readonly tag: string }[];
}

/** Copies a layout and adds a migration: the next version of the product. */
export function makeNextVersion(layout: string, folder: string): void {
  cpSync(layout, folder, { recursive: true, verbatimSymlinks: true });
  const migrations = join(folder, "apps/api/drizzle");
  const file = join(migrations, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error("The layout has no migrations");
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_next_version" };
  // The copy may be a hard link to the original.
  rmSync(file);
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
  writeFileSync(join(migrations, `${next.tag}.sql`), EXPANSION);
}

import { listVersions, revertCatalogue, type CatalogueVersion } from "../importer/revert-catalogue.ts";
import { withApproval } from "./approve.ts";
import { readMoves } from "./import.ts";
import { readArguments, UsageError } from "./usage-error.ts";
import { withDatabase } from "./with-database.ts";

const line = ({ revision, catalogueVersion, importedAt, current }: CatalogueVersion): string =>
  `${String(revision).padStart(5)}  ${importedAt.toISOString().slice(0, 16).replace("T", " ")}  ${catalogueVersion}${current ? "  (on show)" : ""}`;

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new UsageError(`"${text}" is not a revision`);
  return value;
}

/** Lists the versions of a project's catalogue, or goes back to one. */
export async function runCatalogue(args: readonly string[]): Promise<string> {
  const { values, positionals } = readArguments(args, {
    "dry-run": { type: "boolean", default: false },
    yes: { type: "boolean", default: false },
    "move-house-type": { type: "string", multiple: true, default: [] },
  });
  const [action, slug, to, ...rest] = positionals;
  if (slug === undefined || rest.length > 0) throw new UsageError("Name one project by its slug");
  if (action === "history") {
    const versions = await withDatabase(({ db }) => listVersions(db, slug));
    return [`revision  imported (UTC)  version`, ...versions.map(line)].join("\n");
  }
  if (action !== "revert") throw new UsageError(`There is no command "catalogue ${action ?? ""}"`);
  return await withDatabase(async (tools) => {
    const versions = await listVersions(tools.db, slug);
    const previous = versions.find(({ current }) => !current)?.revision;
    const revision = to === undefined ? previous : wholeNumber(to);
    if (revision === undefined) return `${slug} has no earlier version`;
    const options = {
      dryRun: values["dry-run"],
      approved: values.yes,
      moveHouseTypes: readMoves(values["move-house-type"]),
    };
    return await withApproval(options, (asked) => revertCatalogue(tools, slug, revision, asked));
  });
}

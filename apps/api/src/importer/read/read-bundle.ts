import { createHash } from "node:crypto";
import { bundleSchema, type Bundle } from "@showroom/api-contract/bundle/bundle";
import { findReferenceFaults } from "@showroom/api-contract/bundle/reference-faults";
import { findWarnings } from "../check/check-bundle.ts";
import { referenceAt } from "../check/known-names.ts";
import { areFigures, withPlaceholders } from "../check/placeholders.ts";
import { findRepeatedKeys } from "../check/repeated-keys.ts";
import { BundleError } from "../findings/bundle-error.ts";
import { articleAt, causeOf, type Finding, type Remark } from "../findings/finding.ts";
import { didYouMean, folded } from "../findings/nearest.ts";
import { plainWords } from "../findings/plain-words.ts";
import { writePath } from "../findings/write-path.ts";
import type { Places } from "../workbook/reader.ts";
import { guessedLooks, guessLooks, type LookGuesses } from "../check/guessed-looks.ts";
import { openSource, type Written } from "./open-source.ts";
import { readTileColours } from "./read-tile-colours.ts";
import { readFiles, type BundleFile } from "./read-files.ts";

export interface LoadedBundle {
  readonly bundle: Bundle;
  /** Folder of the bundle's files. */
  readonly folder: string;
  /** Files by their path in the bundle. */
  readonly files: ReadonlyMap<string, BundleFile>;
  /** What its tiles look like, where the owner does not say. */
  readonly guesses: LookGuesses;
  /** SHA-256 of the bundle and its files. */
  readonly checksum: string;
  readonly warnings: readonly Finding[];
  /** Name of the workbook, or of `bundle.json`. */
  readonly file: string;
  readonly places: Places;
  /** Converts a remark to a finding for the owner. */
  readonly found: (level: Finding["level"], remark: Remark) => Finding;
}

/** Converts the remarks about a bundle, which need not be valid, to findings. */
export const findingsIn =
  (file: string, places: Places, bundle: unknown): LoadedBundle["found"] =>
  (level, remark) => ({
    level,
    file,
    path: places.find(remark.path),
    article: articleAt(bundle, remark.path),
    reason: remark.reason,
    cause: causeOf(remark),
  });

/** Faults of references, with the nearest thing that there is. */
const referenceFaults = (bundle: Bundle, value: unknown): readonly (Remark & { readonly isMisspelt: boolean })[] =>
  findReferenceFaults(bundle).map(({ path, reason, wanted }) => {
    if (wanted === undefined) return { path, reason, isMisspelt: false };
    if (wanted.trim() === "")
      return { path, reason: "is niet ingevuld; hier hoort een artikelnummer of sleutel", isMisspelt: false };
    if (wanted.includes(",") && path.endsWith("]"))
      return { path, reason: `${reason}; tussen de delen hoort een puntkomma, geen komma`, isMisspelt: false };
    const known = referenceAt(value, path)?.known ?? [];
    const isMisspelt = known.some(({ name }) => folded(name) === folded(wanted));
    return { path, reason: `${reason}${didYouMean(wanted, known)}`, isMisspelt };
  });

/** The innermost entry of a path: the row of a sheet. */
const entryOf = (path: string): string => /^.*\[\d+\]/.exec(path)?.[0] ?? path;

interface Beside {
  readonly faults: readonly Remark[];
  readonly warnings: readonly Remark[];
}

/** What else is wrong with a bundle that has placeholders for its invalid values, so that its owner reads all in one round. */
async function findBeside(rest: Bundle, written: Written, invalid: ReadonlySet<string>): Promise<Beside> {
  const seen = await readFiles(written.folder, rest);
  const faults = [
    ...referenceFaults(rest, written.value).filter(({ isMisspelt }) => !isMisspelt),
    ...findRepeatedKeys(rest),
    ...seen.faults,
  ].filter(({ path }) => !invalid.has(path));
  const unsure = new Set([...invalid].map(entryOf));
  // A remark about a whole list of which a column is missing follows from values that are not there.
  const isAboutUnread = (list: string): boolean => [...written.silenced].some((path) => path.startsWith(`${list}[`));
  const warnings = [...findWarnings(rest, written.writtenIn), ...seen.warnings].filter(
    ({ path }) => !written.silenced.has(path) && !unsure.has(entryOf(path)) && !isAboutUnread(path),
  );
  return { faults, warnings };
}

/**
 * Reads a bundle and runs all checks that need no database. The source is a folder with `bundle.json` or one
 * workbook, or that file itself, next to `images/`.
 * @throws BundleError with all findings
 */
export async function readBundle(source: string): Promise<LoadedBundle> {
  const written = await openSource(source);
  const { file, places } = written;
  const found = findingsIn(file, places, written.value);
  const refuseAll = (faults: readonly Remark[], warnings: readonly Remark[]): void => {
    if (faults.length === 0) return;
    const once = [...new Map(faults.map((fault) => [`${fault.path} ${fault.reason}`, fault])).values()];
    const all = [once.map((fault) => found("error", fault)), warnings.map((warning) => found("warning", warning))];
    throw new BundleError(all.flat());
  };
  const known = new Set([...written.silenced, ...written.faults.map(({ path }) => path)]);
  // An unreadable file cannot be checked further.
  if (written.value === null) refuseAll(written.faults, written.warnings);
  const parsed = bundleSchema.safeParse(written.value, { error: plainWords, reportInput: true });
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => ({
      path: writePath(issue.path),
      reason: written.explain(issue),
    }));
    const rest = withPlaceholders(written.value, parsed.error.issues);
    const invalid = new Set([...known, ...faults.map(({ path }) => path)]);
    const beside = rest ? await findBeside(rest, written, invalid) : { faults: [], warnings: [] };
    refuseAll(
      [...written.faults, ...faults.filter(({ path }) => !known.has(path)), ...beside.faults],
      [...written.warnings, ...(areFigures(parsed.error.issues) ? beside.warnings : [])],
    );
    throw parsed.error;
  }
  refuseAll(written.faults, written.warnings);
  const bundle = parsed.data;
  const { files, faults, warnings, hashes } = await readFiles(written.folder, bundle);
  const guesses = guessLooks(bundle, await readTileColours(bundle, files));
  const remarks = [
    ...written.warnings,
    ...guessedLooks(bundle, guesses),
    ...findWarnings(bundle, written.writtenIn).filter(({ path }) => !written.silenced.has(path)),
    ...warnings,
  ];
  refuseAll([...referenceFaults(bundle, written.value), ...findRepeatedKeys(bundle), ...faults], remarks);
  const checksum = createHash("sha256").update(written.content).update(hashes.toSorted().join("\n")).digest("hex");
  return {
    bundle,
    folder: written.folder,
    files,
    checksum,
    guesses,
    warnings: remarks.map((remark) => found("warning", remark)),
    file,
    places,
    found,
  };
}

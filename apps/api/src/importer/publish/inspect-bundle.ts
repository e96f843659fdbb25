import { compileBundle, type CompiledBundle } from "../compile/compile-bundle.ts";
import { openIdBook, type IdBook } from "../compile/id-book.ts";
import { missingCameras } from "../check/missing-cameras.ts";
import { findUnusedFiles } from "../read/read-files.ts";
import { readBundle, type LoadedBundle } from "../read/read-bundle.ts";
import { BundleError } from "../findings/bundle-error.ts";
import { findLookFaults } from "../compile/look-faults.ts";
import { findRuleFaultsOf } from "../compile/rule-faults.ts";
import type { Finding } from "../findings/finding.ts";

/**
 * Checks a compiled bundle's rules and pages; returns the warnings.
 * @throws BundleError when it cannot be imported
 */
export function inspectCompiled(loaded: LoadedBundle, compiled: CompiledBundle, ids: IdBook): readonly Finding[] {
  const { refused, warnings } = findRuleFaultsOf(loaded.bundle, compiled, ids);
  const pages = compiled.houseTypes.flatMap((houseType) => houseType.pages.map(({ page }) => page));
  const found = [
    ...loaded.warnings,
    ...[...warnings, ...findLookFaults(loaded.bundle, compiled, ids), ...missingCameras(pages)].map((remark) =>
      loaded.found("warning", remark),
    ),
  ];
  if (refused.length > 0) throw new BundleError([...refused.map((remark) => loaded.found("error", remark)), ...found]);
  return found;
}

/** All findings about a bundle that need no database; errors first. */
export async function inspectBundle(source: string): Promise<readonly Finding[]> {
  try {
    const loaded = await readBundle(source);
    const ids = openIdBook([], 1);
    const findings = inspectCompiled(loaded, compileBundle(loaded, ids, 1), ids);
    const unused = await findUnusedFiles(loaded.folder, loaded.bundle);
    return [...findings, ...unused.map((remark) => loaded.found("warning", remark))];
  } catch (error) {
    if (error instanceof BundleError) return error.findings;
    throw error;
  }
}

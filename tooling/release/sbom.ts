/** `npm run sbom`: writes the list of all packages of the lockfile, with their licences, in the format CycloneDX. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { z } from "zod";

const componentSchema = z.looseObject({ purl: z.string(), licenses: z.array(z.unknown()).optional() });
const sbomSchema = z.looseObject({ components: z.array(componentSchema) });

/** Licences of packages that have them as a file only, read from there. A later version is read again. */
const LICENCE_FILES: Readonly<Record<string, string>> = { "pkg:npm/png-js@2.0.0": "MIT" };

const licencesOf = (purl: string): readonly unknown[] | undefined =>
  purl in LICENCE_FILES ? [{ license: { id: LICENCE_FILES[purl] } }] : undefined;

function listPackages(...options: readonly string[]): z.output<typeof sbomSchema> {
  const args = ["sbom", "--sbom-format", "cyclonedx", ...options];
  return sbomSchema.parse(JSON.parse(execFileSync("pnpm", args, { encoding: "utf8", maxBuffer: 2 ** 27 })));
}

/**
 * The lockfile names the packages for every system, but no licences. Those come from the installed packages, so that
 * the variants of a package for other systems are without.
 */
export function writeSbom(file: string): void {
  const all = listPackages("--lockfile-only");
  const installed = new Map(listPackages().components.map((component) => [component.purl, component]));
  const components = all.components.map((component) => {
    const { licenses = licencesOf(component.purl), ...known } = installed.get(component.purl) ?? {};
    return { ...known, ...(licenses && { licenses }), ...component };
  });
  writeFileSync(file, `${JSON.stringify({ ...all, components }, null, 2)}\n`);
}

if (import.meta.main) writeSbom("sbom.cdx.json");

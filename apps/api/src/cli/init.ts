import { mkdir, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { Command, Option } from "@commander-js/extra-typings";
import { writeJsonSchema } from "@showroom/api-contract/bundle/json-schema";
import { exampleBundle } from "../importer/example/example-bundle.ts";
import { EXPORT_FORMATS, FILE_NAMES, writeBundle, type ExportFormat } from "../importer/publish/export-project.ts";
import { print } from "./print.ts";
import { UsageError } from "./usage-error.ts";

/** File name of the JSON Schema with which editors complete and check `bundle.json`. */
const SCHEMA = "bundle.schema.json";
const SLUG = /^[a-z0-9][a-z0-9-]{0,59}$/;

const README = (file: string): string => `# Mijn project

- \`${file}\` is het project: alles wat kopers zien en kiezen.
- Gekleurde koppen zijn verplicht; de uitleg bij elke cel zegt wat erin hoort.
- Foto's staan in de map \`images\`, en worden bij hun pad genoemd, zoals \`images/tegels/wit.webp\`.

1. Verander een blad of blok tegelijk; laat de sleutels die er staan zoals ze zijn, want aan een sleutel wordt een artikel herkend.
2. Controleer het: \`npx pnpm showroom check\`, met de map waarin dit bestand staat.
3. Zet het in de showroom: \`npx pnpm showroom import\`, met dezelfde map.

Wat elk veld betekent, in welke eenheid het staat en waar het te zien is, staat in docs/bundle-fields.md.
`;

/** Writes the example to a folder that does not exist or is empty. */
async function init(folder: string, slug: string, format: ExportFormat): Promise<string> {
  if (!SLUG.test(slug)) throw new UsageError(`--slug heeft kleine letters, cijfers en streepjes; er staat "${slug}"`);
  await mkdir(join(folder, "images"), { recursive: true });
  const file = FILE_NAMES[format];
  const write = (name: string, content: string | Buffer): Promise<void> =>
    writeFile(join(folder, name), content, { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === "EEXIST" ? new UsageError(`${join(folder, name)} is er al`) : error;
    });
  const example = exampleBundle(slug);
  await write(file, await writeBundle(format === "json" ? { $schema: `./${SCHEMA}`, ...example } : example, format));
  if (format === "json") await write(SCHEMA, writeJsonSchema());
  await write("LEES-MIJ.md", README(file));
  return `${join(folder, file)} is geschreven: een klein project met van alles iets, op het adres ${slug}. LEES-MIJ.md zegt hoe u verder gaat.`;
}

export const initCommand = () =>
  new Command("init")
    .summary("een klein project schrijven om mee te beginnen")
    .description("Schrijft een klein, volledig project met een korte uitleg, om uw eigen project van te maken.")
    .argument("<map>", "waar het moet komen")
    .option("--slug <adres>", "het adres van het project; anders de naam van de map")
    .addOption(
      new Option("--format <vorm>", "een spreadsheet, of JSON voor programma's")
        .choices(EXPORT_FORMATS)
        .default("xlsx" as const),
    )
    .action(async (name, { slug, format }) => {
      const folder = resolve(name);
      const ofFolder = basename(folder);
      print(await init(folder, slug ?? (SLUG.test(ofFolder) ? ofFolder : "mijn-project"), format));
    });

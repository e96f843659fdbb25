import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";

const FOLDER = "docs/spec-coverage";

const text = z.string().min(1);

const rowSchema = z
  .strictObject({
    /** The words of the specification, or a short summary of them: what somebody who reads the tests looks for. */
    says: text,
    /** The files that implement it. */
    where: z.array(text).min(1).optional(),
    /** In a journey: the place or the states between which it happens. */
    place: text.optional(),
    /** Whether docs/deviations.md says what we do instead. Only such a row may name no test. */
    deviation: z.literal(true).optional(),
    /** The files of tests that show it. A test's title can change without this. */
    tests: z.array(text).min(1).optional(),
  })
  .refine(({ where, place }) => where !== undefined || place !== undefined, "needs `where` or `place`")
  .refine(({ tests, deviation }) => tests !== undefined || deviation, "needs `tests` or `deviation`");

const sectionSchema = z.strictObject({ title: text, about: text.optional(), rows: z.array(rowSchema).min(1) });

export type CoverageRow = z.infer<typeof rowSchema>;
export interface CoverageSection extends z.infer<typeof sectionSchema> {
  /** Path from the root of the repository. */
  readonly file: string;
}

/**
 * Reads which test shows which line of the specification.
 * @throws Error naming the file and the field that is wrong.
 */
export function readCoverage(): CoverageSection[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .map((name) => {
      const file = join(FOLDER, name);
      const section = sectionSchema.safeParse(parse(readFileSync(file, "utf8")));
      if (!section.success) throw new Error(`${file}:\n${z.prettifyError(section.error)}`);
      return { file, ...section.data };
    });
}

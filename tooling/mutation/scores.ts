/** Numbers of killed and survived mutants of a folder. */
export interface Score {
  readonly folder: string;
  readonly noticed: number;
  readonly survived: number;
}

interface Mutant {
  readonly status: string;
  readonly static?: boolean;
  readonly coveredBy?: readonly string[];
}

type Files = Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;

const SURVIVED = new Set(["Survived", "NoCoverage"]);
/** With a runtime error, the set-up of a test file failed. */
const NOTICED = new Set(["Killed", "Timeout", "RuntimeError"]);

/**
 * Reads Stryker's JSON reports, oldest first: a score per folder below `src`, by name. The last report of a file counts.
 * `countsSetUp` counts mutants that run in the set-up of test files; others that run outside of tests do not count.
 */
export function readScores(reports: readonly string[], countsSetUp: boolean): readonly Score[] {
  const files: Files = Object.assign(
    {},
    ...reports.map((text) => (JSON.parse(text) as { readonly files: Files }).files),
  );
  const folders = new Map<string, Score>();
  for (const [file, { mutants }] of Object.entries(files)) {
    const folder = file.split("/").slice(0, -1).join("/");
    const before = folders.get(folder) ?? { folder, noticed: 0, survived: 0 };
    const counted = mutants.filter((mutant) => countsSetUp || mutant.static !== true);
    folders.set(folder, {
      folder,
      noticed: before.noticed + counted.filter(({ status }) => NOTICED.has(status)).length,
      survived: before.survived + counted.filter(({ status }) => SURVIVED.has(status)).length,
    });
  }
  return [...folders.values()];
}

const ROW = /^\| (src\S*) +\| [^|]*\| (\d+) +\| (\d+) +\|$/gm;

/** The scores of a table, with newer scores of some folders. */
export function withScores(table: string, newer: readonly Score[]): readonly Score[] {
  const known = [...table.matchAll(ROW)].map(([, folder = "", noticed, survived]) => ({
    folder,
    noticed: Number(noticed),
    survived: Number(survived),
  }));
  const measured = new Set(newer.map(({ folder }) => folder));
  return [...known.filter(({ folder }) => !measured.has(folder)), ...newer].toSorted((one, other) =>
    one.folder.localeCompare(other.folder),
  );
}

/** A table in Markdown, with the whole package in its last row. */
export function scoreTable(scores: readonly Score[]): string {
  const sum = (part: "noticed" | "survived") => scores.reduce((total, score) => total + score[part], 0);
  const whole: Score = { folder: "all", noticed: sum("noticed"), survived: sum("survived") };
  const rows = [...scores.filter(({ noticed, survived }) => noticed + survived > 0), whole].map(
    ({ folder, noticed, survived }) => {
      const share = noticed + survived === 0 ? "" : `${((100 * noticed) / (noticed + survived)).toFixed(1)}%`;
      return `| ${folder} | ${share} | ${noticed} | ${survived} |`;
    },
  );
  return ["| Folder | Score | Noticed | Survived |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

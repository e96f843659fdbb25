/** Numbers of killed and survived mutants of a folder. */
export interface Score {
  readonly folder: string;
  readonly noticed: number;
  readonly survived: number;
  /** Mutants that the code marks as equivalent, with a reason. */
  readonly ignored: number;
}

interface Report {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string; readonly static?: boolean }[] }>
  >;
}

const NOTICED = new Set(["Killed", "Timeout"]);
const SURVIVED = new Set(["Survived", "NoCoverage"]);

/** Reads Stryker's JSON report: a score per folder below `src`, by name. */
export function readScores(text: string): readonly Score[] {
  const { files } = JSON.parse(text) as Report;
  const folders = new Map<string, Score>();
  for (const [file, { mutants }] of Object.entries(files)) {
    const folder = file.split("/").slice(0, -1).join("/");
    const before = folders.get(folder) ?? { folder, noticed: 0, survived: 0, ignored: 0 };
    const count = (isCounted: (status: string) => boolean) =>
      mutants.filter((mutant) => mutant.static !== true && isCounted(mutant.status)).length;
    folders.set(folder, {
      folder,
      noticed: before.noticed + count((status) => NOTICED.has(status)),
      survived: before.survived + count((status) => SURVIVED.has(status)),
      ignored: before.ignored + count((status) => status === "Ignored"),
    });
  }
  return [...folders.values()].toSorted((a, b) => a.folder.localeCompare(b.folder));
}

/** A table in Markdown, with the whole package in its last row. */
export function scoreTable(scores: readonly Score[]): string {
  const sum = (part: "noticed" | "survived" | "ignored") => scores.reduce((total, score) => total + score[part], 0);
  const whole: Score = { folder: "all", noticed: sum("noticed"), survived: sum("survived"), ignored: sum("ignored") };
  const rows = [...scores.filter(({ noticed, survived }) => noticed + survived > 0), whole].map(
    ({ folder, noticed, survived }) => {
      const share = noticed + survived === 0 ? "" : `${((100 * noticed) / (noticed + survived)).toFixed(1)}%`;
      return `| ${folder} | ${share} | ${noticed} | ${survived} |`;
    },
  );
  return ["| Folder | Score | Noticed | Survived |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

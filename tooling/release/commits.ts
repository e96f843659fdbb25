/** Finds commits that change user-facing sources without a changeset. */

export interface Commit {
  readonly hash: string;
  readonly subject: string;
  readonly body: string;
  /** Paths from the root of the repository. */
  readonly files: readonly string[];
}

/** Folders of user-facing sources. */
const USER_FACING = [
  /^apps\/(showroom|staff-preview)\/src\//,
  /^packages\/ui\/src\//,
  /^packages\/api-contract\/src\//,
];
const NOT_SHIPPED = /\.(test|stories)\.tsx?$|\/testing\/|\/__\w+__\//;
const CHANGESET = /^\.changeset\/[\w-]+\.md$/;
/** Matches the line of a commit that needs no changeset, with its reason. */
const NONE_NEEDED = /^No-changeset: \S/m;

/** Whether a commit changes user-facing sources without a changeset or a reason. */
export function lacksChangeset({ files, body }: Commit): boolean {
  const shipped = files.filter((file) => USER_FACING.some((pattern) => pattern.test(file)) && !NOT_SHIPPED.test(file));
  return shipped.length > 0 && !files.some((file) => CHANGESET.test(file)) && !NONE_NEEDED.test(body);
}

/**
 * Matches a line with which a later commit gives the reason for an earlier commit, whose message can no longer be
 * changed.
 */
const NONE_NEEDED_BEFORE = /^No-changeset for ([0-9a-f]{7,40}): \S/gm;

/** Commits that change user-facing sources without a changeset and without a reason in their own or a later message. */
export function silentCommits(commits: readonly Commit[]): readonly Commit[] {
  const named = commits.flatMap(({ body }) => [...body.matchAll(NONE_NEEDED_BEFORE)].map(([, hash = ""]) => hash));
  const isNamed = (hash: string): boolean => named.some((one) => one.startsWith(hash) || hash.startsWith(one));
  return commits.filter((commit) => lacksChangeset(commit) && !isNamed(commit.hash));
}

const FIELD = "\u001F";
const RECORD = "\u001E";
/** The format of `git log` that `parseLog` reads. */
export const LOG_FORMAT = `--format=${RECORD}%h${FIELD}%s${FIELD}%b${FIELD}`;

/** Reads the output of `git log --name-only` with `LOG_FORMAT`. */
export function parseLog(output: string): Commit[] {
  return output
    .split(RECORD)
    .slice(1)
    .map((record) => {
      const [hash = "", subject = "", body = "", files = ""] = record.split(FIELD);
      return { hash, subject, body, files: files.split("\n").filter((file) => file !== "") };
    });
}

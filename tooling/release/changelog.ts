/** Writes one changelog for the whole product from the changesets of a release. */

/** The parts of a changeset that the changelog needs. */
export interface Change {
  /** Markdown text for users. */
  readonly summary: string;
  /** Names of its packages. */
  readonly packages: readonly string[];
}

/** Headings of a release with their packages. A change is listed once, under the first matching heading. */
const AUDIENCES = [
  { heading: "For buyers", packageName: "@showroom/showroom" },
  { heading: "For advisors", packageName: "@showroom/staff-preview" },
  { heading: "Pictures", packageName: "@showroom/render-service" },
  { heading: "Components", packageName: "@showroom/ui" },
  { heading: "For whoever runs it", packageName: null },
] as const;

function headingOf({ packages }: Change): string {
  const audience = AUDIENCES.find(({ packageName }) => packageName === null || packages.includes(packageName));
  return audience?.heading ?? "";
}

/** Formats a change as a list item: a change that is a list stays a list, other continuation lines are indented. */
const listItem = (summary: string): string => {
  const text = summary.trim();
  return text.startsWith("- ") ? text : `- ${text.replaceAll(/\n(?=.)/g, "\n  ")}`;
};

/** The section of a release, headed by its version and date (`2026-11-23`). */
export function releaseSection(version: string, date: string, changes: readonly Change[]): string {
  const groups = AUDIENCES.map(({ heading }) => ({
    heading,
    items: changes.filter((change) => headingOf(change) === heading).map(({ summary }) => listItem(summary)),
  })).filter(({ items }) => items.length > 0);
  const parts = groups.map(({ heading, items }) => `### ${heading}\n\n${items.join("\n")}`);
  return [`## ${version} (${date})`, ...parts].join("\n\n");
}

/** Inserts a section above those of earlier releases. */
export function addSection(changelog: string, section: string): string {
  const [title = "# Changelog", ...earlier] = changelog.trim().split(/\n+(?=## )/);
  return `${[title, section, ...earlier].join("\n\n")}\n`;
}

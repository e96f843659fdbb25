import { causeOf, writeFinding, type Finding } from "./finding.ts";

const WORDS = { error: ["fout", "fouten"], warning: ["waarschuwing", "waarschuwingen"] } as const;

function countOf(findings: readonly Finding[], level: Finding["level"]): string {
  const count = findings.filter((finding) => finding.level === level).length;
  return `${count} ${WORDS[level][count === 1 ? 0 : 1]}`;
}

/** Findings of the same level and cause, in the order in which their causes first appear. */
function groupsOf(findings: readonly Finding[]): readonly (readonly [Finding, ...Finding[]])[] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const name = `${finding.level} ${causeOf(finding)}`;
    const group = groups.get(name);
    if (group) group.push(finding);
    else groups.set(name, [finding]);
  }
  return [...groups.values()];
}

/** The findings as lines in Dutch, errors first, those of one cause together, followed by their count. */
export function writeFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return "Geen fouten en geen waarschuwingen";
  const ordered = (["error", "warning"] as const).flatMap((level) => findings.filter((one) => one.level === level));
  const lines = groupsOf(ordered).flatMap(([first, ...others]) => {
    const [word] = WORDS[first.level];
    if (others.length === 0) return [`${word}: ${writeFinding(first)}`];
    return [
      `${word}, ${others.length + 1} keer: ${causeOf(first)}`,
      ...[first, ...others].map((finding) => `  ${writeFinding(finding)}`),
    ];
  });
  return [...lines, `${countOf(findings, "error")}, ${countOf(findings, "warning")}`].join("\n");
}

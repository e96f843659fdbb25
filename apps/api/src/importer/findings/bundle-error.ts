import { writeFinding, type Finding } from "./finding.ts";

const MOST_SHOWN = 50;

/** Thrown when a bundle is refused; nothing was stored. */
export class BundleError extends Error {
  override readonly name = "BundleError";
  /** All errors, followed by warnings. */
  readonly findings: readonly Finding[];
  readonly faults: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    const faults = findings.filter(({ level }) => level === "error");
    const more = faults.length - MOST_SHOWN;
    super([...faults.slice(0, MOST_SHOWN).map(writeFinding), ...(more > 0 ? [`and ${more} more`] : [])].join("\n"));
    this.findings = findings;
    this.faults = faults;
  }
}

import type { Finding } from "./finding.ts";
import { writeFindings } from "./write-findings.ts";

/** Thrown when a bundle is refused; nothing was stored. */
export class BundleError extends Error {
  override readonly name = "BundleError";
  /** All errors, followed by warnings. */
  readonly findings: readonly Finding[];
  readonly faults: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(writeFindings(findings));
    this.findings = findings;
    this.faults = findings.filter(({ level }) => level === "error");
  }
}

/** What is wrong with a bundle, and where. */
export interface BundleFault {
  readonly file: string;
  /** Within the file, e.g. `offers[3].product`; empty for the file as a whole. */
  readonly path: string;
  readonly reason: string;
}

const MOST_SHOWN = 50;

/** A bundle that is not imported; nothing of it was kept. */
export class BundleError extends Error {
  override readonly name = "BundleError";
  readonly faults: readonly BundleFault[];

  constructor(faults: readonly BundleFault[]) {
    const lines = faults
      .slice(0, MOST_SHOWN)
      .map(({ file, path, reason }) => `${file}${path === "" ? "" : ` ${path}`}: ${reason}`);
    const more = faults.length - lines.length;
    super([...lines, ...(more > 0 ? [`and ${more} more`] : [])].join("\n"));
    this.faults = faults;
  }
}

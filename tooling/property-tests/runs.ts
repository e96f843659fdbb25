/** Property tests run the same cases every time; `pnpm test:nightly` chooses another seed and many more cases. */
const FIXED_SEED = 20_261_120;

export const SEED = Number(process.env["PROPERTY_SEED"] ?? FIXED_SEED);

/** Factor for the number of cases. */
const FACTOR = Number(process.env["PROPERTY_FACTOR"] ?? 1);

/** The number of cases of a property: `usual` times the factor. */
export function runs(usual: number): number {
  return Math.max(1, Math.round(usual * FACTOR));
}

/**
 * Milliseconds that a test may take with its usual number of cases. With more cases it has no limit (0): the nightly run
 * has one for each package.
 */
export const timeLimit = (usual: number): number => (FACTOR > 1 ? 0 : usual);

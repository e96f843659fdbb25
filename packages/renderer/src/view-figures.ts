/** How an engine uses its caches of solved views. */
export interface ViewFigures {
  /** Bytes of views in memory, and their limit. */
  readonly hotBytes: number;
  readonly maxHotBytes: number;
  /** Bytes of views in the cache directory, and their limit; 0 without one. */
  readonly storedBytes: number;
  readonly maxStoredBytes: number;
  /** Requests so far whose light was in memory, was stored, or had to be solved. */
  readonly hot: number;
  readonly stored: number;
  readonly solved: number;
}

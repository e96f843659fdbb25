/** How much wall a sample shows, in mm: the same everywhere, so that sizes compare. */
export const SAMPLE_FRAME = 900;

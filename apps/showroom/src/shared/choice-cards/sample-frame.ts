/** The area that a sample shows, in mm. It is the same everywhere, so that tile sizes can be compared. */
export const SAMPLE_FRAME = 900;

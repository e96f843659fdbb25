/** Size at which a log of `npm start` is rotated. */
export const LOG_FILE_MEGABYTES = 20;
/** Files of a log: the newest, and those that were rotated. */
export const LOG_FILES = 6;

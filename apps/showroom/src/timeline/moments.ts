/**
 * What comes after something else on a page that the browser opens, in its order, each with the most milliseconds that it waits. Nothing
 * waits for ever: what is slow or fails holds nothing up. The first script, the server and the application read the same table.
 */
export const LONGEST_WAIT = {
  /** The application, for what a rendered page shows: its pictures, fonts and text. */
  renderedPage: 3_000,
  /** The application, for the picture or the text of a step. */
  step: 1_500,
  /** The router's own placeholder, for the first page. Until then the placeholder of the server stays. */
  firstPage: 1_000,
  /** The connection for pictures, for the content of the first page. */
  content: 2_000,
  /** The same connection, then for an idle browser: its code is as large as a page's. */
  connection: 500,
  /** Cards that are not in sight, for the first view: content and pictures in sight. */
  moreCards: 1_000,
  /** Data of other pages, for the first view. */
  otherPages: 2_000,
  /** The code of another part, for an idle browser. It follows the first sign of the user: a movement, a press or a key. */
  otherParts: 5_000,
} as const;

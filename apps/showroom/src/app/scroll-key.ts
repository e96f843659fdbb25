import type { Location } from "react-router";

/**
 * The key of a stored scroll position. Every page that is opened by URL has the key "default", so the path is added;
 * otherwise it would open at the scroll position of another page.
 */
export const scrollKey = ({ key, pathname }: Pick<Location, "key" | "pathname">): string =>
  key === "default" ? pathname : key;

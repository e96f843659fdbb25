import type { Location } from "react-router";

/**
 * The key under which a scroll position is kept. Every page that is opened by its address has the key "default": without its path
 * it would open as far down as the last page was left.
 */
export const scrollKey = ({ key, pathname }: Pick<Location, "key" | "pathname">): string =>
  key === "default" ? pathname : key;

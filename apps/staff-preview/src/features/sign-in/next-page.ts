import { isOwnPath } from "@showroom/web-app/routing/own-path";
import { paths } from "../../shared/paths/paths.ts";

/** The page to open after a sign-in elsewhere, kept in this tab meanwhile. */
const KEY = "staff-sign-in-next";

export function rememberNext(next: string): void {
  try {
    sessionStorage.setItem(KEY, next);
  } catch {
    // Without storage the first page opens.
  }
}

/** The remembered page, once. */
export function takeNext(): string {
  try {
    const next = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return isOwnPath(next) ? next : paths.today;
  } catch {
    return paths.today;
  }
}

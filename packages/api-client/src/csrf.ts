import { isOwnOrigin } from "./own-origin.ts";

/**
 * Protection against cross-site request forgery: the client copies a token from a cookie to a header, which another
 * site cannot do.
 */
const CSRF_COOKIE = "XSRF-TOKEN";
export const CSRF_HEADER = "X-XSRF-TOKEN";

/** The cookie's value out of `document.cookie`. */
function csrfToken(cookies: string): string | null {
  for (const cookie of cookies.split(";")) {
    const [name, ...value] = cookie.trim().split("=");
    if (name !== CSRF_COOKIE) continue;
    try {
      return decodeURIComponent(value.join("="));
    } catch {
      return value.join("=");
    }
  }
  return null;
}

/** The value of the header; null for a read and for a request to another origin. */
export function csrfHeader(method: string, baseUrl: string, cookies: () => string): string | null {
  return isOwnOrigin(baseUrl) && method !== "GET" && method !== "HEAD" ? csrfToken(cookies()) : null;
}

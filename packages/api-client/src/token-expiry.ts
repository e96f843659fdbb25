/** A token is renewed this many milliseconds before it expires, because clocks differ and connecting takes time. */
const MARGIN = 20_000;

/** Expiry of a JSON Web Token in milliseconds since 1970; null when it has none. */
export function expiryOf(token: string): number | null {
  try {
    const body = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const claims: unknown = JSON.parse(atob(body));
    const { exp } = Object(claims) as { readonly exp?: unknown };
    return typeof exp === "number" ? exp * 1_000 : null;
  } catch {
    return null;
  }
}

/** Whether a token with this expiry has to be renewed before it is used at `now`. */
export const isExpiring = (expiry: number, now: number): boolean => expiry - now <= MARGIN;

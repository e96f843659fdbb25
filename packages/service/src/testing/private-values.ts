/** The secrets and personal values that tests send or receive. No process may write them to its output. */

const PRIVATE =
  /^(?:email|username|password(?:_confirmation)?|(?:access|refresh)_token|token|hash|secret|otp|recoveryCodes|firstName|lastName|phone(?:Number)?|dateOfBirth|remarks)$/;
/** Minimum length, because shorter values can occur in other words by chance. */
const SHORTEST = 6;

const values = new Set<string>();

/** Collects the private fields of a value, at any depth. */
export function notePrivate(value: unknown, name = ""): void {
  if (typeof value === "string") {
    if (PRIVATE.test(name) && value.length >= SHORTEST) values.add(value);
  } else if (Array.isArray(value)) for (const item of value) notePrivate(item, name);
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) notePrivate(item, key);
}

/** The values collected in this process so far. */
export const notedValues = (): readonly string[] => [...values];

/** What is private in any run, whether or not a test noted it. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  "an e-mail address": /[\w.+-]+@[\w-]+\.example/,
  "an access token": /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/,
  "a refresh token or the secret of a link": /(?<![\w/+-])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{43}(?![\w/+=-])/,
  "the address of a link": /\/(?:byhash|signup|reset|shared-choices|delen|planning|herinneringen)\/[\w-]{8,}/,
};

/** Names what is private in a line; empty when nothing is. */
export function privateIn(line: string, noted: readonly string[]): readonly string[] {
  return [
    ...noted.filter((value) => line.includes(value)),
    ...Object.entries(PATTERNS).flatMap(([what, pattern]) => (pattern.test(line) ? [what] : [])),
  ];
}

const LETTERS: Readonly<Record<string, string>> = {
  "@": "a",
  "0": "o",
  "1": "i",
  "3": "e",
  $: "s",
  "5": "s",
  "!": "i",
};

const asLetters = (text: string): string => text.replaceAll(/[@013$5!]/g, (sign) => LETTERS[sign] ?? sign);

/**
 * Whether a password is one of a list of common ones, made to fit the rules for kinds of characters: by capitals, by
 * signs and digits at its ends, or by signs and digits in place of letters.
 * @param common the list, in lower case
 */
export function isKnownPassword(common: ReadonlySet<string>, password: string): boolean {
  const lower = password.toLowerCase();
  const bare = lower.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  const word = lower.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  // The letters of "P@ssw0rd" end where its additions "2026!" begin.
  const spelled = asLetters(lower.replaceAll(/^[\d\W_]+|[\d\W_]+$/g, ""));
  return [lower, bare, word, spelled].some((text) => common.has(text));
}

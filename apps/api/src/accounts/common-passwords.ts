import { dictionary } from "@zxcvbn-ts/language-common";

/** 49,000 passwords that leaked most often, in lower case. */
const COMMON = new Set<string>(dictionary["passwords-common"]);

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
 * Whether a password is one of the most common ones, made to fit the rules for kinds of characters: by capitals, by
 * signs and digits at its ends, or by signs and digits in place of letters.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const bare = lower.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  const word = lower.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  // The letters of "P@ssw0rd" end where its additions "2026!" begin.
  const spelled = asLetters(lower.replaceAll(/^[\d\W_]+|[\d\W_]+$/g, ""));
  return [lower, bare, word, spelled].some((text) => COMMON.has(text));
}

/** One space for each run of spaces of any kind, such as a no-break space, none at the ends, and one form for accented letters. */
export function normaliseSpaces(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/\p{Zs}+/gu, " ")
    .trim();
}

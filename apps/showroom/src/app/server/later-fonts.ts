/** A rule of a typeface from a file. The stylesheet is minified, and no value in it has a brace. */
const FACE = /@font-face\{[^}]*url\(([^)]*)\)[^}]*\}/g;

export interface SplitStyles {
  /** The stylesheet without the typefaces that can come later. */
  readonly first: string;
  /** The rules of these typefaces. Until they are loaded, the browser shows the nearest weight of the first fonts. */
  readonly later: string;
}

/** Splits typefaces that the first paint does without off a stylesheet. @param fonts addresses of the fonts of the first paint */
export function splitFonts(stylesheet: string, fonts: readonly string[]): SplitStyles {
  const later: string[] = [];
  const first = stylesheet.replaceAll(FACE, (rule, address: string) => {
    if (fonts.includes(address)) return rule;
    later.push(rule);
    return "";
  });
  return { first, later: later.join("") };
}

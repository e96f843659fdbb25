/** One custom property of tokens.css. */
export interface Token {
  /** Including its dashes: `--color-ink`. */
  name: string;
  value: string;
}

/**
 * The tokens of a stylesheet in source order. A token that a media query overrides is listed once, with its first
 * value.
 */
export function parseTokens(css: string): Token[] {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const seen = new Map<string, string>();
  for (const [, name = "", value = ""] of withoutComments.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)) {
    if (!seen.has(name)) seen.set(name, value.trim());
  }
  return [...seen].map(([name, value]) => ({ name, value }));
}

/** The tokens whose names start with one of the prefixes. */
export function tokensOf(tokens: readonly Token[], ...prefixes: readonly string[]): Token[] {
  return tokens.filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)));
}

/** Relative luminance of `#rrggbb` as in WCAG 2.2; null for other values. */
function luminance(colour: string): number | null {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)?.slice(1);
  if (!channels) return null;
  const [red = 0, green = 0, blue = 0] = channels.map((hex) => {
    const share = Number.parseInt(hex, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as in WCAG 2.2, from 1 to 21; null when one of them is not opaque `#rrggbb`. */
export function contrast(one: string, other: string): number | null {
  const first = luminance(one);
  const second = luminance(other);
  if (first === null || second === null) return null;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

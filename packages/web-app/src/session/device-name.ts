const BROWSERS = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;

const SYSTEMS = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS X", "Mac"],
  ["CrOS", "Chromebook"],
  ["Linux", "Linux"],
] as const;

/** The first name whose mark is in the text. Marks of a browser that also contains those of others come first. */
const nameIn = (text: string, names: readonly (readonly [mark: string, name: string])[]): string | undefined =>
  names.find(([mark]) => text.includes(mark))?.[1];

/**
 * The browser and the system of a `User-Agent` header in Dutch words, such as 'Chrome op Windows'; null when it has neither. A person
 * recognizes a device by these two. A library would add versions and models, for 10 KB or more.
 */
export function deviceName(userAgent: string | null): string | null {
  if (userAgent === null) return null;
  const [browser, system] = [nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)];
  if (browser === undefined) return system ?? null;
  return system === undefined ? browser : `${browser} op ${system}`;
}

/** The Dutch words on which an agreement rests are in one module, so that a project's lawyer reads all of them. */

export const AGREEMENT_MODULE = "packages/domain/src/agreement/agreement-texts.ts";
export const AGREEMENT_FOLDERS = ["apps/showroom/src", "apps/api/src", "packages/domain/src", "packages/web-app/src"];

/** Files that use such words for something else, each with the reason. */
export const OTHER_MEANINGS: Readonly<Record<string, string>> = {
  "apps/api/src/importer/check/stray-offers.ts": "tells an owner of a price in a catalogue",
};

const BINDING: readonly RegExp[] = [
  /betalingsverplichting/i,
  /staan vast\b/i,
  /doet u niets/i,
  /opdracht geven tot en met/i,
  /\bverrekend\b/i,
  /\bgeldt zoals het is/i,
  /vervalt de (?:offerte|wijziging)/i,
  /eigen overeenkomst/i,
  /kopers (?:is genoeg|moeten opdracht)/i,
  /getekend door/i,
];

/** What in a source are such words. */
export function bindingWords(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  return BINDING.flatMap((pattern) => pattern.exec(code)?.[0] ?? []);
}

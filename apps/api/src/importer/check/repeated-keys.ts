import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { Remark } from "../findings/finding.ts";

/** The words of the spreadsheet for what the bundle names in English. */
const WORDS: Readonly<Record<string, string>> = {
  bathroom: "badkamer",
  bathroom2: "tweede badkamer",
  showroom: "showroomafspraak",
  design: "ontwerp",
  quote: "offerte",
};

function repeated(
  path: string,
  names: readonly string[],
  what: string,
  words: Readonly<Record<string, string>> = {},
): Remark[] {
  const seen = new Map<string, number>();
  return names.flatMap((name, at) => {
    const first = seen.get(name);
    if (first !== undefined)
      return [
        {
          path: `${path}[${at}]`,
          reason: `${what} "${words[name] ?? name}" staat ook al op plaats ${first + 1} van deze lijst`,
        },
      ];
    seen.set(name, at);
    return [];
  });
}

/** Pages of one house type with the same key, of which the second would replace the first. Submit options likewise. */
export function findRepeatedKeys({ houseTypes, project }: Bundle): Remark[] {
  return [
    ...houseTypes.flatMap(({ pages }, at) =>
      repeated(
        `houseTypes[${at}].pages`,
        pages.map(({ key }) => key),
        "de pagina",
      ),
    ),
    ...repeated(
      "project.submitOptions",
      project.submitOptions.map(({ key }) => key),
      "de manier van indienen",
    ),
  ];
}

/** Repeated parts of which only one counts: measures of a room, submit options. */
export function findRepeatedParts({ houseTypes, project }: Bundle): Remark[] {
  return [
    ...houseTypes.flatMap(({ rooms }, at) =>
      repeated(
        `houseTypes[${at}].rooms`,
        rooms.map(({ name }) => name),
        "alleen de eerste maten tellen: de ruimte",
        WORDS,
      ),
    ),
    ...repeated(
      "project.submitOptions",
      project.submitOptions.filter(({ shown }) => shown).map(({ type }) => type),
      "de koper ziet dezelfde keuze twee keer: het soort",
      WORDS,
    ),
  ];
}

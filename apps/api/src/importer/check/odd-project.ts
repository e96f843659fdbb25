import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { Remark } from "../findings/finding.ts";

/** Articles that no buyer sees, because the project has none of their kind. */
export function findSwitchedOff({ project, packages, productGroups }: Bundle): Remark[] {
  const groups = productGroups.filter(({ type }) => type === "standard");
  const off = (field: "hasTiles" | "hasSanitary", count: number, what: string): Remark[] =>
    project[field] || count === 0
      ? []
      : [{ path: `project.${field}`, reason: `staat op nee, en daardoor ziet niemand ${what} van dit bestand` }];
  return [
    ...off("hasTiles", packages.length, "de tegels"),
    ...off("hasSanitary", groups.length, "het sanitair en zijn groepen"),
  ];
}

/** Metres of sealant, profile and waterproof layer that a room of this size cannot need. */
export function findOddMetres({ houseTypes }: Bundle): Remark[] {
  const fields = {
    sealant: "kit",
    sealantCeilingHigh: "kit plafondhoog",
    kimcoat: "kimcoat",
    kimcoatCeilingHigh: "kimcoat plafondhoog",
    schluter: "profiel",
    schluterCeilingHigh: "profiel plafondhoog",
  } as const;
  return houseTypes.flatMap(({ rooms }, at) =>
    rooms.flatMap((room, place) => {
      // Along every edge of the box, twice.
      const most = (8 * (room.width + room.depth + room.height)) / 1_000;
      return (Object.keys(fields) as (keyof typeof fields)[]).flatMap((field): Remark[] =>
        most > 0 && room[field] > most
          ? [
              {
                path: `houseTypes[${at}].rooms[${place}].${field}`,
                reason: `${String(room[field]).replace(".", ",")} m¹ ${fields[field]} is wel erg veel voor deze ruimte; daar is hoogstens zo'n ${Math.round(most)} m¹`,
              },
            ]
          : [],
      );
    }),
  );
}

/** House types with the name of another one, by which buyers are invited, and those without anything to choose. */
export function findOddHouseTypes({ houseTypes }: Bundle): Remark[] {
  const seen = new Set<string>();
  return houseTypes.flatMap(({ name, pages }, at) => {
    const folded = name.trim().toLowerCase();
    const remarks: Remark[] = [];
    if (seen.has(folded))
      remarks.push({
        path: `houseTypes[${at}].name`,
        reason: `de naam "${name}" is ook die van een ander woningtype; kopers worden bij hun woningtype op naam uitgenodigd`,
      });
    seen.add(folded);
    if (pages.length === 0)
      remarks.push({
        path: `houseTypes[${at}]`,
        reason: `"${name}" heeft geen pagina's: een koper ziet en kiest er niets`,
      });
    return remarks;
  });
}

/** A website without a name that can be looked up, and days of absence in the wrong sequence. */
export function findOddFields({ project }: Bundle): Remark[] {
  const { website, outOfOfficeStart, outOfOfficeEnd } = project;
  const remarks: Remark[] = [];
  if (website && !/^(?:https?:\/\/)?[^\s/.]+(?:\.[^\s/.]+)+(?:\/\S*)?$/i.test(website.trim()))
    remarks.push({ path: "project.website", reason: "dit is geen adres van een website, zoals www.mijn-project.nl" });
  if (outOfOfficeStart && outOfOfficeEnd && outOfOfficeEnd < outOfOfficeStart)
    remarks.push({
      path: "project.outOfOfficeEnd",
      reason: "de laatste dag van afwezigheid ligt voor de eerste; de melding verschijnt nooit",
    });
  return remarks;
}

import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { Remark } from "../findings/finding.ts";
import type { WrittenIn } from "./suspicious-figures.ts";

type HouseType = Bundle["houseTypes"][number];

/** Pages of one house type: rooms that two pages show, rooms of another kind, and steps that are missing. */
function ofHouseType({ name, pages }: HouseType, at: number, { project, floors }: Bundle): Remark[] {
  if (pages.length === 0) return [];
  const path = `houseTypes[${at}]`;
  const seen = new Map<string, string>();
  const remarks = pages.flatMap((page, place): Remark[] => {
    const { type, roomName, configuratorType, title } = page;
    const where = `${path}.pages[${place}]`;
    if (type === "floors" && project.hasFloors && floors.length === 0)
      return [{ path: where, reason: `op de pagina "${title}" valt niets te kiezen: er zijn geen vloeren` }];
    if (type !== "configurator" || roomName === null) return [];
    const first = seen.get(roomName);
    seen.set(roomName, first ?? title);
    if (first !== undefined)
      return [
        {
          path: `${where}.roomName`,
          reason: `deze ruimte staat ook op de pagina "${first}": een koper kiest en betaalt haar dan twee keer`,
        },
      ];
    if (configuratorType === null)
      return [
        {
          path: `${where}.configuratorType`,
          reason: `de pagina "${title}" heeft geen soort ruimte, en krijgt geen beeld`,
        },
      ];
    return (configuratorType === "toilet") === (roomName === "toilet")
      ? []
      : [{ path: `${where}.configuratorType`, reason: `de pagina "${title}" toont het beeld van een andere ruimte` }];
  });
  if (!pages.some(({ type }) => type === "overview"))
    remarks.push({ path, reason: `"${name}" heeft geen pagina van de soort overzicht: een koper kan niet indienen` });
  if (project.hasFloors && floors.length > 0 && !pages.some(({ type }) => type === "floors"))
    remarks.push({
      path,
      reason: `"${name}" heeft geen pagina van de soort woonvloer: een koper kan geen vloer kiezen`,
    });
  return remarks;
}

export const findOddPages = (bundle: Bundle): Remark[] =>
  bundle.houseTypes.flatMap((houseType, at) => ofHouseType(houseType, at, bundle));

/** Rules that work on a home in which everything is the standard, so that a standard is not there from the start. */
export function findRulesOnStandards({ rules, offers }: Bundle): Remark[] {
  const standards = new Set(offers.filter(({ standardIn }) => standardIn.length > 0).map(({ key }) => key));
  const isStandard = ({ offer, variant }: { offer: string; variant?: string | undefined }): boolean =>
    variant === undefined && standards.has(offer);
  return rules.flatMap(({ key, type, subjects, affected, groups }, at): Remark[] => {
    const path = `rules[${at}]`;
    const subject = subjects.find(isStandard);
    const target = affected.find(isStandard);
    if (type === "show" && !subject && target)
      return [
        { path, reason: `de standaard "${target.offer}" is pas te zien na een andere keuze, door de regel "${key}"` },
      ];
    if (type === "hide" && subject && target)
      return [
        {
          path,
          reason: `de standaard "${subject.offer}" verbergt de standaard "${target.offer}", door de regel "${key}"`,
        },
      ];
    if (type === "require" && subject && groups.length === 0 && affected.length > 0 && !target)
      return [
        {
          path,
          reason: `de standaard "${subject.offer}" vraagt om iets dat geen standaard is, door de regel "${key}"`,
        },
      ];
    return [];
  });
}

/**
 * Pictures that the showroom has no place for. Those of pages are in the API: who writes JSON has them for another program, and who
 * fills in a spreadsheet expects to see them.
 */
export function findUnshownPictures(
  { project: { headerImage, images }, packages, houseTypes }: Bundle,
  writtenIn: WrittenIn,
): Remark[] {
  const why =
    headerImage === null
      ? "de landingspagina toont alleen de eerste foto"
      : 'de landingspagina toont de "Foto bovenaan"';
  const none = "de showroom toont deze foto's nergens";
  const all = [
    { path: "project.images", unshown: headerImage === null ? images.slice(1) : images, why },
    ...packages.map((entry, at) => ({ path: `packages[${at}].images`, unshown: entry.images, why: none })),
    ...houseTypes.flatMap(({ pages }, at) =>
      pages.map((page, place) => ({
        path: `houseTypes[${at}].pages[${place}].pageImages`,
        unshown: writtenIn === "workbook" ? page.pageImages : [],
        why: none,
      })),
    ),
  ];
  return all.flatMap(({ path, unshown, why: reason }) =>
    unshown.length === 0 ? [] : [{ path, reason: `${reason}; niemand ziet ${unshown.join(", ")}` }],
  );
}

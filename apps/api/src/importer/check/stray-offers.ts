import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { isTileProduct, type ProductType } from "@showroom/domain/model/product";
import type { Remark } from "../findings/finding.ts";

const LISTS = [
  ["wallTileCollections", "wall_tile", "wandtegels"],
  ["floorTileCollections", "floor_tile", "vloertegels"],
] as const;
const TYPE_WORDS: Partial<Record<ProductType, string>> = { wall_tile: "wandtegel", floor_tile: "vloertegel" };
const CLASS_WORDS: Readonly<Record<string, string>> = { standard: "standaard", theWall: "The Wall", luxe: "luxe" };

/** Tiles on offer that no list names, so that buyers never see them, and articles that no offer has. */
function findUnlisted(bundle: Bundle): Remark[] {
  if (!bundle.project.hasTiles) return [];
  const typeOf = new Map(bundle.products.map(({ productNumber, type }) => [productNumber, type]));
  const listed = new Set([
    ...bundle.packages.flatMap(({ groups }) =>
      groups.flatMap((group) =>
        [
          group.wallTileCollections,
          group.floorTileCollections,
          group.accentHerringboneCollections,
          group.accentHerringboneReservoirCollections,
        ].flatMap((collections) => collections.flatMap(({ tiles }) => tiles)),
      ),
    ),
    ...bundle.tileOptions.flatMap(({ variants }) => variants),
  ]);
  return bundle.offers.flatMap(({ key, product, group, tileAccessoryType }, at): Remark[] => {
    const type = typeOf.get(product);
    const isTile = type !== undefined && isTileProduct(type) && group === null && tileAccessoryType === null;
    return isTile && !listed.has(key)
      ? [
          {
            path: `offers[${at}]`,
            reason: `de tegel "${key}" staat in geen lijst van tegels: een koper ziet hem nooit`,
          },
        ]
      : [];
  });
}

/** Tiles in a list for another surface or of another class. */
function findMisplaced({ packages, offers, products }: Bundle): Remark[] {
  const typeOf = new Map(products.map(({ productNumber, type }) => [productNumber, type]));
  const offerOf = new Map(offers.map((offer) => [offer.key, offer]));
  return packages.flatMap(({ groups }, at) =>
    groups.flatMap((group, groupAt) =>
      LISTS.flatMap(([field, wanted, word]) =>
        group[field].flatMap(({ title, tileType, tiles }, listAt) =>
          tiles.flatMap((key, tileAt): Remark[] => {
            const offer = offerOf.get(key);
            if (!offer) return [];
            const path = `packages[${at}].groups[${groupAt}].${field}[${listAt}].tiles[${tileAt}]`;
            const type = typeOf.get(offer.product);
            const isOther = (type === "wall_tile" || type === "floor_tile") && type !== wanted;
            if (isOther)
              return [{ path, reason: `"${key}" staat bij de ${word}, maar is een ${TYPE_WORDS[type] ?? type}` }];
            if (offer.tileType !== tileType)
              return [
                {
                  path,
                  reason: `"${key}" is van de soort ${CLASS_WORDS[offer.tileType] ?? offer.tileType}, maar staat in "${title}", een lijst van de soort ${CLASS_WORDS[tileType] ?? tileType}`,
                },
              ];
            return [];
          }),
        ),
      ),
    ),
  );
}

/** Rooms with measures that no page shows. */
function findRoomsWithoutPage({ houseTypes }: Bundle): Remark[] {
  return houseTypes.flatMap(({ rooms, pages, name: type }, at) =>
    rooms.flatMap(({ name }, roomAt): Remark[] =>
      pages.some((page) => page.type === "configurator" && page.roomName === name)
        ? []
        : [
            {
              path: `houseTypes[${at}].rooms[${roomAt}]`,
              reason: `deze ruimte heeft bij "${type}" geen pagina: een koper kan er niets kiezen`,
            },
          ],
    ),
  );
}

/** Groups whose articles are credited when another is chosen, and grout, without a standard; and tiles without grout. */
function findMissingStandards({ productGroups, offers, products, project }: Bundle): Remark[] {
  const remarks: Remark[] = [];
  const credited = new Set(
    products.filter(({ returnPrice }) => returnPrice > 0).map(({ productNumber }) => productNumber),
  );
  productGroups.forEach((group, at) => {
    if (!group.singleChoice || group.type !== "standard") return;
    const members = offers.filter((offer) => offer.group === group.key);
    if (members.length === 0) remarks.push({ path: `productGroups[${at}]`, reason: `in "${group.title}" staat niets` });
    else if (
      members.every(({ standardIn }) => standardIn.length === 0) &&
      members.some(({ product }) => credited.has(product))
    )
      remarks.push({
        path: `productGroups[${at}]`,
        reason: `"${group.title}" heeft een retourprijs en geen standaard: die prijs wordt dan nooit verrekend`,
      });
  });
  if (project.hasTiles)
    for (const [accessory, word, type] of [
      ["wallTileAccessory", "wandtegels", "wall_tile"],
      ["floorTileAccessory", "vloertegels", "floor_tile"],
    ] as const) {
      const members = offers.filter(({ tileAccessoryType }) => tileAccessoryType === accessory);
      const tiles = new Set(
        products.filter((product) => product.type === type).map(({ productNumber }) => productNumber),
      );
      if (members.length === 0 && offers.some(({ product }) => tiles.has(product)))
        remarks.push({
          path: "offers",
          reason: `bij de ${word} staat geen voeg in het aanbod: een koper kan er geen kiezen, en er wordt geen voeg besteld`,
        });
      else if (members.length > 0 && members.every(({ standardIn }) => standardIn.length === 0))
        remarks.push({ path: "offers", reason: `geen voeg of profiel bij de ${word} is de standaard` });
    }
  return remarks;
}

/** A standard in a room where its offer is not. */
function findHiddenStandards({ offers }: Bundle): Remark[] {
  return offers.flatMap(({ key, rooms, standardIn }, at) =>
    standardIn.some((room) => !rooms.includes(room))
      ? [
          {
            path: `offers[${at}].standardIn`,
            reason: `"${key}" is de standaard in een ruimte waar het niet wordt aangeboden`,
          },
        ]
      : [],
  );
}

/** A project in which nothing can be handed in. */
function findNoWayIn({ project }: Bundle): Remark[] {
  return project.submitOptions.some(({ shown }) => shown)
    ? []
    : [
        {
          path: "project.submitOptions",
          reason: "er is geen manier om in te dienen: een koper kan zijn keuzes niet versturen",
        },
      ];
}

/** Things that are there and that no buyer can reach, or that stand in the wrong place. */
export const findStrays = (bundle: Bundle): Remark[] =>
  [findUnlisted, findMisplaced, findRoomsWithoutPage, findMissingStandards, findHiddenStandards, findNoWayIn].flatMap(
    (find) => find(bundle),
  );

import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { isTileProduct, type ProductType, type RoomName } from "@showroom/domain/model/product";
import type { Remark } from "../findings/finding.ts";

const ROOM_WORDS: Readonly<Record<RoomName, string>> = {
  bathroom: "de badkamer",
  bathroom2: "de tweede badkamer",
  toilet: "het toilet",
};
/** Article numbers that one remark names. */
const MOST_NAMED = 10;

const typesOf = ({ products }: Bundle): ReadonlyMap<string, ProductType> =>
  new Map(products.map(({ productNumber, type }) => [productNumber, type]));

/** Articles that are in no offer. One remark: a supplier's whole list may stand in the sheet. */
function findNotOffered({ products, offers }: Bundle): Remark[] {
  const offered = new Set(offers.flatMap(({ product, variants }) => [product, ...variants]));
  const numbers = products.map(({ productNumber }) => productNumber).filter((number) => !offered.has(number));
  if (numbers.length === 0) return [];
  const named = numbers.slice(0, MOST_NAMED).join(", ");
  const more = numbers.length - MOST_NAMED;
  const what = numbers.length === 1 ? "1 artikel staat" : `${numbers.length} artikelen staan`;
  return [
    {
      path: "products",
      reason: `${what} niet in het aanbod, en ${numbers.length === 1 ? "is" : "zijn"} dus niet te kiezen: ${named}${more > 0 ? ` en nog ${more}` : ""}`,
    },
  ];
}

/** Offers that their group does not show, or that have none and no list either. */
function findOutsideGroups(bundle: Bundle): Remark[] {
  const types = typesOf(bundle);
  const groups = new Map(bundle.productGroups.map((group) => [group.key, group]));
  const inOptions = new Set(bundle.tileOptions.flatMap(({ variants, accessories }) => [...variants, ...accessories]));
  const seen = new Map<string, string>();
  return bundle.offers.flatMap(({ key, product, group: groupKey, rooms, tileAccessoryType }, at): Remark[] => {
    const type = types.get(product);
    const path = `offers[${at}]`;
    if (type === undefined || inOptions.has(key)) return [];
    const isTile = isTileProduct(type);
    if (groupKey === null)
      return isTile ? [] : [{ path, reason: `"${key}" staat in geen productgroep: een koper ziet het nooit` }];
    const group = groups.get(groupKey);
    if (!group) return [];
    if (isTile && group.type === "standard")
      return [{ path, reason: `"${key}" is een tegel, maar staat in de groep "${group.title}" van het sanitair` }];
    const hidden = rooms.filter((room) => !group.rooms.includes(room)).map((room) => ROOM_WORDS[room]);
    if (hidden.length > 0)
      return [
        {
          path,
          reason: `"${key}" is in ${hidden.join(" en ")} niet te kiezen: de groep "${group.title}" staat daar niet`,
        },
      ];
    return rooms.flatMap((room): Remark[] => {
      const place = `${room} ${groupKey} ${product} ${tileAccessoryType}`;
      const first = seen.get(place);
      seen.set(place, first ?? key);
      return first === undefined
        ? []
        : [
            {
              path,
              reason: `${product} staat in ${ROOM_WORDS[room]} twee keer in de groep "${group.title}" ("${first}" en "${key}")`,
            },
          ];
    });
  });
}

/** Rooms for which something is on offer, and that no house type lets a buyer configure. */
function findRoomsOfNobody({ offers, houseTypes }: Bundle): Remark[] {
  if (houseTypes.length === 0) return [];
  const configured = new Set(
    houseTypes.flatMap(({ pages }) =>
      pages.flatMap(({ type, roomName }) => (type === "configurator" ? [roomName] : [])),
    ),
  );
  const only = offers.filter(({ rooms }) => rooms.every((room) => !configured.has(room)));
  const rooms = [...new Set(only.flatMap((offer) => offer.rooms))];
  return rooms.map((room) => ({
    path: "offers",
    reason: `wat alleen in ${ROOM_WORDS[room]} wordt aangeboden, is niet te kiezen: geen woningtype heeft daar een pagina voor`,
  }));
}

const GROUT_WITHOUT_COLOUR = "de kleurcode van de voeg is niet ingevuld: het beeld toont een gewone voeg";

const findGroutWithoutColour = ({ products }: Bundle): Remark[] =>
  products.flatMap(({ type, groutColor }, at) =>
    type === "grout_color" && groutColor === null
      ? [{ path: `products[${at}].groutColor`, reason: GROUT_WITHOUT_COLOUR }]
      : [],
  );

type Group = Bundle["packages"][number]["groups"][number];
const SURFACES = [
  ["wallTileCollections", "wallTileLength", "wallTileWidth", "wandtegels"],
  ["floorTileCollections", "floorTileLength", "floorTileWidth", "vloertegels"],
] as const;

/** Lists of a format of tiles that are empty, that repeat a tile, or that have no tile of the format's size. */
function ofFormat(group: Group, path: string, sizes: ReadonlyMap<string, readonly (number | null)[]>): Remark[] {
  return SURFACES.flatMap(([field, length, width, word]) => {
    const lists = group[field];
    const remarks = lists.flatMap(({ title, tiles }, at): Remark[] => {
      const where = `${path}.${field}[${at}]`;
      if (tiles.length === 0) return [{ path: where, reason: `de lijst "${title}" is leeg` }];
      const twice = tiles.find((key, place) => tiles.indexOf(key) < place);
      return twice === undefined ? [] : [{ path: where, reason: `"${twice}" staat twee keer in "${title}"` }];
    });
    const wanted = [group[length], group[width]];
    const fits = (key: string): boolean =>
      (sizes.get(key) ?? []).every((side, at) => wanted[at] == null || wanted[at] === side);
    const keys = lists.flatMap(({ tiles }) => tiles);
    if (keys.length > 0 && !keys.some(fits))
      remarks.push({ path: `${path}.${length}`, reason: `geen van de ${word} heeft de maat van dit tegelformaat` });
    return remarks;
  });
}

function findOddFormats(bundle: Bundle): Remark[] {
  const { packages, offers, products, project } = bundle;
  if (!project.hasTiles) return [];
  const types = typesOf(bundle);
  const sides = new Map(products.map(({ productNumber, length, width }) => [productNumber, [length, width]]));
  const sizes = new Map(offers.map(({ key, product }) => [key, sides.get(product) ?? []]));
  const hasTiles = offers.some(({ product }) => isTileProduct(types.get(product) ?? "simple_product"));
  const isLook = ({ choices, groups }: (typeof packages)[number]): boolean => groups.length === 0 && choices.length > 0;
  if (packages.every(isLook) && hasTiles)
    return [{ path: "packages", reason: "er is geen pakket: een koper kan geen tegels kiezen" }];
  return packages.flatMap((entry, at): Remark[] => {
    const path = `packages[${at}]`;
    if (isLook(entry))
      return entry.addedCost === 0
        ? []
        : [
            {
              path: `${path}.addedCost`,
              reason: `de stijl "${entry.name}" heeft geen tegelformaten: deze toeslag telt niet mee`,
            },
          ];
    if (entry.groups.length > 0)
      return entry.groups.flatMap((group, place) => ofFormat(group, `${path}.groups[${place}]`, sizes));
    return [{ path, reason: `het pakket "${entry.name}" heeft geen tegelformaten: er valt niets te kiezen` }];
  });
}

/** What is on offer and cannot be chosen, and lists of tiles with which something is wrong. */
export const findUnreachable = (bundle: Bundle): Remark[] =>
  [findNotOffered, findOutsideGroups, findRoomsOfNobody, findGroutWithoutColour, findOddFormats].flatMap((find) =>
    find(bundle),
  );

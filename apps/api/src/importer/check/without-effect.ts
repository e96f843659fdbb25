import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { isTileProduct } from "@showroom/domain/model/product";
import type { Remark } from "../findings/finding.ts";
import { ROOM_WORDS } from "./rooms-and-standards.ts";

/** Article numbers that one remark names. */
const MOST_NAMED = 10;

const productsOf = ({ products }: Bundle) => new Map(products.map((product) => [product.productNumber, product]));

/** A class of tiles with an article that is none. */
function findClassesOfOthers(bundle: Bundle): Remark[] {
  const products = productsOf(bundle);
  return bundle.offers.flatMap(({ product, tileType }, at): Remark[] => {
    const type = products.get(product)?.type;
    return type === undefined || isTileProduct(type) || tileType === "standard"
      ? []
      : [{ path: `offers[${at}].tileType`, reason: `${product} is geen tegel: de tegelsoort telt niet` }];
  });
}

/** Credits of articles that are the standard nowhere. One remark: a price list may have them for all. */
function findUnusedReturns({ products, offers }: Bundle): Remark[] {
  const standards = new Set(
    offers.flatMap(({ product, variants, standardIn }) => (standardIn.length > 0 ? [product, ...variants] : [])),
  );
  const offered = new Set(offers.flatMap(({ product, variants }) => [product, ...variants]));
  const unused = products
    .filter(({ returnPrice, productNumber }) => returnPrice > 0 && offered.has(productNumber))
    .filter(({ productNumber }) => !standards.has(productNumber))
    .map(({ productNumber }) => productNumber);
  if (unused.length === 0) return [];
  const more = unused.length - MOST_NAMED;
  const what = unused.length === 1 ? "1 artikel heeft" : `${unused.length} artikelen hebben`;
  return [
    {
      path: "products",
      reason: `${what} een retourprijs en ${unused.length === 1 ? "is" : "zijn"} nergens de standaard: die prijs telt niet: ${unused.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` en nog ${more}` : ""}`,
    },
  ];
}

/** Settings that are on, with nothing to which they belong. */
function findEmptySettings({ project, organisations, tileOptions }: Bundle): Remark[] {
  const hasDiscount = project.discounts.length > 0 || organisations.some(({ discount }) => discount !== undefined);
  const remarks: Remark[] = [];
  if (project.enableDiscount && !hasDiscount)
    remarks.push({ path: "project.enableDiscount", reason: "staat op ja, en dit bestand heeft geen korting" });
  if (project.hasTileOptions && tileOptions.length === 0)
    remarks.push({ path: "project.hasTileOptions", reason: "staat op ja, en dit bestand heeft geen tegelopties" });
  if (!project.hasTileOptions && tileOptions.length > 0)
    remarks.push({
      path: "project.hasTileOptions",
      reason: "staat op nee, en daardoor ziet niemand de tegelopties van dit bestand",
    });
  return remarks;
}

/** Texts of pictures that are not there. */
const findTextsWithoutPicture = ({ houseTypes }: Bundle): Remark[] =>
  houseTypes.flatMap(({ pages }, at) =>
    pages.flatMap(({ pageImages, imageTexts }, place): Remark[] =>
      imageTexts.length > pageImages.length
        ? [
            {
              path: `houseTypes[${at}].pages[${place}].imageTexts`,
              reason: `er zijn meer teksten (${imageTexts.length}) dan foto's (${pageImages.length}); wat over is, ziet niemand`,
            },
          ]
        : [],
    ),
  );

/** Looks in a room in which nothing of them is offered. */
function findLooksElsewhere({ packages, offers }: Bundle): Remark[] {
  const roomsOf = new Map(offers.map(({ key, rooms }) => [key, rooms]));
  return packages.flatMap(({ name, rooms, choices }, at): Remark[] => {
    if (choices.length === 0) return [];
    const empty = rooms.filter((room) => !choices.some(({ offer }) => roomsOf.get(offer)?.includes(room)));
    return empty.map((room) => ({
      path: `packages[${at}].rooms`,
      reason: `van de stijl "${name}" is in ${ROOM_WORDS[room]} niets te kiezen`,
    }));
  });
}

/** What is filled in, and changes nothing. */
export const findWithoutEffect = (bundle: Bundle): Remark[] =>
  [findClassesOfOthers, findUnusedReturns, findEmptySettings, findTextsWithoutPicture, findLooksElsewhere].flatMap(
    (find) => find(bundle),
  );

import type { Package, TileOption } from "@showroom/domain/model/page";
import type { ProductChoice } from "@showroom/domain/model/choices";
import type { TileFormat, TileCollection } from "@showroom/domain/model/tile-format";
import type { PageProduct } from "@showroom/domain/model/product";
import { sanitizeBlock } from "./sanitize.ts";
import { present, variantId, type Compiler } from "./compiler.ts";
import { compileOffer, type OfferPlace } from "./compile-products.ts";

type BundlePackage = Compiler["bundle"]["packages"][number];
type BundlePackageGroup = BundlePackage["groups"][number];
type BundleCollections = BundlePackageGroup["wallTileCollections"];

function compileOffers(compiler: Compiler, keys: readonly string[], place: OfferPlace): PageProduct[] {
  return keys
    .map((key) => present(compiler.offers.get(key), `offer ${key}`))
    .filter((offer) => offer.rooms.includes(place.room))
    .map((offer) => compileOffer(compiler, offer, place));
}

function compileGroup(
  compiler: Compiler,
  group: BundlePackageGroup,
  packageKey: string,
  place: OfferPlace,
): TileFormat {
  const {
    key,
    wallTileCollections,
    floorTileCollections,
    accentHerringboneCollections,
    accentHerringboneReservoirCollections,
    ...measures
  } = group;
  const collections = (list: BundleCollections): TileCollection[] =>
    list.map((collection) => ({
      title: collection.title,
      tileType: collection.tileType,
      tiles: compileOffers(compiler, collection.tiles, place),
    }));
  return {
    ...measures,
    id: compiler.ids.of("packageGroup", `${packageKey}/${key}`),
    wallTileCollections: collections(wallTileCollections),
    floorTileCollections: collections(floorTileCollections),
    accentHerringboneCollections: collections(accentHerringboneCollections),
    accentHerringboneReservoirCollections: collections(accentHerringboneReservoirCollections),
  };
}

const countTiles = (lists: readonly (readonly TileCollection[])[]): number =>
  new Set(lists.flat().flatMap((collection) => collection.tiles.map((tile) => tile.id))).size;

/** What a look chooses in a room. What the room does not offer is left out. */
function compileChoices(compiler: Compiler, entry: BundlePackage, { room }: OfferPlace): ProductChoice[] {
  return entry.choices.flatMap(({ offer: key, variant }) => {
    const offer = present(compiler.offers.get(key), `offer ${key}`);
    if (!offer.rooms.includes(room)) return [];
    const pageProductId = compiler.ids.of("offer", key);
    return [{ pageProductId, variantProjectProductId: variantId(compiler, offer, variant ?? offer.product) }];
  });
}

/** The packages of a room, cheapest first. */
export function compilePackages(compiler: Compiler, place: OfferPlace): Package[] {
  return compiler.bundle.packages
    .filter((entry) => entry.rooms.includes(place.room))
    .map((entry): Package => {
      const groups = entry.groups
        .map((group) => compileGroup(compiler, group, entry.key, place))
        .toSorted((one, other) => one.addedCost - other.addedCost);
      return {
        id: compiler.ids.of("package", entry.key),
        name: entry.name,
        description: entry.description,
        overlay: entry.overlay,
        images: entry.images.map(compiler.media),
        addedCost: entry.addedCost,
        mostPopular: entry.mostPopular,
        groups,
        choices: compileChoices(compiler, entry, place),
        counts: {
          wallTiles: countTiles(groups.map((group) => group.wallTileCollections)),
          floorTiles: countTiles(groups.map((group) => group.floorTileCollections)),
        },
        rooms: entry.rooms,
        status: 1,
        isStandardPackage: entry.isStandardPackage,
        hardPrices: entry.hardPrices,
      };
    })
    .toSorted((one, other) => one.addedCost - other.addedCost);
}

export function compileTileOptions(compiler: Compiler, place: OfferPlace): TileOption[] {
  return compiler.bundle.tileOptions
    .filter((option) => option.rooms.includes(place.room))
    .map((option) => ({
      id: compiler.ids.of("tileOption", option.key),
      kind: option.kind,
      title: option.title,
      description: sanitizeBlock(option.description),
      image: option.image === null ? null : compiler.media(option.image),
      variants: compileOffers(compiler, option.variants, place),
      accessories: compileOffers(compiler, option.accessories, place),
    }));
}

import type { Page } from "@showroom/domain/model/page";
import type { PageProduct } from "@showroom/domain/model/product";
import type { FloorOffer } from "@showroom/domain/selection/floors";
import {
  buildFloorOffer,
  buildHouseType,
  buildProject,
  buildRoomVariables,
} from "@showroom/domain/testing/build-project";
import type { HouseCatalogue } from "../choices/read/settle-rooms.ts";
import type { ProjectDocument } from "../database/schema/catalogue.ts";

interface Parts {
  readonly surfaceWall?: number;
  readonly floors?: FloorOffer;
  readonly project?: Partial<ProjectDocument>;
  /** The page from which a page can copy its choices, by the id of the page. */
  readonly copyFrom?: Readonly<Record<number, number>>;
}

/** A project of which the buyer has the given house type, as the server loads it. */
export function buildHouseCatalogue(
  id: number,
  pages: readonly Page[],
  { surfaceWall = 20, floors = buildFloorOffer(), project = {}, copyFrom = {} }: Parts = {},
): HouseCatalogue {
  const houseType = buildHouseType({ id, name: `Type ${id}`, roomVariables: [buildRoomVariables({ surfaceWall })] });
  const pagesById = new Map(pages.map((page) => [page.id, { page, copyFromPageId: copyFrom[page.id] ?? null }]));
  const house = { houseType, retired: false, pages, pagesById, floors };
  return {
    house,
    project: {
      id: 1,
      revision: id,
      showroomId: 1,
      catalogueVersion: String(id),
      document: { ...buildProject({ houseTypes: [houseType] }), ...project },
      houseTypes: new Map([[id, house]]),
      articles: new Map(),
    },
  };
}

/** The page with other products; a product for which `edit` returns null is removed. */
export function withProducts(page: Page, edit: (product: PageProduct) => PageProduct | null): Page {
  const edited = (products: readonly PageProduct[]) => products.map(edit).filter((product) => product !== null);
  return {
    ...page,
    projectPackages: page.projectPackages.map((offered) => ({
      ...offered,
      groups: offered.groups.map((format) => ({
        ...format,
        wallTileCollections: format.wallTileCollections.map((each) => ({ ...each, tiles: edited(each.tiles) })),
        floorTileCollections: format.floorTileCollections.map((each) => ({ ...each, tiles: edited(each.tiles) })),
      })),
    })),
    productGroups: page.productGroups.map((group) => ({ ...group, products: edited(group.products) })),
    tileOptions: page.tileOptions.map((option) => ({
      ...option,
      variants: edited(option.variants),
      accessories: edited(option.accessories),
    })),
  };
}

/** The page without these products. */
export const withoutProducts = (page: Page, ...ids: readonly number[]): Page =>
  withProducts(page, (product) => (ids.includes(product.id) ? null : product));

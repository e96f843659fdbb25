import type { HouseType } from "@showroom/domain/model/project";
import type { Cents } from "@showroom/domain/money/cents";
import { minimumFloorPrice } from "@showroom/domain/pricing/floor-amounts";
import type { FloorOffer } from "@showroom/domain/selection/floors";
import type { floorOffers, houseTypes, pages, ProjectDocument } from "../database/schema/catalogue.ts";
import type { LoadedHouseType } from "../kernel/loaded-project.ts";

type Floors = Omit<typeof floorOffers.$inferSelect, "projectId">;

function floorsFor(houseType: HouseType, offer: Floors | undefined): FloorOffer {
  if (!offer) return { materials: [], floors: [], baseboards: [] };
  const amounts = { amount_baseboards: houseType.amountBaseboards };
  const minimum = (materialId: number): Cents => minimumFloorPrice(houseType, offer, materialId);
  return {
    materials: offer.materials.map((material) => ({ ...material, minimumPrice: minimum(material.id) })),
    floors: offer.floors.map((floor) => ({ ...floor, ...amounts, amount_m2_floor: houseType.amountFloorsM2 })),
    baseboards: offer.baseboards.map((baseboard) => ({ ...baseboard, ...amounts })),
  };
}

type PageRow = Pick<typeof pages.$inferSelect, "id" | "houseTypeId" | "copyFromPageId" | "retired" | "document">;

interface StoredHouseTypes {
  readonly projectId: number;
  readonly document: ProjectDocument;
  /** In order, like the pages. */
  readonly houseTypes: readonly Omit<typeof houseTypes.$inferSelect, "projectId">[];
  readonly pages: readonly PageRow[];
  readonly offer: Floors | undefined;
}

/** Includes house types that a later import dropped, in their last state. The project lists only those on offer. */
export function loadHouseTypes(stored: StoredHouseTypes): ReadonlyMap<number, LoadedHouseType> {
  const pagesOf = Map.groupBy(stored.pages, (page) => page.houseTypeId);
  return new Map(
    stored.houseTypes.map((row) => {
      const own = (pagesOf.get(row.id) ?? []).filter((page) => row.retired || !page.retired);
      const houseType: HouseType = stored.document.houseTypes.find((entry) => entry.id === row.id) ?? {
        id: row.id,
        name: row.name,
        amountFloorsM2: 0,
        amountBaseboards: 0,
        projectId: stored.projectId,
        pages: [],
        roomVariables: [],
      };
      const loaded: LoadedHouseType = {
        houseType,
        retired: row.retired,
        pages: own.map((page) => page.document),
        pagesById: new Map(own.map((page) => [page.id, { page: page.document, copyFromPageId: page.copyFromPageId }])),
        floors: floorsFor(houseType, stored.offer),
      };
      return [row.id, loaded] as const;
    }),
  );
}

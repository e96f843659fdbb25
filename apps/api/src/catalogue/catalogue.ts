import { asc, eq, sql } from "drizzle-orm";
import type { HouseType } from "@showroom/domain/model/project";
import type { Cents } from "@showroom/domain/money/cents";
import { minimumFloorPrice } from "@showroom/domain/pricing/floor-amounts";
import type { FloorOffer } from "@showroom/domain/selection/floors";
import { ProblemError } from "../kernel/problem.ts";
import type { Database, Queries } from "../database/database.ts";
import { inBatches } from "../database/in-batches.ts";
import {
  articles,
  floorOffers,
  houseTypes,
  pages,
  projects,
  type ProjectDocument,
} from "../database/schema/catalogue.ts";
import type { Catalogue, LoadedHouseType, LoadedProject } from "../kernel/loaded-project.ts";

type FloorOfferRow = typeof floorOffers.$inferSelect;

function floorsFor(houseType: HouseType, offer: FloorOfferRow | undefined): FloorOffer {
  if (!offer) return { materials: [], floors: [], baseboards: [] };
  const amounts = { amount_baseboards: houseType.amountBaseboards };
  const minimum = (materialId: number): Cents => minimumFloorPrice(houseType, offer, materialId);
  return {
    materials: offer.materials.map((material) => ({ ...material, minimumPrice: minimum(material.id) })),
    floors: offer.floors.map((floor) => ({ ...floor, ...amounts, amount_m2_floor: houseType.amountFloorsM2 })),
    baseboards: offer.baseboards.map((baseboard) => ({ ...baseboard, ...amounts })),
  };
}

interface HouseTypeRows {
  readonly document: ProjectDocument;
  readonly rows: readonly {
    readonly houseType: typeof houseTypes.$inferSelect;
    readonly page: typeof pages.$inferSelect | null;
  }[];
  readonly offer: FloorOfferRow | undefined;
}

/** House types that a later import dropped are served as they last were; only those on offer are in the project. */
function loadHouseTypes({ document, rows, offer }: HouseTypeRows): ReadonlyMap<number, LoadedHouseType> {
  const loaded = new Map<number, LoadedHouseType>();
  for (const { houseType: row } of rows) {
    if (loaded.has(row.id)) continue;
    const own = rows.flatMap(({ houseType, page }) =>
      houseType.id === row.id && page && (row.retired || !page.retired) ? [page] : [],
    );
    const described = document.houseTypes.find((entry) => entry.id === row.id);
    const houseType: HouseType = described ?? {
      id: row.id,
      name: row.name,
      amountFloorsM2: 0,
      amountBaseboards: 0,
      projectId: row.projectId,
      pages: [],
      roomVariables: [],
    };
    loaded.set(row.id, {
      houseType,
      retired: row.retired,
      pages: own.map((page) => page.document),
      pagesById: new Map(own.map((page) => [page.id, { page: page.document, copyFromPageId: page.copyFromPageId }])),
      floors: floorsFor(houseType, offer),
    });
  }
  return loaded;
}

/** Reads a project; null when there is none. Its parts belong together only within one transaction. */
export async function loadProject(db: Queries, projectId: number): Promise<LoadedProject | null> {
  const [row] = await db.select().from(projects).where(eq(projects.id, projectId));
  if (!row) return null;
  const rows = await db
    .select({ houseType: houseTypes, page: pages })
    .from(houseTypes)
    .leftJoin(pages, eq(pages.houseTypeId, houseTypes.id))
    .where(eq(houseTypes.projectId, projectId))
    .orderBy(asc(houseTypes.position), asc(pages.position));
  const [offer] = await db.select().from(floorOffers).where(eq(floorOffers.projectId, projectId));
  const products = await db
    .select({ product: articles.product })
    .from(articles)
    .where(eq(articles.projectId, projectId));
  return {
    id: row.id,
    revision: row.revision,
    showroomId: row.showroomId,
    catalogueVersion: row.catalogueVersion,
    document: row.document,
    houseTypes: loadHouseTypes({ document: row.document, rows, offer }),
    articles: new Map(products.map(({ product }) => [product.product_number, product])),
  };
}

export function openCatalogue(db: Database): Catalogue {
  const loaded = new Map<number, { readonly revision: number; readonly project: Promise<LoadedProject | null> }>();
  /** A house type stays with its project for ever. */
  const homes = new Map<number, number>();
  const revisions = db
    .select({ id: projects.id, revision: projects.revision })
    .from(projects)
    .where(sql`${projects.id} = any(${sql.placeholder("ids")})`)
    .prepare("find_revisions");
  const revisionOf = inBatches<number, number>(
    async (ids) => new Map((await revisions.execute({ ids })).map(({ id, revision }) => [id, revision])),
  );
  const find = async (projectId: number): Promise<LoadedProject> => {
    const revision = await revisionOf(projectId);
    if (revision === undefined) throw new ProblemError("not-found");
    let entry = loaded.get(projectId);
    if (entry?.revision !== revision) {
      entry = {
        revision,
        project: db.transaction((tx) => loadProject(tx, projectId), {
          isolationLevel: "repeatable read",
          accessMode: "read only",
        }),
      };
      loaded.set(projectId, entry);
      entry.project.catch(() => loaded.delete(projectId));
    }
    const project = await entry.project;
    if (!project) throw new ProblemError("not-found");
    return project;
  };
  return {
    project: find,
    projectOfHouseType: async (houseTypeId) => {
      const known = homes.get(houseTypeId);
      if (known !== undefined) return await find(known);
      const [row] = await db
        .select({ projectId: houseTypes.projectId })
        .from(houseTypes)
        .where(eq(houseTypes.id, houseTypeId));
      if (!row) throw new ProblemError("not-found");
      homes.set(houseTypeId, row.projectId);
      return await find(row.projectId);
    },
  };
}

/** The catalogue as one call sees it: a project is asked for once, and stays the same until the call is answered. */
export function catalogueOfCall({ project, projectOfHouseType }: Catalogue): Catalogue {
  const asked = new Map<number, Promise<LoadedProject>>();
  return {
    project: (projectId) => {
      const found = asked.get(projectId) ?? project(projectId);
      asked.set(projectId, found);
      return found;
    },
    projectOfHouseType,
  };
}

import type { Page } from "@showroom/domain/model/page";
import type { Product } from "@showroom/domain/model/product";
import type { HouseType } from "@showroom/domain/model/project";
import type { FloorOffer } from "@showroom/domain/selection/floors";
import type { ProjectDocument } from "../database/schema/catalogue.ts";

export interface LoadedPage {
  readonly page: Page;
  readonly copyFromPageId: number | null;
}

/** A house type with everything needed to price and check choices. */
export interface LoadedHouseType {
  readonly houseType: HouseType;
  readonly retired: boolean;
  /** Pages in order. */
  readonly pages: readonly Page[];
  readonly pagesById: ReadonlyMap<number, LoadedPage>;
  /** Floors with this house type's amounts and minimum prices. */
  readonly floors: FloorOffer;
}

export interface LoadedProject {
  readonly id: number;
  readonly revision: number;
  readonly showroomId: number;
  readonly catalogueVersion: string;
  readonly document: ProjectDocument;
  readonly houseTypes: ReadonlyMap<number, LoadedHouseType>;
  readonly articles: ReadonlyMap<string, Product>;
}

/** Access to projects, which are read once per revision and shared by all requests. */
export interface Catalogue {
  /** @throws ProblemError `not-found` */
  readonly project: (projectId: number) => Promise<LoadedProject>;
  /** The project at an earlier revision. */
  readonly at: (projectId: number, revision: number) => Promise<LoadedProject>;
  /** @throws ProblemError `not-found` */
  readonly projectOfHouseType: (houseTypeId: number) => Promise<LoadedProject>;
}

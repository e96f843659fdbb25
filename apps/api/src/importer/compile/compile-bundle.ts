import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { ContentBlock } from "@showroom/api-contract/entities/content-block";
import type { RenderArticle } from "@showroom/domain/model/fixture-model";
import { isPageOffered } from "@showroom/domain/model/offered-parts";
import type { Product } from "@showroom/domain/model/product";
import { renderArticle } from "@showroom/domain/render/render-article";
import type { ContentBlockDocument, OrganisationDetails, ProjectDocument } from "../../database/schema/catalogue.ts";
import { compileFloors, type CompiledFloors } from "./compile-floors.ts";
import { compilePages, type CompiledPage } from "./compile-pages.ts";
import { compileProduct } from "./compile-products.ts";
import { compileProject } from "./compile-project.ts";
import { createCompiler, type Compiler } from "./compiler.ts";
import type { IdBook } from "./id-book.ts";
import type { LoadedBundle } from "../read/read-bundle.ts";
import { sanitizeBlock } from "./sanitize.ts";

export interface CompiledHouseType {
  readonly id: number;
  readonly name: string;
  readonly position: number;
  readonly pages: readonly CompiledPage[];
}

export interface CompiledArticle {
  readonly product: Product;
  readonly render: RenderArticle | null;
}

/** A bundle in its stored form. */
export interface CompiledBundle {
  readonly organisations: readonly {
    readonly key: string;
    readonly name: string;
    readonly details: OrganisationDetails;
    /** Absent when the bundle does not say. */
    readonly secondFactorRequired?: boolean;
    readonly projectsAssigned?: boolean;
  }[];
  readonly project: ProjectDocument;
  readonly houseTypes: readonly CompiledHouseType[];
  readonly contentBlocks: readonly {
    readonly id: number;
    readonly key: ContentBlock["key"];
    readonly sequence: number;
    readonly status: "concept" | "active" | "new";
    readonly document: ContentBlockDocument;
  }[];
  readonly articles: readonly CompiledArticle[];
  readonly floors: CompiledFloors;
}

function compileOrganisations(compiler: Compiler): CompiledBundle["organisations"] {
  return compiler.bundle.organisations.map((organisation) => {
    const { key, name, companyLogo, showroomImages, story, secondFactorRequired, projectsAssigned, ...details } =
      organisation;
    return {
      key,
      name,
      ...(secondFactorRequired !== undefined && { secondFactorRequired }),
      ...(projectsAssigned !== undefined && { projectsAssigned }),
      details: {
        ...details,
        companyLogo: companyLogo === null ? null : compiler.media(companyLogo),
        showroomImages: showroomImages.map(compiler.media),
        ...(story !== undefined && { story: sanitizeBlock(story) }),
      },
    };
  });
}

/** The bundle without pages on which nothing can be chosen in the project. */
function withOfferedPages(bundle: Bundle): Bundle {
  const houseTypes = bundle.houseTypes.map((houseType) => ({
    ...houseType,
    pages: houseType.pages.filter((page) => isPageOffered(page, bundle.project)),
  }));
  return { ...bundle, houseTypes };
}

/** Converts keys to ids and the bundle's lists to pages. Pure, except that it assigns ids in the id book. */
export function compileBundle(
  loaded: Pick<LoadedBundle, "bundle" | "files"> & Partial<Pick<LoadedBundle, "guesses">>,
  ids: IdBook,
  projectId: number,
): CompiledBundle {
  const bundle = withOfferedPages(loaded.bundle);
  const compiler = createCompiler(bundle, loaded.files, ids, loaded.guesses);
  return {
    organisations: compileOrganisations(compiler),
    project: compileProject(compiler, projectId),
    houseTypes: bundle.houseTypes.map((houseType, position) => ({
      id: ids.of("houseType", houseType.key),
      name: houseType.name,
      position,
      pages: compilePages(compiler, houseType),
    })),
    contentBlocks: bundle.contentBlocks.map(({ key, sequence, status, ...document }) => ({
      id: ids.of("content", `${key}/${sequence}`),
      key,
      sequence,
      status,
      document: { ...document, body: sanitizeBlock(document.body) },
    })),
    articles: bundle.products.map((entry) => {
      const product = compileProduct(compiler, entry, null);
      return { product, render: renderArticle(product) };
    }),
    floors: compileFloors(compiler),
  };
}

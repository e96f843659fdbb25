import type { RenderCatalogue } from "@showroom/api-contract/render";

/** Names one version of a project's catalogue, which never changes. */
export type CatalogueKey = Pick<RenderCatalogue, "projectId" | "revision">;

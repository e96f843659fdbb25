import { getOpenApi } from "@showroom/api-contract/endpoints/system";
import { openApiDocument } from "@showroom/api-contract/openapi";
import { operation } from "../../kernel/operation.ts";

let document: ReturnType<typeof openApiDocument> | null = null;

export const getOpenApiOperation = operation(getOpenApi, async ({ reply }) => {
  reply.header("cache-control", "public, max-age=300");
  document ??= openApiDocument("1");
  return document;
});

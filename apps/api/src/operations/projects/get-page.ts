import { getPage } from "@showroom/api-contract/endpoints/pages";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { projectSeenBy } from "../../choices/read/home.ts";
import { packedPage } from "../../catalogue/packed-page.ts";
import { chooseEncoding } from "../../kernel/packed-bytes.ts";

/** Sends the compressed page, or 304 to a client that has it already. */
export const getPageOperation = operation(getPage, async ({ app, asker, params, request, reply }) => {
  const live = await app.catalogue.projectOfHouseType(params.houseTypeId);
  const project = await projectSeenBy(app, asker, live);
  const page = (project.houseTypes.has(params.houseTypeId) ? project : live).houseTypes
    .get(params.houseTypeId)
    ?.pagesById.get(params.pageId)?.page;
  if (!page) throw new ProblemError("not-found");
  const packed = await packedPage(page);
  reply.header("etag", packed.etag).header("cache-control", "private, no-cache").header("vary", "Accept-Encoding");
  if (request.headers["if-none-match"] === packed.etag) {
    return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type("application/json; charset=utf-8").send(packed[encoding]);
});

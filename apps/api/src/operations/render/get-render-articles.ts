import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { getRenderArticles } from "@showroom/api-contract/endpoints/render";
import { MOST_RENDER_ARTICLES } from "@showroom/api-contract/render";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { catalogueVersionArticles as articles } from "../../database/schema/catalogue-versions.ts";

/** A catalogue version never changes, so the response can be cached. */
export const getRenderArticlesOperation = operation(getRenderArticles, async ({ app, query, reply }) => {
  const numbers = [...new Set(query.numbers.split(",").filter((number) => number !== ""))];
  if (numbers.length > MOST_RENDER_ARTICLES) {
    throw new ProblemError("request-invalid", {
      issues: [{ path: ["query", "numbers"], message: `At most ${MOST_RENDER_ARTICLES} numbers` }],
    });
  }
  if (numbers.length === 0) return [];
  const rows = await app.db
    .select({ render: articles.render })
    .from(articles)
    .where(
      and(
        eq(articles.projectId, query.project),
        eq(articles.revision, query.revision),
        inArray(articles.productNumber, numbers),
        isNotNull(articles.render),
      ),
    );
  reply.header("cache-control", "public, max-age=3600");
  return rows.map(({ render }) => render).filter((render) => render !== null);
});

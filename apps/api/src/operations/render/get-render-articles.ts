import { and, asc, desc, inArray, isNotNull } from "drizzle-orm";
import { getRenderArticles } from "@showroom/api-contract/endpoints/render";
import { MOST_RENDER_ARTICLES } from "@showroom/api-contract/render";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { articles } from "../../database/schema/catalogue.ts";

/** Where two projects use a number, the one that is still on offer and was made last is meant. */
export const getRenderArticlesOperation = operation(getRenderArticles, async ({ app, query, reply }) => {
  const numbers = [...new Set(query.numbers.split(",").filter((number) => number !== ""))];
  if (numbers.length > MOST_RENDER_ARTICLES) {
    throw new ProblemError("request-invalid", {
      issues: [{ path: ["query", "numbers"], message: `At most ${MOST_RENDER_ARTICLES} numbers` }],
    });
  }
  if (numbers.length === 0) return [];
  const rows = await app.db
    .selectDistinctOn([articles.productNumber], { render: articles.render })
    .from(articles)
    .where(and(inArray(articles.productNumber, numbers), isNotNull(articles.render)))
    .orderBy(asc(articles.productNumber), asc(articles.retired), desc(articles.projectId));
  reply.header("cache-control", "public, max-age=60");
  return rows.map(({ render }) => render).filter((render) => render !== null);
});

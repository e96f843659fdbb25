import { nowMs } from "@showroom/service/clock";
import { traceCarrier } from "@showroom/service/telemetry/tracing";
import { watchSize } from "@showroom/service/watched-sizes";
import { LRUCache } from "lru-cache";
import { MOST_RENDER_ARTICLES, renderArticlesSchema } from "@showroom/api-contract/render";
import type { RenderArticle } from "@showroom/domain/model/fixture-model";
import type { CatalogueKey } from "./catalogue-key.ts";

/** Articles by product number, from one version of a catalogue. Unknown numbers are absent. */
export interface ArticleSource {
  /** Throws `ArticlesUnavailableError` if the API does not answer and the articles are not cached. */
  find(catalogue: CatalogueKey, numbers: readonly string[]): Promise<ReadonlyMap<string, RenderArticle>>;
}

export class ArticlesUnavailableError extends Error {
  override readonly name = "ArticlesUnavailableError";
}

interface Remembered {
  readonly article: RenderArticle | null;
  readonly freshUntil: number;
}

export interface ApiArticleSourceOptions {
  readonly apiUrl: string;
  /** Milliseconds for which an answer counts as current. */
  readonly timeToLive?: number;
  /** Time limit for a call of the API, milliseconds. */
  readonly timeout?: number;
  readonly fetch?: typeof fetch;
}

const MOST_REMEMBERED = 20_000;

/** Asks the API, caches its answers for a short time, and uses older ones while the API is unavailable. */
export function createApiArticleSource(options: ApiArticleSourceOptions): ArticleSource {
  const { apiUrl, timeToLive = 60_000, timeout = 5_000, fetch: get = fetch } = options;
  const remembered = new LRUCache<string, Remembered>({ max: MOST_REMEMBERED });
  watchSize("articles", MOST_REMEMBERED, () => remembered.size);

  const keyOf = ({ projectId, revision }: CatalogueKey, number: string): string => `${projectId}/${revision}/${number}`;

  async function ask({ projectId, revision }: CatalogueKey, numbers: readonly string[]): Promise<RenderArticle[]> {
    const query = new URLSearchParams({
      project: String(projectId),
      revision: String(revision),
      numbers: numbers.join(","),
    });
    const response = await get(`${apiUrl}/api/render-articles?${query}`, {
      headers: traceCarrier(),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The API answered ${response.status} to the request for render articles`);
    }
    return renderArticlesSchema.parse(await response.json());
  }

  async function refresh(catalogue: CatalogueKey, numbers: readonly string[]): Promise<void> {
    for (let at = 0; at < numbers.length; at += MOST_RENDER_ARTICLES) {
      const part = numbers.slice(at, at + MOST_RENDER_ARTICLES);
      const found = new Map((await ask(catalogue, part)).map((article) => [article.productNumber, article]));
      const freshUntil = nowMs() + timeToLive;
      for (const number of part)
        remembered.set(keyOf(catalogue, number), { article: found.get(number) ?? null, freshUntil });
    }
  }

  return {
    async find(catalogue, numbers) {
      const known = (number: string): Remembered | undefined => remembered.get(keyOf(catalogue, number));
      // A comma separates numbers in the query, so no number contains one.
      const wanted = [...new Set(numbers)].filter((number) => !number.includes(","));
      const at = nowMs();
      const stale = wanted.filter((number) => (known(number)?.freshUntil ?? 0) <= at);
      if (stale.length > 0) {
        try {
          await refresh(catalogue, stale);
        } catch (cause) {
          if (stale.some((number) => known(number) === undefined))
            throw new ArticlesUnavailableError("The articles cannot be fetched", { cause });
        }
      }
      const articles = new Map<string, RenderArticle>();
      for (const number of wanted) {
        const article = known(number)?.article;
        if (article) articles.set(number, article);
      }
      return articles;
    },
  };
}

import { LRUCache } from "lru-cache";
import { MOST_RENDER_ARTICLES, renderArticlesSchema } from "@showroom/api-contract/render";
import type { RenderArticle } from "@showroom/domain/model/fixture-model";

/** Articles by product number, from the catalogue. Unknown numbers are absent. */
export interface ArticleSource {
  /** Throws `ArticlesUnavailableError` if the API does not answer and the articles are not cached. */
  find(numbers: readonly string[]): Promise<ReadonlyMap<string, RenderArticle>>;
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

  async function ask(numbers: readonly string[]): Promise<RenderArticle[]> {
    const query = new URLSearchParams({ numbers: numbers.join(",") });
    const response = await get(`${apiUrl}/api/render-articles?${query}`, {
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The API answered ${response.status} to the question for render articles`);
    }
    return renderArticlesSchema.parse(await response.json());
  }

  async function refresh(numbers: readonly string[]): Promise<void> {
    for (let at = 0; at < numbers.length; at += MOST_RENDER_ARTICLES) {
      const part = numbers.slice(at, at + MOST_RENDER_ARTICLES);
      const found = new Map((await ask(part)).map((article) => [article.productNumber, article]));
      const freshUntil = Date.now() + timeToLive;
      for (const number of part) remembered.set(number, { article: found.get(number) ?? null, freshUntil });
    }
  }

  return {
    async find(numbers) {
      // A comma separates numbers in the query, so no number contains one.
      const wanted = [...new Set(numbers)].filter((number) => !number.includes(","));
      const now = Date.now();
      const stale = wanted.filter((number) => (remembered.get(number)?.freshUntil ?? 0) <= now);
      if (stale.length > 0) {
        try {
          await refresh(stale);
        } catch (cause) {
          if (stale.some((number) => !remembered.has(number)))
            throw new ArticlesUnavailableError("The articles cannot be fetched", { cause });
        }
      }
      const articles = new Map<string, RenderArticle>();
      for (const number of wanted) {
        const article = remembered.get(number)?.article;
        if (article) articles.set(number, article);
      }
      return articles;
    },
  };
}

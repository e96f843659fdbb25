import { renderCatalogueSchema, type RenderCatalogue } from "@showroom/api-contract/render";
import type { RenderHome } from "@showroom/domain/render/render-request";
import { traceCarrier } from "@showroom/service/telemetry/tracing";
import { watchSize } from "@showroom/service/watched-sizes";
import { LRUCache } from "lru-cache";
import { ArticlesUnavailableError } from "../articles/article-source.ts";
import type { RenderUser } from "./access.ts";

/** Finds the catalogue version that a user sees; null without access to the home. */
export type FindCatalogue = (user: RenderUser, home: RenderHome | undefined) => Promise<RenderCatalogue | null>;

export interface RenderCataloguesOptions {
  readonly apiUrl: string;
  /** Cache time in milliseconds. An import or a submission changes the result. */
  readonly timeToLive?: number;
  readonly fetch?: typeof fetch;
}

const MOST_REMEMBERED = 5_000;
const TIMEOUT = 5_000;

/** Calls the API with the user's token. Throws `ArticlesUnavailableError` when the API does not respond. */
export function createFindCatalogue(options: RenderCataloguesOptions): FindCatalogue {
  const { apiUrl, timeToLive = 5_000, fetch: get = fetch } = options;
  const remembered = new LRUCache<string, RenderCatalogue>({ max: MOST_REMEMBERED, ttl: timeToLive });
  watchSize("catalogues-of-users", MOST_REMEMBERED, () => remembered.size);

  return async (user, home) => {
    const query = new URLSearchParams();
    if (home) query.set("houseType", String(home.houseTypeId));
    if (home?.buyerId !== undefined) query.set("buyer", String(home.buyerId));
    const key = `${user.sessionId} ${user.id} ${query}`;
    const known = remembered.get(key);
    if (known) return known;
    try {
      const response = await get(`${apiUrl}/api/render-catalogue?${query}`, {
        headers: { Authorization: `Bearer ${user.token}`, ...traceCarrier() },
        signal: AbortSignal.timeout(TIMEOUT),
      });
      if (response.ok) {
        const found = renderCatalogueSchema.parse(await response.json());
        remembered.set(key, found);
        return found;
      }
      await response.body?.cancel();
      if (response.status < 500 && response.status !== 429) return null;
      throw new Error(`The API answered ${response.status} to the request for a render catalogue`);
    } catch (cause) {
      throw new ArticlesUnavailableError("The catalogue cannot be fetched", { cause });
    }
  };
}

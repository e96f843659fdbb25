import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { watchSize } from "@showroom/service/watched-sizes";
import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { digestOf } from "../accounts/secrets.ts";

const SECONDS = 60;
/** A process tells the others of every so many calls of an address: a twentieth of the limit. */
const BLOCKS = 20;
const MOST_ADDRESSES = 10_000;

interface Count {
  /** Calls of all processes in this window, as far as this one knows. */
  known: number;
  /** Calls here that the others do not know yet. */
  own: number;
  /** End of the window, milliseconds since 1970. */
  until: number;
  isTelling: boolean;
}

/**
 * Counts calls per address and minute over all processes on the database. A process counts in memory, and adds up with
 * the others at the last call of each block, so that ordinary use costs the database nothing. N processes together let
 * through at most N blocks more than the limit, besides calls at the same moment.
 */
export function createSharedRate(
  pool: Pool,
  max: number,
  onError: (error: unknown) => void,
): FastifyRateLimitStoreCtor {
  const block = Math.max(1, Math.floor(max / BLOCKS));
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: "calls",
    points: max,
    duration: SECONDS,
  });
  const counts = new LRUCache<string, Count>({ max: MOST_ADDRESSES });
  watchSize("addresses-of-calls", MOST_ADDRESSES, () => counts.size);

  function countOf(address: string): Count {
    const known = counts.get(address);
    if (known !== undefined && known.until > Date.now()) return known;
    const fresh = { known: 0, own: 0, until: Date.now() + SECONDS * 1000, isTelling: false };
    counts.set(address, fresh);
    return fresh;
  }

  async function tell(address: string, count: Count): Promise<void> {
    const told = count.own;
    count.isTelling = true;
    try {
      const all = await limiter.penalty(digestOf(address).toString("base64url"), told);
      count.known = all.consumedPoints;
      count.own -= told;
      count.until = Date.now() + all.msBeforeNext;
    } catch (error) {
      onError(error);
    }
    count.isTelling = false;
  }

  return class SharedRate implements FastifyRateLimitStore {
    incr(address: string, callback: Parameters<FastifyRateLimitStore["incr"]>[1]): void {
      const count = countOf(address);
      count.own += 1;
      const answer = (): void => callback(null, { current: count.known + count.own, ttl: count.until - Date.now() });
      if (count.own >= block && !count.isTelling) void tell(address, count).then(answer);
      else answer();
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

import type { FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { sourceOf } from "@showroom/service/address-source";
import { digestOf } from "../accounts/secrets.ts";
import { ProblemError } from "../kernel/problem.ts";
import { TIGHT_LIMITS } from "./rate-limits.ts";

type Limit = (request: FastifyRequest) => Promise<void>;

/**
 * Creates limiters for the tight limits, which count over all processes on the database. The result is null for an
 * endpoint without such a limit.
 */
export function createSharedLimits(pool: Pool): (endpointName: string) => Limit | null {
  return (endpointName) => {
    const limit = TIGHT_LIMITS.get(endpointName);
    if (!limit) return null;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: endpointName,
      points: limit.max,
      duration: limit.seconds,
    });
    return async (request) => {
      try {
        await limiter.consume(digestOf(sourceOf(request.ip)).toString("base64url"));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new ProblemError("too-many-requests", { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) });
      }
    };
  };
}

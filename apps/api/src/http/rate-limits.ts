import type { EndpointName } from "@showroom/api-contract/all-endpoints";

interface RateLimit {
  readonly max: number;
  readonly timeWindow: string;
}

const LIMITS: Readonly<Partial<Record<EndpointName, RateLimit>>> = {
  "users.requestPasswordReset": { max: 20, timeWindow: "15 minutes" },
  "users.resetPassword": { max: 30, timeWindow: "15 minutes" },
  "users.byHash": { max: 120, timeWindow: "15 minutes" },
  "projects.ask": { max: 60, timeWindow: "15 minutes" },
};

/** Limits per address of calls that make mails or test secrets, by the endpoint's name; far above what a person needs. */
export const TIGHT_LIMITS: ReadonlyMap<string, RateLimit> = new Map(Object.entries(LIMITS));

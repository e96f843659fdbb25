import type { EndpointName } from "@showroom/api-contract/all-endpoints";

interface RateLimit {
  readonly max: number;
  readonly seconds: number;
}

const QUARTER = 15 * 60;

const LIMITS: Readonly<Partial<Record<EndpointName, RateLimit>>> = {
  "users.requestPasswordReset": { max: 20, seconds: QUARTER },
  "users.resetPassword": { max: 30, seconds: QUARTER },
  "users.checkResetLink": { max: 120, seconds: QUARTER },
  "users.byHash": { max: 120, seconds: QUARTER },
  "oauth.openid.start": { max: 120, seconds: QUARTER },
  "oauth.openid.finish": { max: 120, seconds: QUARTER },
  "offers.check": { max: 60, seconds: QUARTER },
  "projects.ask": { max: 60, seconds: QUARTER },
  "questions.ask": { max: 60, seconds: QUARTER },
  "questions.reply": { max: 240, seconds: QUARTER },
};

/** Limits per address, by endpoint name, for calls that send mails or check secrets; far above normal use. */
export const TIGHT_LIMITS: ReadonlyMap<string, RateLimit> = new Map(Object.entries(LIMITS));

import type { CryptoKey, JWK } from "jose";
import type pg from "pg";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { LiveUpdates } from "../live/live-updates.ts";
import type { Health } from "./health.ts";
import type { Catalogue } from "./loaded-project.ts";
import type { SealOf } from "./seal.ts";

export interface SigningKeys {
  readonly signing: () => Promise<{ readonly kid: string; readonly key: CryptoKey }>;
  readonly verifying: (kid: string) => Promise<CryptoKey | null>;
  /** The public keys, as a JSON Web Key Set. */
  readonly published: () => Promise<{ readonly keys: readonly JWK[] }>;
}

/** Hashes and verifies passwords with limited parallelism, so that many sign-ins cannot overload the server. */
export interface Passwords {
  /** Number of queued hashes, and its limit. */
  readonly waiting: () => number;
  readonly mostWaiting: number;
  hash(password: string): Promise<string>;
  /** Returns false without a stored hash, after the same amount of work, so that timing reveals nothing. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** The files of images and films, by their public id. */
export interface StoredImages {
  /** Stores a file; `read` is called only when it does not exist. */
  readonly put: (publicId: string, read: () => Promise<Buffer>) => Promise<void>;
  /** Null when there is no such file. */
  readonly read: (publicId: string) => Promise<Buffer | null>;
}

/** Reporters of business events, for metrics. */
export interface Reporters {
  readonly submitted: () => void;
  readonly saved: () => void;
  readonly saveConflict: () => void;
  readonly mailFailed: () => void;
  readonly loginFailed: () => void;
}

/** Dependencies of all operations; created once at start. */
export interface AppContext {
  readonly config: Config;
  readonly log: Logger;
  readonly health: Health;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly keys: SigningKeys;
  readonly sealOf: SealOf;
  readonly passwords: Passwords;
  readonly images: StoredImages;
  readonly catalogue: Catalogue;
  readonly jobs: Jobs;
  readonly live: LiveUpdates;
  readonly report: Reporters;
}

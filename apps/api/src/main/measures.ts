import { addGauge, addGauges } from "@showroom/service/gauges";
import type pg from "pg";
import type { Registry } from "prom-client";
import { countJobs } from "../jobs/count-jobs.ts";
import type { OpenCatalogue } from "../catalogue/catalogue.ts";
import type { ImageStore } from "../images/image-store.ts";
import { MOST_WAITING } from "../images/transform-queue.ts";
import type { Passwords } from "../kernel/context.ts";

/** Adds metrics of the catalogue cache's memory and its limit, in bytes. */
export function showCatalogue(registry: Registry, catalogue: OpenCatalogue, limit: number): void {
  addGauge(registry, "showroom_catalogue_projects", "Projects kept in memory", () => catalogue.usage().projects);
  addGauge(registry, "showroom_catalogue_bytes", "About how much memory they take", () => catalogue.usage().bytes);
  addGauge(registry, "showroom_catalogue_limit_bytes", "Most memory that they may take", () => limit);
}

/** Adds metrics of the database connections. */
export function showPool(registry: Registry, pool: pg.Pool): void {
  addGauge(registry, "showroom_database_connections", "Connections to the database", () => pool.totalCount);
  addGauge(registry, "showroom_database_connections_limit", "Most connections", () => pool.options.max);
  addGauge(registry, "showroom_database_connections_idle", "Connections that nobody uses", () => pool.idleCount);
  addGauge(registry, "showroom_database_waiting", "Calls that wait for a connection", () => pool.waitingCount);
}

/** Adds a metric of the jobs of all processes, by queue. */
export function showJobs(registry: Registry, pool: pg.Pool): void {
  addGauges(
    registry,
    "showroom_jobs_waiting",
    "Jobs that wait or are retried; for dead-letters, jobs that failed for good",
    "queue",
    () => countJobs(pool),
  );
}

/** Adds metrics of the work that waits for a thread, and its limits. */
export function showWaiting(registry: Registry, passwords: Passwords, images: ImageStore): void {
  addGauge(registry, "showroom_passwords_waiting", "Passwords that wait to be hashed", passwords.waiting);
  addGauge(registry, "showroom_passwords_waiting_limit", "Most that may wait", () => passwords.mostWaiting);
  addGauge(registry, "showroom_image_transforms_waiting", "Images that wait to be made", images.waiting);
  addGauge(registry, "showroom_image_transforms_waiting_limit", "Most images that may wait", () => MOST_WAITING);
}

import type pg from "pg";
import { countJobs } from "../jobs/count-jobs.ts";
import type { OpenCatalogue } from "../catalogue/catalogue.ts";
import type { Measure } from "../http/metrics.ts";

/** The memory of the catalogue, beside its limit. */
export const catalogueMeasures = (catalogue: OpenCatalogue, limit: number): Measure[] => [
  { name: "showroom_catalogue_projects", help: "Projects kept in memory", read: () => catalogue.usage().projects },
  { name: "showroom_catalogue_bytes", help: "About how much memory they take", read: () => catalogue.usage().bytes },
  { name: "showroom_catalogue_limit_bytes", help: "Most memory that they may take", read: () => limit },
];

/** The database connections of calls. */
export const poolMeasures = (pool: pg.Pool): Measure[] => [
  { name: "showroom_database_connections", help: "Connections to the database", read: () => pool.totalCount },
  { name: "showroom_database_connections_idle", help: "Connections that nobody uses", read: () => pool.idleCount },
  { name: "showroom_database_waiting", help: "Calls that wait for a connection", read: () => pool.waitingCount },
];

/** Jobs of all processes on the database, by queue. */
export const jobMeasures = (pool: pg.Pool): Measure[] => [
  {
    name: "showroom_jobs_waiting",
    help: "Jobs that wait or are retried; for dead-letters, jobs that failed for good",
    label: "queue",
    readAll: () => countJobs(pool),
  },
];

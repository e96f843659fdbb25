import type pg from "pg";
import { countJobs } from "../jobs/count-jobs.ts";
import type { OpenCatalogue } from "../catalogue/catalogue.ts";
import type { Measure } from "../http/metrics.ts";

/** Metrics of the catalogue cache's memory and its limit. */
export const catalogueMeasures = (catalogue: OpenCatalogue, limit: number): Measure[] => [
  { name: "showroom_catalogue_projects", help: "Projects kept in memory", read: () => catalogue.usage().projects },
  { name: "showroom_catalogue_bytes", help: "About how much memory they take", read: () => catalogue.usage().bytes },
  { name: "showroom_catalogue_limit_bytes", help: "Most memory that they may take", read: () => limit },
];

/** Metrics of the database connections. */
export const poolMeasures = (pool: pg.Pool): Measure[] => [
  { name: "showroom_database_connections", help: "Connections to the database", read: () => pool.totalCount },
  { name: "showroom_database_connections_limit", help: "Most connections", read: () => pool.options.max },
  { name: "showroom_database_connections_idle", help: "Connections that nobody uses", read: () => pool.idleCount },
  { name: "showroom_database_waiting", help: "Calls that wait for a connection", read: () => pool.waitingCount },
];

/** Metric of the jobs of all processes, by queue. */
export const jobMeasures = (pool: pg.Pool): Measure[] => [
  {
    name: "showroom_jobs_waiting",
    help: "Jobs that wait or are retried; for dead-letters, jobs that failed for good",
    label: "queue",
    readAll: () => countJobs(pool),
  },
];

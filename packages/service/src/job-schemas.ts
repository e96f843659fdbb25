/** Schemas of the job queues on the product's database. */
export const JOB_SCHEMAS = { api: "pgboss", render: "render_jobs" } as const;

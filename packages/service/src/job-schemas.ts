/** Schemas of the job queues on the product's database. */
export const JOB_SCHEMAS = { api: "pgboss", render: "render_jobs" } as const;

/** Name of the secret for picture names, in the schema of the render jobs. */
export const PICTURE_SECRET = "pictures";

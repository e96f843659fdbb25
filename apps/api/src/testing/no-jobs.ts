import type { Jobs } from "../jobs/jobs.ts";

/** Jobs of a test in which none is sent. */
export const noJobs: Pick<Jobs, "send"> = {
  send: (name) => Promise.reject(new Error(`Nothing should be sent: ${name}`)),
};

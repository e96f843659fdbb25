import type { TraceCarrier } from "@showroom/service/telemetry/tracing";
import type { Picture, PreparedView } from "../rendering/prepared-view.ts";
import { FIRST_QUEUE, SOLVE_QUEUE, type RenderJob } from "./render-job.ts";

/** A picture that is waited for. It becomes another job whenever it is sent to another queue. */
export interface Pending {
  readonly view: PreparedView;
  readonly trace: TraceCarrier;
  readonly onPicture: (picture: Picture) => void;
  readonly finish: (error?: Error) => void;
  /** Its jobs so far; the last one counts. Pictures of any are welcome. */
  readonly jobs: { readonly id: string; readonly queue: string; readonly part: RenderJob["part"] }[];
  isTaken: boolean;
  isOver: boolean;
  /** A first picture was handed over. */
  hasFirst: boolean;
  /** The final picture was handed over. */
  hasFinal: boolean;
  /** Sends a job to another queue, if nothing is heard of it. */
  fallBack?: NodeJS.Timeout;
}

/** States of a job that no worker will take. */
export const ENDED: ReadonlySet<string> = new Set(["completed", "failed", "cancelled"]);

export const isCurrent = (picture: Pending, jobId: string): boolean => picture.jobs.at(-1)?.id === jobId;

export const queueOf = (picture: Pending): string | undefined => picture.jobs.at(-1)?.queue;

/** Whether only one worker takes its job. */
export const isForOne = (picture: Pending): boolean => ![FIRST_QUEUE, SOLVE_QUEUE].includes(queueOf(picture) ?? "");

/** The part that a job in this queue makes. Only jobs for the workers of any release are whole. */
export function partIn(queue: string, { hasFirst }: Pending): RenderJob["part"] {
  if (hasFirst) return "refinement";
  return queue === SOLVE_QUEUE ? undefined : "first";
}

/** Reads from a trace of Chromium what the main thread of a page did. */
import type { PlainBrowser } from "./plain-browser.ts";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time of the thread. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly url?: string; readonly documentLoaderURL?: string } };
}

/** Work of the main thread. */
export interface MainThread {
  /** Milliseconds of processor time. */
  readonly processor: number;
  readonly tasks: number;
  readonly commits: number;
  readonly recalculations: number;
  readonly layouts: number;
  readonly scripts: number;
}

/** A task of the thread, whatever it does. */
const TASK = "ThreadControllerImpl::RunTask";
const CATEGORIES = ["toplevel", "devtools.timeline"];

export const startTrace = async ({ send }: PlainBrowser): Promise<void> =>
  void (await send("Tracing.start", {
    transferMode: "ReturnAsStream",
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ["*"] },
  }));

/** Ends the trace and returns its events. */
export async function endTrace({ send, next }: PlainBrowser): Promise<readonly TraceEvent[]> {
  const complete = next("Tracing.tracingComplete");
  await send("Tracing.end");
  const { stream: handle } = (await complete) as { readonly stream: string };
  let text = "";
  for (let isWhole = false; !isWhole;) {
    const part = (await send("IO.read", { handle, size: 16_000_000 })) as {
      readonly data: string;
      readonly eof: boolean;
    };
    text += part.data;
    isWhole = part.eof;
  }
  await send("IO.close", { handle });
  return (JSON.parse(text) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents;
}

/** @param address of the page; its first request tells the thread */
export function mainThreadOf(events: readonly TraceEvent[], address: string): MainThread {
  const parsed = events.find(({ name, args }) => name === "CommitLoad" && args?.data?.url === address);
  if (parsed === undefined) throw new Error(`The trace has no page ${address}`);
  const own = events.filter(({ pid, tid }) => pid === parsed.pid && tid === parsed.tid);
  const count = (...names: readonly string[]): number =>
    own.filter(({ name, ph }) => names.includes(name) && ph !== "E").length;
  const tasks = own.filter(({ name, ph }) => name === TASK && ph === "X");
  return {
    processor: tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000,
    tasks: tasks.length,
    commits: count("Commit"),
    recalculations: count("UpdateLayoutTree", "RecalculateStyles"),
    layouts: count("Layout"),
    scripts: count("EvaluateScript", "v8.evaluateModule"),
  };
}

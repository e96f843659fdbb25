/** The trace that a call belongs to, as headers or in the data of a job (W3C Trace Context). */
export type TraceCarrier = Readonly<Record<string, string>>;
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  readonly kind?: "server" | "client" | "producer" | "consumer";
  readonly attributes?: SpanAttributes;
  /** The trace to continue. Without it the span continues the one that it runs in. */
  readonly carrier?: TraceCarrier | undefined;
}

/** A step of a trace that has begun. */
export interface OpenSpan {
  /** Runs work in this span: what the work does belongs to it, also later. */
  readonly run: <Result>(work: () => Result) => Result;
  readonly end: (attributes?: SpanAttributes, error?: unknown) => void;
}

export interface Tracer {
  readonly begin: (name: string, options: SpanOptions) => OpenSpan;
  /** The trace that runs now; empty outside of one. */
  readonly carrier: () => TraceCarrier;
  /** Id of the trace that runs now, for the log; null outside of one. */
  readonly traceId: () => string | null;
}

/** The export of traces and metrics of this process. */
export interface Telemetry {
  /** Sends what waits, and stops. Never rejects. */
  readonly stop: () => Promise<void>;
}

const NOTHING: TraceCarrier = {};
let active: Tracer | null = null;

/** Sets the tracer of this process; null for none, which costs nothing. */
export function useTracer(tracer: Tracer | null): void {
  active = tracer;
}

/** The tracer of this process; null when traces are off. */
export const currentTracer = (): Tracer | null => active;

/** The trace that runs now, for headers and jobs; empty when traces are off. */
export const traceCarrier = (): TraceCarrier => active?.carrier() ?? NOTHING;

/** Fields that tie a log line to its trace. */
export function traceFields(): { readonly traceId?: string } {
  const traceId = active?.traceId() ?? null;
  return traceId === null ? NOTHING : { traceId };
}

/** Runs work as a step of a trace. When traces are off, it only runs the work. */
export async function traced<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
  if (active === null) return await work();
  const span = active.begin(name, options);
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, error);
    throw error;
  }
}

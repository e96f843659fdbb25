/** Measures the engine on the product's views: times, memory, and the error against brute-force pictures. */
import { encodeJpeg } from "../src/compositor.ts";
import { createEngine, type LayeredEngine } from "../src/engine.ts";
import type { RenderedImage, ViewRequest } from "../src/view-request.ts";
import type { HotView } from "../src/hot-view.ts";
import { withSolvedView } from "../src/solve-for-later.ts";
import { decodePixels, psnrAgainstPair, ssim } from "../testing/image-metrics.ts";
import type { TestKernel } from "../testing/kernels-for-tests.ts";
import { renderReference } from "../testing/reference.ts";
import { renderFinal } from "../testing/test-request.ts";

export const THREADS = 2;
/** Rows of a band; eight for the structural similarity. */
const BAND = 8;
const BANDS = 4;
const REFERENCE_SAMPLES = Number(process.env["REFERENCE_SAMPLES"] ?? 14);
const CHANGES = 24;
/** Tile changes in flight at once when throughput is measured: one is composed while another is packed as JPEG. */
const IN_FLIGHT = 2;

/** Milliseconds until each picture of a cold view. */
export interface ColdTimes {
  preview: number;
  refined: number;
  final: number;
}

export interface Quality {
  readonly psnr: number;
  readonly ssim: number;
}

export const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;

async function timeCold(engine: LayeredEngine, request: ViewRequest): Promise<ColdTimes> {
  const times: ColdTimes = { preview: 0, refined: 0, final: 0 };
  const started = performance.now();
  await engine.render(request, ({ stage }) => (times[stage] = performance.now() - started));
  return times;
}

/** Times in a new engine: of a view of a room never seen, meshes and radiance cache included. */
export async function measureNewRoom(request: ViewRequest): Promise<ColdTimes> {
  const engine = await createEngine({ threads: THREADS });
  const times = await timeCold(engine, request);
  await engine.close();
  return times;
}

/** Times of a cold camera in a room that another camera has seen. */
export async function measureKnownRoom(first: ViewRequest, other: ViewRequest): Promise<ColdTimes> {
  const engine = await createEngine({ threads: THREADS });
  await timeCold(engine, first);
  const times = await timeCold(engine, other);
  await engine.close();
  return times;
}

export interface WarmTimes {
  /** Milliseconds of one tile change to JPEG bytes, nothing else going on; median. */
  readonly latency: number;
  readonly perSecond: number;
  /** Of the view, bytes. */
  readonly memory: number;
}

/** Tile changes on a warm view; the requests differ in their tiles alone. */
export async function measureWarm(requests: readonly ViewRequest[]): Promise<WarmTimes> {
  const engine = await createEngine({ threads: THREADS });
  for (const request of requests) await renderFinal(engine, request);
  const change = (i: number) => renderFinal(engine, requests[i % requests.length]!);
  const latencies: number[] = [];
  for (let i = 0; i < CHANGES; i++) {
    const started = performance.now();
    await change(i);
    latencies.push(performance.now() - started);
  }
  const started = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < CHANGES) await change(next++);
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  const perSecond = (1000 * CHANGES) / (performance.now() - started);
  const memory = engine.hotBytes;
  await engine.close();
  return { latency: latencies.toSorted((a, b) => a - b)[CHANGES / 2]!, perSecond, memory };
}

/** Renders a view up to its first full picture, and then aborts it. */
async function renderFirstFull(engine: LayeredEngine, request: ViewRequest): Promise<void> {
  const enough = new AbortController();
  const onImage = ({ stage }: RenderedImage) => {
    if (stage === "refined") enough.abort();
  };
  await engine.render(request, onImage, enough.signal).catch((error: unknown) => {
    if (!enough.signal.aborted) throw error;
  });
}

/** Views of rooms never seen, asked for at once in one engine, which solves one after the other, per second. */
export interface ColdThroughput {
  /** Taken to their first full picture, as a buyer who waits is served. */
  readonly full: number;
  /** Taken to their final picture by way of the earlier ones: the work of a view that somebody waits for and that is kept. */
  readonly final: number;
  /** Taken to their final picture at once, as views are that are solved ahead. */
  readonly straight: number;
}

/** Solves views and composes their final pictures; nothing is shown on the way. One is packed as JPEG while the next is solved. */
async function renderStraight(engine: LayeredEngine, requests: readonly ViewRequest[]): Promise<void> {
  const packed: Promise<Uint8Array>[] = [];
  for (const request of requests) {
    const compose = (view: HotView) => engine.compositor.pixels(view, request.finishes, request.loadTexture);
    packed.push(encodeJpeg(await withSolvedView(engine, request, compose)));
  }
  await Promise.all(packed);
}

export async function measureColdThroughput(requests: readonly ViewRequest[]): Promise<ColdThroughput> {
  const perSecond = async (render: (engine: LayeredEngine) => Promise<unknown>) => {
    const engine = await createEngine({ threads: THREADS });
    const started = performance.now();
    await render(engine);
    const rate = (1000 * requests.length) / (performance.now() - started);
    await engine.close();
    return rate;
  };
  return {
    full: await perSecond((engine) => Promise.all(requests.map((request) => renderFirstFull(engine, request)))),
    final: await perSecond((engine) => Promise.all(requests.map((request) => renderFinal(engine, request)))),
    straight: await perSecond((engine) => renderStraight(engine, requests)),
  };
}

/** Bytes of a view while it is hot. */
export async function measureMemory(request: ViewRequest): Promise<number> {
  const engine = await createEngine({ threads: THREADS });
  await renderFinal(engine, request);
  const bytes = engine.hotBytes;
  await engine.close();
  return bytes;
}

/** Error of the final picture against two brute-force ones, on bands across the picture. */
export async function measureQuality(engine: LayeredEngine<TestKernel>, request: ViewRequest): Promise<Quality> {
  const { width, height } = request;
  const bands = Array.from({ length: BANDS }, (_, i): [number, number] => {
    const from = Math.round((height * (i + 0.5)) / BANDS) - BAND / 2;
    return [from, from + BAND];
  });
  const rows = (image: Uint8Array) =>
    Buffer.concat(bands.map(([from, to]) => image.subarray(from * width * 3, to * width * 3)));
  const layered = rows(await decodePixels((await renderFinal(engine, request)).jpeg));
  const truth = async (skip: number) =>
    rows(await renderReference(engine, request, REFERENCE_SAMPLES, { skip, bands }));
  const [first, second] = [await truth(0), await truth(REFERENCE_SAMPLES)];
  const both = first.map((value, i) => (value + (second[i] ?? 0)) / 2);
  const bandBytes = BAND * width * 3;
  const similarity = bands.map((_, i) => {
    const part = (image: Uint8Array) => image.subarray(i * bandBytes, (i + 1) * bandBytes);
    return ssim(part(layered), part(both), width, BAND);
  });
  return { psnr: psnrAgainstPair(layered, first, second), ssim: mean(similarity) };
}

/** What the quality was measured against. */
export const REFERENCE = `${BANDS * BAND} rows x ${REFERENCE_SAMPLES} x 2 samples`;

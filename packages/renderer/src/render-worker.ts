import { parentPort, workerData } from "node:worker_threads";
import { instantiateKernels } from "./kernels.ts";
import { INTERRUPTED, NEXT, type WorkerAnswer, type WorkerJob, type WorkerStart } from "./worker-messages.ts";

const { kernels: build, memory, scratch, counter } = workerData as WorkerStart;
const kernels = instantiateKernels(build, memory);
kernels.bindThread(scratch);
const claims = new Int32Array(counter);

function perform(job: WorkerJob): number {
  kernels.bind(job.binding.scene, job.binding.view, job.binding.palette);
  if (job.kind === "single") return kernels[job.kernel](...job.args);
  const kernel = kernels[job.kernel];
  if (!kernel) throw new Error(`There is no kernel "${job.kernel}"`);
  let sum = 0;
  for (;;) {
    if (job.yields && Atomics.load(claims, INTERRUPTED) !== 0) return sum;
    const from = Atomics.add(claims, NEXT, job.chunk);
    if (from >= job.to) return sum;
    sum += kernel(from, Math.min(job.to, from + job.chunk), ...job.args) || 0;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const answer = (message: WorkerAnswer) => parentPort?.postMessage(message);

parentPort?.on("message", (job: WorkerJob) => {
  try {
    answer({ kind: "done", value: perform(job) });
  } catch (error) {
    answer({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
});

answer({ kind: "ready" });

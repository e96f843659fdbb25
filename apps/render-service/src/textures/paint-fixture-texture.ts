/** A thread that paints one fixture texture, which takes a second or more. `workerData` is its id. */
import { parentPort, workerData } from "node:worker_threads";
import { fixtureTexture } from "@showroom/scene/textures";

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window
parentPort?.postMessage(fixtureTexture(String(workerData)));

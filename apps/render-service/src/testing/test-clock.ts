/**
 * A mocked clock, preloaded into a process of the service. `Date` and `setInterval` advance only by the milliseconds that the parent process
 * sends; the answer is the new date. `setTimeout` is real, because the work itself needs it.
 */
import { mock } from "node:test";

mock.timers.enable({ apis: ["Date", "setInterval"], now: Date.now() });
process.on("message", (milliseconds) => {
  mock.timers.tick(Number(milliseconds));
  process.send?.(Date.now());
});

/**
 * Loaded before a process of the service: its date and its intervals go on only when the parent process sends a number of milliseconds. It
 * answers with the date. Timeouts, which the work itself needs, go on as usual.
 */
import { mock } from "node:test";

mock.timers.enable({ apis: ["Date", "setInterval"], now: Date.now() });
process.on("message", (milliseconds) => {
  mock.timers.tick(Number(milliseconds));
  process.send?.(Date.now());
});

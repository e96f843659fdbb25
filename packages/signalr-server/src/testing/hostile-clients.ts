/** A thread with hostile clients, so that their own work does not hold up the hub under test. `workerData`: the hub's address, and how many. */
import { parentPort, workerData } from "node:worker_threads";
import { WebSocket } from "ws";
import { frame } from "../frame-reader.ts";

const { url, count } = workerData as { readonly url: string; readonly count: number };

const SHAKE_HANDS = frame('{"protocol":"json","version":1}');
const CALL = frame('{"type":1,"target":"Slow","arguments":["x"],"invocationId":"1"}');

/** What each kind of hostile client does once its socket is open. */
const HOSTILE: readonly ((socket: WebSocket) => void)[] = [
  // Says nothing at all.
  () => undefined,
  // Calls as fast as it can, and again when it is held back.
  (socket) => {
    socket.send(SHAKE_HANDS);
    setInterval(() => socket.bufferedAmount < 65_536 && socket.send(CALL.repeat(50)), 50);
  },
  // Sends one message that is too large.
  (socket) => {
    socket.send(SHAKE_HANDS);
    socket.send("x".repeat(200_000));
  },
  // Sends its message a character at a time, and reads nothing.
  (socket) => {
    socket.send(SHAKE_HANDS);
    socket.pause();
    setInterval(() => socket.readyState === WebSocket.OPEN && socket.send("{"), 100);
  },
];

let opened = 0;
for (let n = 0; n < count; n += 1) {
  const socket = new WebSocket(url);
  socket.on("error", () => undefined);
  socket.on("open", () => {
    HOSTILE[n % HOSTILE.length]?.(socket);
    opened += 1;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window
    if (opened === count) parentPort?.postMessage("attacking");
  });
}

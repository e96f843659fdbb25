import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** Bytes that are read of a body that is too large, beyond the limit of its route. */
const MOST_BEYOND_LIMIT = 16 * 1024 * 1024;
const MOST_MILLISECONDS = 10_000;

/** Reads and drops the rest of a body, until its end or a bound. */
async function discardRest(body: IncomingMessage, mostBytes: number): Promise<void> {
  if (body.complete || body.destroyed) return;
  await new Promise<void>((resolve) => {
    let left = mostBytes;
    const timer = setTimeout(stop, MOST_MILLISECONDS);
    function stop(): void {
      clearTimeout(timer);
      body.off("data", count).off("end", stop).off("close", stop).off("error", stop);
      resolve();
    }
    function count({ length }: Buffer): void {
      left -= length;
      if (left < 0) stop();
    }
    body.on("data", count).once("end", stop).once("close", stop).once("error", stop);
    body.resume();
  });
}

/**
 * Reads the rest of a refused body before a response that closes the connection. A connection that is closed with unread
 * bytes is reset, and then the client often loses the response.
 */
export function readRefusedBodies(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    if (reply.getHeader("connection") !== "close") return;
    await discardRest(request.raw, request.routeOptions.bodyLimit + MOST_BEYOND_LIMIT);
  });
}

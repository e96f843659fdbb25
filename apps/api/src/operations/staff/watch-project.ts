import { watchProject } from "@showroom/api-contract/endpoints/staff";
import { ACCESS_TOKEN_SECONDS } from "../../accounts/access-token.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

const KEEP_ALIVE = 15_000;
/** Maximum of unread bytes. A client above it is probably asleep; it is disconnected and reconnects later. */
const MOST_BUFFERED = 256 * 1024;

/**
 * Streams until the client disconnects, its session ends or its access token expires. The stream also ends when changes may have been
 * missed, because a client reloads everything after a reconnect.
 */
export const watchProjectOperation = operation(watchProject, async ({ app, asker, params, request, reply }) => {
  if (asker.kind !== "user") throw new ProblemError("not-authenticated");
  const { raw } = reply;
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" });
  const send = (text: string): void => {
    if (raw.writableLength > MOST_BUFFERED) raw.destroy();
    else raw.write(text);
  };
  const finish = (): void => void raw.end();
  const unwatch = app.live.watch(params.projectId, {
    onChange: (change) => send(`event: change\ndata: ${JSON.stringify(change)}\n\n`),
    onResync: finish,
  });
  const unwatchSession = app.live.onSessionEnded(asker.sessionId, finish);
  send("retry: 3000\n\n: watching\n\n");
  const keepAlive = setInterval(() => send(": still here\n\n"), KEEP_ALIVE);
  const expiry = setTimeout(finish, ACCESS_TOKEN_SECONDS * 1000);
  app.live.closing.addEventListener("abort", finish);
  const end = (): void => {
    app.live.closing.removeEventListener("abort", finish);
    clearInterval(keepAlive);
    clearTimeout(expiry);
    unwatch();
    unwatchSession();
  };
  request.raw.socket.once("close", end);
  raw.once("close", end);
  if (raw.destroyed) end();
  return reply;
});

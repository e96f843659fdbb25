/** Streams changes of choices to a signed-in person. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ChoicesChanged } from "@showroom/api-contract/entities/staff";
import { registered, type Asker } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { ACCESS_TOKEN_SECONDS } from "./access-token.ts";

const KEEP_ALIVE = 15_000;
/** Maximum of unread bytes. A client above it is probably asleep; it is disconnected and reconnects later. */
const MOST_BUFFERED = 256 * 1024;

interface StreamedCall {
  readonly app: Pick<AppContext, "live">;
  readonly asker: Asker;
  readonly params: { readonly projectId: number };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Streams until the client disconnects, its session ends or its access token expires. The stream also ends when changes may have been
 * missed, because a client reloads everything after a reconnect. `eventOf` returns what to send of a change in the project;
 * null for nothing. `mayRead` is asked before anything is sent: who may not any more has the stream ended.
 */
export function streamChanges(
  { app, asker, params, request, reply }: StreamedCall,
  eventOf: (change: ChoicesChanged) => unknown,
  mayRead: () => Promise<boolean> = async () => true,
): FastifyReply {
  const { sessionId } = registered(asker);
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
    onChange: (change) => {
      const event = eventOf(change);
      if (event === null) return;
      void mayRead().then(
        (may) => (may ? send(`event: change\ndata: ${JSON.stringify(event)}\n\n`) : finish()),
        finish,
      );
    },
    onResync: finish,
  });
  const unwatchSession = app.live.onSessionEnded(sessionId, finish);
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
}

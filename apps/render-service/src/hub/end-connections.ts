import type { HubServer } from "@showroom/signalr-server/hub-server";
import type { RenderUser } from "./access.ts";
import type { EndedSessions } from "./ended-sessions.ts";

export interface EndConnectionsOptions {
  readonly hub: Pick<HubServer<RenderUser>, "principals" | "disconnect">;
  readonly endedSessions: EndedSessions;
  /** Checks whether the session of a user is open. */
  readonly isOpen: (user: RenderUser) => Promise<boolean>;
  readonly onError: (error: unknown) => void;
  /** Milliseconds between two checks of all sessions, for a hub without events; null for no checks. */
  readonly lookEvery: number | null;
}

/** Closes the connections of ended sessions. Returns a function that stops this. */
export function endConnectionsOfEndedSessions(options: EndConnectionsOptions): () => void {
  const { hub, endedSessions, isOpen, onError, lookEvery } = options;
  const end = (sessionId: string): void => hub.disconnect((user) => user.sessionId === sessionId);

  async function look(): Promise<void> {
    const users = new Map(hub.principals().map((user) => [user.sessionId, user]));
    for (const user of users.values()) if (!(await isOpen(user))) end(user.sessionId);
  }

  endedSessions.onEnded((sessionId) => {
    if (sessionId === null) look().catch(onError);
    else end(sessionId);
  });
  if (lookEvery === null) return () => undefined;
  const timer = setInterval(() => void look().catch(onError), lookEvery);
  timer.unref();
  return () => clearInterval(timer);
}

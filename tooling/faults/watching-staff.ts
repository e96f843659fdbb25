import { setTimeout as sleep } from "node:timers/promises";
import { createApiClient } from "@showroom/api-client/client";
import { eventStream } from "@showroom/api-client/event-stream";
import { pageLock } from "@showroom/api-client/lock";
import { memoryTokenStore } from "@showroom/api-client/token-store";
import { getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import { BUYERS_LIMIT, getBuyerConfiguration, listBuyers, watchProject } from "@showroom/api-contract/endpoints/staff";
import type { StaffBuyer } from "@showroom/api-contract/entities/staff";
import { createTestClient } from "../../apps/api/src/testing/test-client.ts";
import { until } from "./product.ts";
import { isDeepStrictEqual } from "node:util";

export interface Watching {
  /** Changes that arrived. */
  readonly changes: () => number;
  /** How often the live connection was opened again. */
  readonly reopened: () => number;
  /** Ends when the view equals the stored state. @throws Error when it does not become equal */
  readonly end: () => Promise<void>;
}

/**
 * Staff who watch the buyers of the demo project live, as the application for staff does: everything is read when the
 * connection opens, and after that the buyer of each change.
 */
export async function startWatching(url: string, email: string, password: string): Promise<Watching> {
  const signedIn = createTestClient(url);
  const answer = await signedIn.signIn(email, password);
  if (answer.status !== 200) throw new Error(`Not signed in: ${answer.status} ${answer.text}`);
  const store = memoryTokenStore();
  store.write({ accessToken: signedIn.tokens.access ?? "", refreshToken: null });
  const api = createApiClient({
    baseUrl: url,
    store,
    lock: pageLock(),
    oauthClient: async () => ({ id: "showroom", secret: "public" }),
  });
  const { id: projectId } = await api.call(getProjectBySlug, { params: { slug: "de-lindehof" } });
  const readAll = async (): Promise<Map<number, StaffBuyer>> => {
    const query = { page: 1, pageSize: BUYERS_LIMIT, sort: "buildNumber", direction: "asc" } as const;
    const { items } = await api.call(listBuyers, { params: { projectId }, query });
    return new Map(items.map((buyer) => [buyer.userId, buyer]));
  };
  let view = new Map<number, StaffBuyer>();
  let changes = 0;
  let opened = 0;
  const ending = new AbortController();
  let stream = new AbortController();

  async function follow(): Promise<void> {
    stream = new AbortController();
    const { signal } = stream;
    let reading: Promise<void> = Promise.resolve();
    const onOpen = (): void => {
      opened += 1;
      reading = readAll().then((all) => void (view = all));
      reading.catch(() => stream.abort());
    };
    for await (const { userId } of eventStream(api, watchProject, { params: { projectId } }, signal, onOpen)) {
      changes += 1;
      await reading;
      const { buyer } = await api.call(getBuyerConfiguration, { params: { projectId, userId } });
      view.set(userId, buyer);
    }
  }
  void (async () => {
    while (!ending.signal.aborted) {
      await follow().catch(() => undefined);
      await sleep(500);
    }
  })();
  return {
    changes: () => changes,
    reopened: () => Math.max(0, opened - 1),
    end: async () => {
      try {
        await until(20, "the view of staff equals the stored state", async () =>
          isDeepStrictEqual(view, await readAll()),
        );
      } finally {
        ending.abort();
        stream.abort();
      }
    },
  };
}

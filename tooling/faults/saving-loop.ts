import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { openBuyer } from "../../apps/api/src/testing/buyer.ts";
import { standardRoom } from "../../apps/api/src/testing/room-choice.ts";
import { createTestClient } from "../../apps/api/src/testing/test-client.ts";

const MOST_TRIES = 20;
/** Between two saves. A loop without it reaches the limit of calls of one address on a fast machine. */
const PAUSE_MILLISECONDS = 100;

export interface SavingLoop {
  /** Number of acknowledged saves. */
  readonly saved: () => number;
  /** Number of failed attempts; each was retried. */
  readonly repeated: () => number;
  /** Statuses of the failed attempts; 0 without a response. */
  readonly refused: () => ReadonlySet<number>;
  /** Why the loop ended by itself; null while it runs. */
  readonly failure: () => Error | null;
  /** Ends the loop and compares the stored choices with the acknowledged ones. @throws Error when a save was lost or never succeeded */
  readonly end: () => Promise<void>;
}

/** A buyer of the demo project who saves in a loop, and retries a failed save as the application does. */
export async function startSaving(
  url: string,
  email: string,
  password: string,
  { mostTries = MOST_TRIES }: { readonly mostTries?: number } = {},
): Promise<SavingLoop> {
  const client = createTestClient(url);
  const signedIn = await client.signIn(email, password);
  if (signedIn.status !== 200) throw new Error(`Not signed in: ${signedIn.status} ${signedIn.text}`);
  const buyer = await openBuyer(client, "de-lindehof");
  const page = buyer.page("bathroom");
  const params = { projectId: buyer.project.id };
  const rooms = [buyer.withLuxuryTile("bathroom"), standardRoom(page, buyer.project)] as const;
  let { version } = (await client.call(getChoices, { params })).body;
  let saved = 0;
  let repeated = 0;
  const refused = new Set<number>();
  const ending = new AbortController();

  async function saveOnce(): Promise<void> {
    const room = rooms[version % 2 === 0 ? 0 : 1];
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const answer = await buyer.save({ [page.id]: room }, version).catch(() => null);
      // A save whose answer was lost is already stored when it is retried.
      if (answer?.status === 200 || answer?.status === 409) {
        version += 1;
        saved += 1;
        return;
      }
      repeated += 1;
      refused.add(answer?.status ?? 0);
      await sleep(250);
    }
    throw new Error(`A save did not go through in ${mostTries} tries; statuses so far: ${[...refused].join(", ")}`);
  }

  const loop = (async () => {
    while (!ending.signal.aborted) {
      await saveOnce();
      await sleep(PAUSE_MILLISECONDS);
    }
  })();
  let failure: Error | null = null;
  loop.catch((error: Error) => (failure = error));
  return {
    saved: () => saved,
    repeated: () => repeated,
    refused: () => refused,
    failure: () => failure,
    end: async () => {
      ending.abort();
      await loop;
      const { body } = await client.call(getChoices, { params });
      if (body.version !== version) throw new Error(`Acknowledged version ${version}, found ${body.version}`);
      const acknowledged: unknown = JSON.parse(JSON.stringify(rooms[version % 2 === 0 ? 1 : 0]));
      if (!isDeepStrictEqual(body.projectRoomChoices[page.id], acknowledged))
        throw new Error("The room differs from the one that was acknowledged last");
    },
  };
}

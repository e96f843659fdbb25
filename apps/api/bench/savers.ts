import { isDeepStrictEqual } from "node:util";
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { openBuyer, type TestBuyer } from "../src/testing/buyer.ts";
import { homes } from "./configurations.ts";
import { signInAll } from "./sign-in.ts";
import type { Stand } from "./stand.ts";

type Home = Readonly<Record<string, RoomChoice>>;

/** A buyer who saves different choices in a loop and remembers the acknowledged ones. */
export interface Saver {
  readonly buyer: TestBuyer;
  readonly homes: readonly Home[];
  /** Version of the last acknowledged save. */
  readonly acknowledged: () => number;
  /** Saves the next choices; returns the response status, null without a response. */
  readonly save: () => Promise<number | null>;
  /**
   * Compares the stored choices with the acknowledged ones. Returns null, or a description of the loss. The next save
   * is based on the stored version.
   * @throws Error when the server does not respond
   */
  readonly findLoss: () => Promise<string | null>;
}

function openSaver(buyer: TestBuyer, all: readonly Home[]): Saver {
  let version = 0;
  const homeAt = (at: number): Home => all[at % all.length] ?? {};
  return {
    buyer,
    homes: all,
    acknowledged: () => version,
    save: async () => {
      const answer = await buyer.save(homeAt(version), version).catch(() => null);
      if (answer?.status === 200) version = answer.body.version;
      return answer?.status ?? null;
    },
    findLoss: async () => {
      const { body, status } = await buyer.client.call(getChoices, { params: { projectId: buyer.project.id } });
      if (status !== 200) throw new Error(`The choices cannot be read: ${status}`);
      // The last save may be stored without a response.
      if (body.version < version || body.version > version + 1)
        return `version ${body.version} instead of ${version} acknowledged`;
      const before = body.version;
      version = before;
      const kept = before === 0 ? {} : homeAt(before - 1);
      return isDeepStrictEqual(body.projectRoomChoices, kept) ? null : `version ${before} holds other choices`;
    },
  };
}

/** Signs in one saver per buyer of the stand. */
export async function openSavers(stand: Stand): Promise<readonly Saver[]> {
  const people = await signInAll(stand);
  const [first] = people;
  if (!first) throw new Error("The stand has no buyers");
  const model = await openBuyer(first.client, "de-lindehof");
  const all = homes(model, 400);
  return people.map(({ client }) => openSaver(model.as(client), all));
}

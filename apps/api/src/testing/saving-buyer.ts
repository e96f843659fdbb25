import { afterAll, beforeAll, beforeEach } from "vitest";
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import type { ProjectChoices, RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import { openBuyer, type TestBuyer } from "./buyer.ts";
import { demoIds, type DemoIds } from "./demo-ids.ts";
import { standardRoom } from "./room-choice.ts";
import { BUYER, startTestApp, type TestApp } from "./test-app.ts";
import type { TestClient } from "./test-client.ts";
import { removeChoices } from "./remove-choices.ts";

export interface SavingBuyer {
  readonly app: TestApp;
  readonly ids: DemoIds;
  readonly buyer: TestBuyer;
  readonly client: TestClient;
  readonly bathroom: () => Page;
  /** The bathroom with a wall tile other than the standard. */
  readonly otherTile: () => RoomChoice;
  readonly standard: () => RoomChoice;
  readonly save: TestBuyer["save"];
  readonly load: () => Promise<ProjectChoices>;
}

/** A signed-in buyer of De Lindehof for all tests of a file, without choices at the start of each. */
export function useSavingBuyer(): SavingBuyer {
  let app: TestApp;
  let ids: DemoIds;
  let buyer: TestBuyer;
  beforeAll(async () => {
    app = await startTestApp();
    ids = await demoIds(app.pool, "de-lindehof");
    buyer = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await removeChoices(app.pool, BUYER);
  });
  const bathroom = (): Page => buyer.page("bathroom");
  return {
    get app() {
      return app;
    },
    get ids() {
      return ids;
    },
    get buyer() {
      return buyer;
    },
    get client() {
      return buyer.client;
    },
    bathroom,
    otherTile: () => buyer.withLuxuryTile("bathroom"),
    standard: () => standardRoom(bathroom(), buyer.project),
    save: (...given) => buyer.save(...given),
    load: async () => (await buyer.client.call(getChoices, { params: { projectId: ids.projectId } })).body,
  };
}

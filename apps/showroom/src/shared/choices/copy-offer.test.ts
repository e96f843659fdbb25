import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CopyChoices, ProjectChoices } from "@showroom/domain/model/choices";
import type { PageCost } from "@showroom/domain/model/cost";
import type { Page } from "@showroom/domain/model/page";
import { buildPage } from "@showroom/domain/testing/build-page";
import { buildHouseType, buildProject } from "@showroom/domain/testing/build-project";
import { ShowroomContext } from "../step-view/use-showroom.ts";
import { copyQuery, useCopyOffer } from "./copy-offer.ts";
import type { CopyOffer } from "./copy-offer.ts";
import { BATHROOM, buildChoices, buildRoom, TOILET } from "./testing/build-choices.ts";
import { fakeApi, openStore, server, startFakeServer } from "./testing/fake-server.ts";

vi.mock(import("../api/api.ts"), async (original) => ({
  ...(await original()),
  api: { call: (...args: Parameters<typeof fakeApi.call>) => fakeApi.call(...args) } as never,
}));

const bathroom = buildPage({ id: BATHROOM, order: 2 });
const toilet = buildPage({ id: TOILET, order: 3, configuratorType: "toilet" });
const CONFIRMED = { [BATHROOM]: buildRoom(BATHROOM, 10, { confirmedByUser: true }) };
const OFFERED = { pageCosts: [] } as unknown as CopyChoices<PageCost>;

beforeEach(() => startFakeServer());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Shown {
  readonly page?: Page;
  readonly choices?: Partial<ProjectChoices>;
  readonly readOnly?: boolean;
  /** What the browser has of the offer: the answer, or the failure of the request. */
  readonly answer?: CopyChoices<PageCost> | Error;
}

/** The offer that the first view of a step shows. */
function offerOf({ page = toilet, choices = {}, readOnly = false, answer }: Shown): CopyOffer {
  // A request is not begun, as between two tries.
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryOnMount: false, refetchOnMount: false } } });
  const { queryKey } = copyQuery(1, page.id);
  if (answer instanceof Error)
    queryClient.getQueryCache().build(queryClient, { queryKey }).setState({ status: "error", error: answer });
  else if (answer) queryClient.setQueryData(queryKey, answer);
  const houseType = buildHouseType({ pages: [bathroom, toilet] });
  const store = openStore(buildChoices({ projectRoomChoices: CONFIRMED, ...choices }), readOnly);
  let offer: CopyOffer | undefined;
  const Probe = () => {
    offer = useCopyOffer();
    return null;
  };
  const view = { project: buildProject(), houseType, page, store } as never;
  renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(ShowroomContext, { value: view }, createElement(Probe)),
    ),
  );
  store.close();
  if (offer === undefined) throw new Error("Nothing was shown");
  return offer;
}

test("is asked about in a room that can take over an earlier one, with what would be copied", () => {
  expect(offerOf({ answer: OFFERED })).toMatchObject({ asks: true, data: OFFERED, failed: false });
});

test("is loading before the answer", () => {
  expect(offerOf({})).toMatchObject({ asks: true, data: undefined, failed: false });
});

test("has failed without an answer", () => {
  expect(offerOf({ answer: new Error("no connection") })).toMatchObject({ asks: true, failed: true });
});

const answered = (choicesFromOtherRoom: boolean) => ({
  projectRoomChoices: { ...CONFIRMED, [TOILET]: buildRoom(TOILET, 10, { choicesFromOtherRoom }) },
});

test.each<[string, Shown]>([
  ["in a room without an earlier one of its kind", { page: bathroom }],
  ["on a page without a room", { page: buildPage({ id: TOILET, order: 3, type: "floors" }) }],
  ["while the earlier room is not confirmed", { choices: { projectRoomChoices: {} } }],
  ["after the buyer copied", { choices: answered(true) }],
  ["after the buyer declined", { choices: answered(false) }],
  ["after the submission", { choices: { submitType: "quote" } }],
  ["for staff who look as the buyer", { readOnly: true }],
])("is not there %s, whatever was answered before", (_, shown) => {
  for (const answer of [OFFERED, new Error("no connection")])
    expect(offerOf({ ...shown, answer })).toMatchObject({ asks: false, data: null, failed: false });
});

test("copies in the store", async () => {
  server.answers["choices.copy"] = () => undefined;
  await offerOf({ answer: OFFERED }).copy();
  expect(server.asked).toContain("choices.copy");
});

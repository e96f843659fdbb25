import { afterAll, beforeAll, expect, it } from "vitest";
import { askForChange, getOwnAgreement } from "@showroom/api-contract/endpoints/change-requests";
import { listAgreedHomes, makeChange } from "@showroom/api-contract/endpoints/changes";
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { getBuyerOrderList, getProjectOrderList } from "@showroom/api-contract/endpoints/staff";
import { openBuyer } from "../../testing/buyer.ts";
import { openHomeDesk, type HomeDesk } from "../../testing/home-desk.ts";
import { openOfferDesk, type OfferDesk } from "../../testing/offer-desk.ts";

let desk: OfferDesk;
let homes: HomeDesk;
beforeAll(async () => {
  desk = await openOfferDesk();
  homes = await openHomeDesk(desk.app, desk.projectId);
});
afterAll(() => desk.app.stop());

const NEXT = "volgende@voorbeeld.nl";
const params = () => ({ projectId: desk.projectId });
const query = { scope: "final", prices: "true" } as const;
const ofHome = async (buildNumber: string) => {
  const { lines, totals } = (await desk.staff.call(getProjectOrderList, { params: params(), query })).body;
  return {
    lines: lines.filter((line) => line.buildNumber === buildNumber),
    totals: totals?.filter((total) => total.buildNumber === buildNumber),
  };
};
const agreedHomes = async () => (await desk.staff.call(listAgreedHomes, { params: params() })).body.items;
const ordersOf = async (userId: number) =>
  (await desk.staff.call(getBuyerOrderList, { params: { ...params(), userId }, query })).body.lines;

it("what somebody agreed for two homes in turn stays apart", async () => {
  expect((await desk.make()).outcome).toBe("done");
  expect(await desk.accept(desk.buyer, { code: await desk.code() })).toBe("done");
  const before = await ofHome("16");
  expect(before.totals).toHaveLength(1);
  const to = await homes.freeHome((await homes.home("16")).houseType);
  expect((await homes.move("16", to)).outcome).toBe("done");
  expect(await ofHome("16")).toEqual(before);
  expect(await ordersOf(desk.buyerId)).toEqual([]);

  const buyer = await openBuyer(desk.buyer, "de-lindehof");
  const { version } = (await desk.buyer.call(getChoices, { params: params() })).body;
  expect((await buyer.save(buyer.everything(), version, "showroom")).status).toBe(200);
  expect((await desk.request()).agreedParts).toEqual([]);
  expect((await desk.make()).outcome).toBe("done");
  expect(await desk.accept(desk.buyer, { code: await desk.code() })).toBe("done");
  expect(await ofHome("16")).toEqual(before);
  const here = await ofHome(to.buildNumber);
  expect(here.lines.length).toBeGreaterThan(0);
  expect((await ordersOf(desk.buyerId)).map(({ productNumber }) => productNumber)).toEqual(
    here.lines.map(({ productNumber }) => productNumber),
  );
  expect((await agreedHomes()).map(({ buildNumber, isVacant = false }) => ({ buildNumber, isVacant }))).toEqual(
    [
      { buildNumber: "16", isVacant: true },
      { buildNumber: to.buildNumber, isVacant: false },
    ].toSorted((one, other) => Number(one.buildNumber) - Number(other.buildNumber)),
  );
});

it("staff read what the next buyer asks to change of what stands, and the change counts once that buyer agrees", async () => {
  const userId = await homes.invite(NEXT, await homes.home("16"));
  const client = await homes.enter(NEXT);
  const agreement = (await client.call(getOwnAgreement, { params: params() })).body.agreement;
  const [line] = agreement?.lines ?? [];
  if (!line) throw new Error("Nothing stands");
  const keys = [{ reference: line.reference, line: line.line }];
  const asked = await client.call(askForChange, {
    params: params(),
    body: { words: "Liever zonder", lines: keys },
  });
  expect(asked.body.outcome).toBe("done");
  const found = (await agreedHomes()).find(({ buildNumber }) => buildNumber === "16");
  expect(found).toMatchObject({ userId, request: { words: "Liever zonder" } });

  const body = { removes: keys, adds: [], reason: "Op verzoek", consequence: null };
  const proposed = await desk.staff.call(makeChange, { params: { ...params(), userId }, body });
  expect(proposed.body.outcome).toBe("done");
  expect(await desk.accept(client, { code: await desk.code(client) })).toBe("done");
  const after = (await client.call(getOwnAgreement, { params: params() })).body.agreement;
  expect(after?.lines).toHaveLength((agreement?.lines.length ?? 0) - 1);
  expect((await agreedHomes()).find(({ buildNumber }) => buildNumber === "16")?.lines).toEqual(after?.lines);
});

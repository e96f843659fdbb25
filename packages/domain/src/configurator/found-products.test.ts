import { expect, it } from "vitest";
import { PAGE_IDS } from "../../testing/build-page.ts";
import { buildRule } from "../../testing/build-product.ts";
import { pick, roomWith } from "../../testing/room-with-rules.ts";

import { countFound, listedGroups } from "./found-products.ts";

const { toiletGroup, extrasGroup } = PAGE_IDS;

it("lists and counts no product that the choices exclude, and keeps no group for them in a search", () => {
  const { start, choose, outcome, group } = roomWith(
    buildRule(1, "hide", [toiletGroup.other], [extrasGroup.first, extrasGroup.second]),
  );
  const extras = group(extrasGroup.id)!;
  const found = [{ group: extras, products: extras.products }];
  const free = outcome(start);
  const excluded = outcome(choose(start, toiletGroup.id, pick(toiletGroup.other)).room);
  expect(countFound(listedGroups(found, free, true))).toBe(extras.products.length);
  expect(listedGroups(found, excluded, true)).toEqual([]);
  // Without a search the group stays, so that it can explain why it is empty.
  expect(listedGroups(found, excluded, false)).toEqual([{ group: extras, products: [] }]);
});

it("does not list a group that the rules hide, also without a search", () => {
  const rule = buildRule(1, "hide", [toiletGroup.other], [], [extrasGroup.id]);
  const { start, choose, outcome, group } = roomWith(rule);
  const extras = group(extrasGroup.id)!;
  const found = [{ group: extras, products: extras.products }];
  expect(listedGroups(found, outcome(start), false)).toHaveLength(1);
  expect(listedGroups(found, outcome(choose(start, toiletGroup.id, pick(toiletGroup.other)).room), false)).toEqual([]);
});

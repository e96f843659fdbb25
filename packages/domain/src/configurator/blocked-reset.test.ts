import { expect, test } from "vitest";
import { buildRule } from "../../testing/build-product.ts";
import { PAGE_IDS } from "../../testing/build-page.ts";
import { pick, roomWith } from "../../testing/room-with-rules.ts";
import type { Rule } from "../model/rule.ts";
import { settle } from "../rules/settle.ts";
import { groupField } from "../selection/room-fields.ts";
import { blockedReset } from "./blocked-reset.ts";
import { resetGroups } from "./sanitary-reset.ts";

const { toiletGroup, basinGroup } = PAGE_IDS;

/** The room with the other toilet, and its two groups. */
function roomOf(...rules: readonly Rule[]) {
  const { context, start, choose, group } = roomWith(...rules);
  const { room } = choose(start, toiletGroup.id, pick(toiletGroup.other));
  const [toilets, basins] = [group(toiletGroup.id), group(basinGroup.id)];
  if (toilets === null || basins === null) throw new Error("The page has no such groups");
  return { context, start, room, toilets, basins };
}

test("a reset that restores the standard is not blocked", () => {
  const { context, start, room, toilets } = roomOf();
  expect(blockedReset(context, room, toilets)).toBeNull();
  expect(blockedReset(context, start, toilets)).toBeNull();
});

test("a required product gives the reason and the group that must be reset too", () => {
  const { context, start, room, toilets, basins } = roomOf(
    buildRule(1, "require", [toiletGroup.other], [basinGroup.coloured]),
  );
  const blocked = blockedReset(context, room, basins);
  expect(blocked?.reasons).toMatchObject([{ kind: "displaced", subjects: [pick(toiletGroup.other)] }]);
  expect(blocked?.together?.id).toBe(toiletGroup.id);
  const both = resetGroups(context, room, [toilets, basins]);
  expect(settle(context, room, both).room).toEqual(start);
});

test("without such a group there is none to reset", () => {
  const { context, room, basins } = roomOf(
    buildRule(1, "require", [toiletGroup.standard, toiletGroup.other], [basinGroup.coloured]),
  );
  expect(blockedReset(context, room, basins)).toMatchObject({ together: null });
});

test("a group without a standard has no reset", () => {
  const { context, start, choose, group } = roomWith();
  const extras = group(PAGE_IDS.extrasGroup.id);
  const { room } = choose(start, PAGE_IDS.extrasGroup.id, pick(PAGE_IDS.extrasGroup.first));
  expect(extras && blockedReset(context, room, extras)).toBeNull();
});

test("a reset tells what it takes along in another group", () => {
  const rain = buildRule(1, "require", [toiletGroup.other], [basinGroup.coloured]);
  const { context, start, room, toilets } = roomOf(rain);
  const reset = resetGroups(context, room, [toilets]);
  const { room: settled, chosen, consequences } = settle(context, room, reset, [groupField(toiletGroup.id)]);
  expect(settled).toEqual(start);
  expect(chosen.products).toEqual({ ...room.products, [toiletGroup.id]: start.products[toiletGroup.id] });
  expect(consequences).toMatchObject([
    { reason: "along", slot: { kind: "sanitary", groupId: basinGroup.id }, cause: pick(toiletGroup.other) },
  ]);
});

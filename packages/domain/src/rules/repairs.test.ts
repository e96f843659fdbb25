import { describe, expect, it } from "vitest";
import { buildRule } from "../../testing/build-product.ts";
import { chosen, chosenIn, groupWithRules } from "../../testing/group-with-rules.ts";
import { PAGE_IDS } from "../../testing/build-page.ts";
import { pick, roomWith } from "../../testing/room-with-rules.ts";
import { settle } from "./settle.ts";

const slot = { kind: "sanitary", groupId: 2 };
const several = { standards: [21] };

describe("a requirement that lapses in a group of several choices", () => {
  const required = groupWithRules(several, buildRule(1, "require", [12], [22]), buildRule(2, "require", [11], [31]));

  it("removes what it required, and keeps the standard and the buyer's own choices", () => {
    const room = required.after(231, 12);
    expect(chosenIn(room, 2)).toEqual([21, 22, 231]);
    const { room: next, consequences, stages } = required.add(room, 11);
    expect(chosenIn(next, 2)).toEqual([21, 231]);
    expect(consequences).toEqual([
      { reason: "requirement-lapsed", slot, before: chosen(22), after: null, ruleIds: [1], cause: chosen(12) },
      {
        reason: "required",
        slot: { kind: "sanitary", groupId: 3 },
        before: null,
        after: chosen(31),
        ruleIds: [2],
        cause: chosen(11),
      },
    ]);
    expect(stages).toHaveLength(2);
  });

  it("keeps a standard that it required too", () => {
    const group = groupWithRules(several, buildRule(1, "require", [12], [21, 22]));
    const { room, stages } = group.add(group.after(31, 12), 11);
    expect([chosenIn(room, 2), stages]).toEqual([[21], []]);
  });

  it("brings the standard back that the buyer replaced, unless it is hidden", () => {
    const rules = [buildRule(1, "require", [12], [22])];
    const group = groupWithRules({ singleChoice: true, standards: [21] }, ...rules);
    expect(chosenIn(group.add(group.after(12), 11).room, 2)).toEqual([21]);
    const hiding = groupWithRules(
      { singleChoice: true, standards: [21] },
      ...rules,
      buildRule(2, "hide", [13], [21]),
      buildRule(3, "hide", [31], [32]),
    );
    const { room, consequences } = hiding.add(hiding.after(31, 12), 13);
    expect(chosenIn(room, 2)).toEqual([]);
    expect(consequences).toMatchObject([{ reason: "requirement-lapsed", before: chosen(22), after: null }]);
  });

  it("keeps the product when the buyer chooses it in the same step", () => {
    const group = groupWithRules({ singleChoice: true }, buildRule(1, "require", [12], [22]));
    const both = group.after(12);
    const elsewhere = { ...both, products: { ...both.products, 1: [chosen(11)], 2: [chosen(231)] } };
    expect(settle(group.context, both, elsewhere).room).toEqual(elsewhere);
  });

  it("of any product removes the product only where one can be chosen", () => {
    const group = groupWithRules({ singleChoice: true }, buildRule(1, "require", [12], [], [2]));
    const room = group.after(12);
    expect(chosenIn(room, 2)).toEqual([21]);
    expect(chosenIn(group.add(room, 11).room, 2)).toEqual([]);
  });
});

describe("a required product", () => {
  it("replaces only the same product in a group of several choices", () => {
    const group = groupWithRules(several, buildRule(1, "require", [12], [232]));
    const { room, consequences } = group.add(group.after(22, 231), 12);
    expect(chosenIn(room, 2)).toEqual([21, 22, 232]);
    expect(consequences).toMatchObject([{ before: chosen(231), after: chosen(232) }]);
  });

  it("is chosen in each group for which a rule requires one", () => {
    const group = groupWithRules(several, buildRule(1, "require", [12], [31]), buildRule(2, "require", [12], [22, 32]));
    const room = group.after(12);
    expect([chosenIn(room, 2), chosenIn(room, 3)]).toEqual([
      [21, 22],
      [31, 32],
    ]);
  });

  it("is chosen beside another that is required", () => {
    const group = groupWithRules(several, buildRule(1, "require", [12], [21]), buildRule(2, "require", [12], [22]));
    expect(chosenIn(group.after(12), 2)).toEqual([21, 22]);
  });

  it("is the first visible one when all hide another choice", () => {
    const group = groupWithRules(
      {},
      buildRule(1, "require", [12], [22, 23]),
      buildRule(2, "hide", [22, 23], [31]),
      buildRule(3, "hide", [13], [32]),
    );
    const { room, consequences } = group.add(group.after(31), 12);
    expect([chosenIn(room, 2), chosenIn(room, 3)]).toEqual([[22], []]);
    expect(consequences).toMatchObject([
      { reason: "required", after: chosen(22), ruleIds: [1] },
      { reason: "hidden", before: chosen(31), ruleIds: [2], cause: chosen(22) },
    ]);
  });

  it("is a visible variant", () => {
    const group = groupWithRules({}, buildRule(1, "require", [12], [23]), buildRule(2, "hide", [12], [231]));
    expect(chosenIn(group.after(12), 2)).toEqual([232]);
  });

  it("is not chosen when it hides what requires it, which cannot stay either", () => {
    const group = groupWithRules({}, buildRule(1, "require", [31], [22]), buildRule(2, "hide", [22], [31]));
    const { room, consequences } = group.add(group.start, 31);
    expect([chosenIn(room, 2), chosenIn(room, 3)]).toEqual([[], []]);
    expect(consequences).toMatchObject([{ reason: "excluded", before: chosen(31), after: null, cause: null }]);
  });

  it("is never a tile or an accessory", () => {
    const { wallTile, wallGrout, toiletGroup } = PAGE_IDS;
    const { start, choose } = roomWith(
      buildRule(1, "require", [toiletGroup.other], [wallTile.luxe]),
      buildRule(2, "require", [toiletGroup.other], [wallGrout.other]),
    );
    const { room, consequences } = choose(start, toiletGroup.id, pick(toiletGroup.other));
    expect(room).toEqual({ ...start, products: { ...start.products, [toiletGroup.id]: [pick(toiletGroup.other)] } });
    expect(consequences).toEqual([]);
    expect(choose(room, toiletGroup.id, pick(toiletGroup.standard)).room).toEqual(start);
  });
});

describe("a standard that was hidden", () => {
  const standards = { standards: [21, 22] };

  it("is restored beside other choices, but not one that the buyer removed", () => {
    const group = groupWithRules(standards, buildRule(1, "hide", [12], [21]));
    const room = group.drop(group.after(12, 231), 22).room;
    expect(chosenIn(room, 2)).toEqual([231]);
    const { room: next, consequences } = group.add(room, 11);
    expect(chosenIn(next, 2)).toEqual([21, 231]);
    expect(consequences).toEqual([
      { reason: "restored", slot, before: null, after: chosen(21), ruleIds: [], cause: null },
    ]);
  });

  it("is not restored twice", () => {
    const group = groupWithRules(standards, buildRule(1, "hide", [12], [21]));
    expect(settle(group.context, group.after(12), group.start)).toMatchObject({ room: group.start, consequences: [] });
  });
});

describe("the rules that a removal names", () => {
  it("are the active ones that hide the product or its group", () => {
    const group = groupWithRules(
      {},
      buildRule(1, "hide", [12], [22]),
      buildRule(2, "hide", [12], [32]),
      buildRule(3, "show", [12, 11], [22]),
      buildRule(4, "hide", [12, 31], [], [2]),
      buildRule(5, "hide", [12], [], [3]),
      buildRule(6, "hide", [13], [22]),
    );
    const { consequences } = group.add(group.after(22), 12);
    expect(consequences).toMatchObject([{ reason: "hidden", before: chosen(22), ruleIds: [1, 4], cause: chosen(12) }]);
  });

  it("are else the inactive ones that would show it", () => {
    const group = groupWithRules(
      {},
      buildRule(1, "show", [12], [], [2]),
      buildRule(2, "show", [13], [31]),
      buildRule(3, "hide", [13], [22]),
      buildRule(4, "show", [32], [22]),
      buildRule(5, "show", [13], [], [9]),
    );
    const shown = { ...group.start, products: { 1: [chosen(12)], 2: [chosen(22)], 3: [chosen(32)] } };
    const { consequences } = group.add(shown, 11);
    expect(consequences.filter(({ before }) => before?.pageProductId === 22)).toMatchObject([
      { reason: "not-shown", ruleIds: [1], cause: null },
    ]);
  });
});

describe("the cause of a change", () => {
  const group = groupWithRules({}, buildRule(1, "hide", [13, 12, 31], [22]), buildRule(2, "hide", [11], [32]));

  it("is the newest of several choices", () => {
    const room = { ...group.start, products: { 1: [chosen(12)], 2: [chosen(22)] } };
    expect(group.add(room, 31).consequences).toMatchObject([{ before: chosen(22), cause: chosen(31) }]);
  });

  it("is the first one when none is new", () => {
    const room = { ...group.start, products: { 1: [chosen(12)], 2: [chosen(21), chosen(22)], 3: [chosen(31)] } };
    expect(settle(group.context, room, room).consequences).toMatchObject([{ before: chosen(22), cause: chosen(12) }]);
  });
});

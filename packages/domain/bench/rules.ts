import { ZenEngine, type ZenDecision } from "@gorules/zen-engine";
import { Engine } from "json-rules-engine";
import type { RoomRules } from "../src/model/choices.ts";
import type { Rule } from "../src/model/rule.ts";
import { evaluateChosen, roomRules } from "../src/rules/evaluate.ts";
import { ruleIndex } from "../src/rules/rule-index.ts";
import { contest, report } from "./measure.ts";
import { ruleCatalogue } from "./rule-catalogue.ts";

/** Asks a general rule engine which rules are active for the chosen products. */
type FindActive = (chosen: readonly number[]) => Promise<readonly Rule[]>;

/** Evaluates with a general engine, each time without the hidden products, until the result no longer changes. */
async function toRest(
  rules: readonly Rule[],
  groupOf: (id: number) => number | null,
  chosen: readonly number[],
  findActive: FindActive,
): Promise<RoomRules> {
  const governed = rules.filter((rule) => rule.type === "show").flatMap((rule) => rule.affectedProducts);
  let effective = chosen;
  for (;;) {
    const active = await findActive(effective);
    const affected = (type: Rule["type"]) =>
      new Set(active.filter((rule) => rule.type === type).flatMap((rule) => rule.affectedProducts));
    const [show, hide, require] = [affected("show"), affected("hide"), affected("require")];
    const hidden = new Set([...hide, ...governed.filter((id) => !show.has(id))].filter((id) => !require.has(id)));
    const next = chosen.filter((id) => !hidden.has(id));
    if (next.length === effective.length && next.every((id, at) => id === effective[at])) {
      const groups = [...require].map(groupOf).filter((id) => id !== null);
      return {
        requiredProductIds: ascending(require),
        hiddenProductIds: ascending(hidden),
        requiredProductGroupIds: ascending(groups),
        hiddenProductGroupIds: [],
      };
    }
    effective = next;
  }
}

function jsonRulesEngine(rules: readonly Rule[]): FindActive {
  const engine = new Engine();
  for (const rule of rules) {
    const any = rule.subjectProducts.map((id) => ({ fact: "chosen", operator: "contains", value: id }));
    engine.addRule({ conditions: { any }, event: { type: "active", params: { id: rule.id } } });
  }
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return async (chosen) => {
    const { events } = await engine.run({ chosen });
    return events.flatMap((event) => byId.get(Number(event.params?.id)) ?? []);
  };
}

function zenEngine(rules: readonly Rule[]): FindActive {
  const table = {
    hitPolicy: "collect",
    inputs: [{ id: "condition", name: "Condition", type: "expression" }],
    outputs: [{ id: "active", name: "Active", field: "rule", type: "expression" }],
    rules: rules.map((rule) => ({
      _id: String(rule.id),
      condition: `some(chosen, # in [${rule.subjectProducts.join(", ")}])`,
      active: String(rule.id),
    })),
  };
  const content = {
    contentType: "application/vnd.gorules.decision",
    nodes: [
      { id: "in", type: "inputNode", name: "in", position: { x: 0, y: 0 } },
      { id: "table", type: "decisionTableNode", name: "table", position: { x: 1, y: 0 }, content: table },
      { id: "out", type: "outputNode", name: "out", position: { x: 2, y: 0 } },
    ],
    edges: [
      { id: "1", sourceId: "in", targetId: "table", type: "edge" },
      { id: "2", sourceId: "table", targetId: "out", type: "edge" },
    ],
  };
  const decision: ZenDecision = new ZenEngine().createDecision(Buffer.from(JSON.stringify(content)));
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return async (chosen) => {
    const { result }: { readonly result: readonly { readonly rule: number }[] } = await decision.evaluate({ chosen });
    return result.flatMap(({ rule }) => byId.get(rule) ?? []);
  };
}

function ascending(ids: Iterable<number>): readonly number[] {
  return [...new Set(ids)].toSorted((a, b) => a - b);
}

/** Times the evaluation of a page's rules by this package and by two general rule engines. */
export async function benchRules(): Promise<void> {
  for (const count of [100, 1000, 10_000]) {
    const { catalogue, chosen } = ruleCatalogue(count);
    const index = ruleIndex(catalogue);
    const ids = chosen.map(({ choice }) => choice.pageProductId);
    const other = (findActive: FindActive) => () => toRest(catalogue.rules, index.groupOf, ids, findActive);
    report(
      `${count} rules, ${ids.length} products chosen`,
      await contest([
        { name: "domain, with the lists", run: () => roomRules(evaluateChosen(index, chosen)) },
        { name: "@gorules/zen-engine", run: other(zenEngine(catalogue.rules)) },
        { name: "json-rules-engine", run: other(jsonRulesEngine(catalogue.rules)) },
      ]),
    );
    report(
      `${count} rules, as asked for each click`,
      await contest([{ name: "domain, without the lists", run: () => evaluateChosen(index, chosen).effective.length }]),
    );
  }
}

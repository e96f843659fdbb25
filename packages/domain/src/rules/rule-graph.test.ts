import * as fc from "fast-check";
import { expect, it } from "vitest";
import { buildRule } from "../../testing/build-product.ts";
import { componentsOf, oddCycles, type SignedGraph } from "./rule-graph.ts";

const NODES = 6;
const edge = fc.record({ from: fc.nat({ max: NODES - 1 }), to: fc.nat({ max: NODES - 1 }), negative: fc.boolean() });

/** A graph whose edges belong to rules with falling ids. */
function graphOf(edges: readonly { readonly from: number; readonly to: number; readonly negative: boolean }[]) {
  const withRules = edges.map((given, at) => ({ ...given, rule: buildRule(99 - at, "show", [], []) }));
  return Array.from({ length: NODES }, (_, node) => withRules.filter(({ from }) => from === node));
}

/** For each node, the nodes that a walk of at least one edge reaches; by the parity of its negative edges. */
function walks(graph: SignedGraph): readonly (readonly [ReadonlySet<number>, ReadonlySet<number>])[] {
  return graph.map((_, start) => {
    const reached: [Set<number>, Set<number>] = [new Set(), new Set()];
    const queue: [number, 0 | 1][] = [[start, 0]];
    for (let next = queue.pop(); next; next = queue.pop())
      for (const { to, negative } of graph[next[0]] ?? []) {
        const parity = negative ? (next[1] === 0 ? 1 : 0) : next[1];
        if (reached[parity].has(to)) continue;
        reached[parity].add(to);
        queue.push([to, parity]);
      }
    return reached;
  });
}

it("two nodes have the same component when each can be reached from the other", () => {
  fc.assert(
    fc.property(fc.array(edge, { maxLength: 12 }), (edges) => {
      const graph = graphOf(edges);
      const component = componentsOf(graph);
      const reached = walks(graph);
      const reaches = (one: number, other: number) =>
        one === other || reached[one]?.some((nodes) => nodes.has(other)) === true;
      for (let one = 0; one < NODES; one += 1)
        for (let other = 0; other < NODES; other += 1)
          expect([one, other, component[one] === component[other]]).toEqual([
            one,
            other,
            reaches(one, other) && reaches(other, one),
          ]);
    }),
  );
});

it("the cycles found are the components in which a node reaches itself with an odd number of negative edges", () => {
  fc.assert(
    fc.property(fc.array(edge, { maxLength: 12 }), (edges) => {
      const graph = graphOf(edges);
      const component = componentsOf(graph);
      const reached = walks(graph);
      const odd = new Set(component.filter((_, node) => reached[node]?.[1].has(node)));
      const rulesIn = (number: number) =>
        graph
          .flatMap((out, node) => out.filter(({ to }) => component[node] === number && component[to] === number))
          .map(({ rule }) => rule.id)
          .toSorted((a, b) => a - b);
      const found = oddCycles(graph).map((rules) => rules.map(({ id }) => id).join());
      expect(found).toHaveLength(odd.size);
      expect(new Set(found)).toEqual(new Set([...odd].map((number) => rulesIn(number).join())));
    }),
  );
});

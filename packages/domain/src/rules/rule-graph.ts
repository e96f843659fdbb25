import type { Rule } from "../model/rule.ts";

/** A directed edge between numbered nodes; a negative edge disables its target. */
export interface SignedEdge {
  readonly to: number;
  readonly negative: boolean;
  readonly rule: Rule;
}

export type SignedGraph = readonly (readonly SignedEdge[])[];

/** The strongly connected components of a graph, as a component number per node. Iterative, for graphs of any size. */
export function componentsOf(graph: SignedGraph): readonly number[] {
  const order = new Int32Array(graph.length).fill(-1);
  const low = new Int32Array(graph.length);
  const component = Array.from(graph, () => -1);
  const stack: number[] = [];
  let counter = 0;
  let components = 0;
  for (let root = 0; root < graph.length; root += 1) {
    if (order[root] !== -1) continue;
    const work: { node: number; next: number }[] = [{ node: root, next: 0 }];
    while (work.length > 0) {
      const frame = work[work.length - 1] as { node: number; next: number };
      const { node } = frame;
      if (frame.next === 0) {
        order[node] = counter;
        low[node] = counter;
        counter += 1;
        stack.push(node);
      }
      const edge = graph[node]?.[frame.next];
      if (edge) {
        frame.next += 1;
        if (order[edge.to] === -1) work.push({ node: edge.to, next: 0 });
        else if (component[edge.to] === -1) low[node] = Math.min(low[node] as number, order[edge.to] as number);
        continue;
      }
      work.pop();
      const parent = work[work.length - 1];
      if (parent) low[parent.node] = Math.min(low[parent.node] as number, low[node] as number);
      if (low[node] !== order[node]) continue;
      for (let member = stack.pop(); member !== undefined; member = stack.pop()) {
        component[member] = components;
        if (member === node) break;
      }
      components += 1;
    }
  }
  return component;
}

/**
 * The rules of every component that contains a cycle with an odd number of negative edges. In such a cycle a chosen
 * product disables itself, so that evaluation has no stable result.
 */
export function oddCycles(graph: SignedGraph): readonly (readonly Rule[])[] {
  const component = componentsOf(graph);
  const side = new Int8Array(graph.length);
  const odd = new Set<number>();
  for (let root = 0; root < graph.length; root += 1) {
    if (side[root] !== 0) continue;
    side[root] = 1;
    const queue = [root];
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
      for (const { to, negative } of graph[node] ?? []) {
        if (component[to] !== component[node]) continue;
        const expected = (negative ? -1 : 1) * (side[node] as number);
        if (side[to] === 0) {
          side[to] = expected;
          queue.push(to);
        } else if (side[to] !== expected) odd.add(component[node] as number);
      }
    }
  }
  return [...odd].map((number) => {
    const rules = new Set<Rule>();
    graph.forEach((edges, node) => {
      if (component[node] === number) for (const edge of edges) if (component[edge.to] === number) rules.add(edge.rule);
    });
    return [...rules].toSorted((a, b) => a.id - b.id);
  });
}

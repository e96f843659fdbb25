/**
 * Response times of the staff's calls: `node bench/lists.ts http://localhost:8080 <slug>` sends 100 requests of each
 * kind in sequence to a running API, for a project made by `bench/many-buyers.ts`. Fails when p95 is above 200 ms.
 */
import { listDay } from "@showroom/api-contract/endpoints/day";
import { listBuyers, getBuyerConfiguration, getBuyerHistory } from "@showroom/api-contract/endpoints/staff";
import { listHomes } from "@showroom/api-contract/endpoints/homes";
import { listInvitations } from "@showroom/api-contract/endpoints/invitations";
import { listOffers } from "@showroom/api-contract/endpoints/offers";
import { listQuestions } from "@showroom/api-contract/endpoints/questions";
import { listStaffProjects } from "@showroom/api-contract/endpoints/staff-projects";
import { createTestClient, pathOf } from "../src/testing/test-client.ts";

const [address = "http://localhost:8080", slug = "generated-1000-100-7"] = process.argv.slice(2);
const REQUESTS = 100;
/** Milliseconds. */
const MOST = 200;

const client = createTestClient(address);
await client.signIn("admin@showroom.example", "Welkom-Thuis-2026");
const project = (await client.call(listStaffProjects, {})).body.find((candidate) => candidate.slug === slug);
if (!project) throw new Error(`There is no project ${slug}`);
const params = { projectId: project.id };
const everyone = (await client.call(listBuyers, { params, query: { pageSize: 2_000 } })).body.items;
const userIdOf = (request: number): number => everyone[(request * 17) % everyone.length]?.userId ?? 0;
const buyers = (query: object): string => pathOf(listBuyers, { params, query });

const REQUEST_PATHS: Readonly<Record<string, (request: number) => string>> = {
  projects: () => listStaffProjects.path,
  today: () => pathOf(listDay, { query: {} }),
  "buyers, 50 a page": (request) => buyers({ page: 1 + (request % 40) }),
  "buyers, all at once": () => buyers({ pageSize: 2_000 }),
  "buyers, searched": (request) => buyers({ search: `dijk ${request % 3}`.slice(0, 4 + (request % 3)) }),
  "buyers, by amount": () => buyers({ sort: "totalPrice", direction: "desc" }),
  "a buyer": (request) => pathOf(getBuyerConfiguration, { params: { ...params, userId: userIdOf(request) } }),
  homes: () => pathOf(listHomes, { params }),
  invitations: () => pathOf(listInvitations, { params }),
  questions: () => pathOf(listQuestions, { params }),
  offers: () => pathOf(listOffers, { params }),
  history: (request) => pathOf(getBuyerHistory, { params: { ...params, userId: userIdOf(request) }, query: {} }),
};

process.stdout.write(
  `${everyone.length} buyers\n| answer | KB | first | p50 (ms) | p95 (ms) |\n| --- | --- | --- | --- | --- |\n`,
);
for (const [name, pathFor] of Object.entries(REQUEST_PATHS)) {
  const times: number[] = [];
  let size = 0;
  for (let request = 0; request < REQUESTS; request += 1) {
    const start = performance.now();
    const answer = await fetch(`${address}${pathFor(request)}`, {
      headers: { authorization: `Bearer ${client.tokens.access}`, "accept-encoding": "identity" },
    });
    size = (await answer.arrayBuffer()).byteLength;
    times.push(performance.now() - start);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  }
  const [first = 0] = times;
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.ceil(share * REQUESTS) - 1] ?? 0;
  const figures = [size / 1000, first, at(0.5), at(0.95)].map((figure) => figure.toFixed(1));
  process.stdout.write(`| ${name} | ${figures.join(" | ")} |\n`);
  if (at(0.95) > MOST) process.exitCode = 1;
}

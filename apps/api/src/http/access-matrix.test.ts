import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_ENDPOINTS } from "@showroom/api-contract/all-endpoints";
import type { Endpoint } from "@showroom/api-contract/endpoint";
import { ROLES } from "@showroom/domain/model/user";
import {
  ADMIN,
  ADVISOR,
  BUYER,
  BUYER_HALFWAY,
  DEMO_PASSWORD,
  OTHER_ADVISOR,
  OTHER_BUYER,
  PROJECT_ADMIN,
  startTestApp,
  type TestApp,
} from "../testing/test-app.ts";
import { ABSENT, bodiesOfMatrix } from "../testing/matrix-bodies.ts";
import { demoIds, userId, type DemoIds } from "../testing/demo-ids.ts";
import { createTestClient, pathOf, type TestClient } from "../testing/test-client.ts";

const TARGETS = ["own", "other", "absent"] as const;
type Target = (typeof TARGETS)[number];

/** For everyone but staff, the concept project counts as another's. */
const SLUGS: Readonly<Record<Target, string>> = { own: "de-lindehof", other: "buitenrand", absent: "bestaat-niet" };

let app: TestApp;
let ids: Readonly<Record<Exclude<Target, "absent">, DemoIds & { readonly userId: number }>>;
const askers = new Map<string, TestClient>();
/** Of everyone who can sign in. */
const emails = new Map<string, string>();

async function signInAs(name: string, email: string, address: string): Promise<void> {
  emails.set(name, email);
  askers.set(name, await app.signedIn(email, address));
}

/** Roles without a demo account; users with them belong to no project. */
const ROLES_WITHOUT_ACCESS = ["supplier", "customer", "blogger", "contractor"] as const;

/** Every user has another IP address. */
async function signInEveryone(): Promise<void> {
  let addresses = 0;
  const address = (): string => `10.0.0.${(addresses += 1)}`;
  askers.set("nobody", app.client(address()));
  const anonymous = app.client(address());
  const granted = await anonymous.raw("GET", "/api/users/anonymous");
  anonymous.tokens.access = String(Object(granted.body).access_token);
  askers.set("anonymous", anonymous);
  const named = {
    buyer: BUYER,
    neighbour: OTHER_BUYER,
    advisor: ADVISOR,
    "advisor elsewhere": OTHER_ADVISOR,
    projectadmin: PROJECT_ADMIN,
    admin: ADMIN,
  };
  for (const [name, email] of Object.entries(named)) await signInAs(name, email, address());
  for (const role of ROLES_WITHOUT_ACCESS) {
    await app.pool.query(
      "insert into users (email, password_hash, role, roles) select $1, password_hash, $2, array[$2] from users where email = $3",
      [`${role}@elders.example`, role, BUYER],
    );
    await signInAs(role, `${role}@elders.example`, address());
  }
}

beforeAll(async () => {
  app = await startTestApp({ environment: { TRUST_PROXY: "1" } });
  ids = {
    own: { ...(await demoIds(app.pool, "de-lindehof")), userId: await userId(app.pool, BUYER_HALFWAY) },
    other: { ...(await demoIds(app.pool, "havenkwartier")), userId: await userId(app.pool, OTHER_BUYER) },
  };
  await signInEveryone();
});
afterAll(() => app.stop());

const idsOf = (target: Target) =>
  target === "absent"
    ? { projectId: ABSENT, houseTypeId: ABSENT, userId: ABSENT, pages: { bathroom: ABSENT, toilet: ABSENT } }
    : ids[target];

/** Valid path, query and body, so that the response depends only on access. */
function inputOf(endpoint: Endpoint, target: Target, self: number) {
  const { projectId, houseTypeId, userId: buyer, pages } = idsOf(target);
  const page = pages["bathroom"] ?? ABSENT;
  const params = {
    projectId,
    houseTypeId,
    pageId: page,
    userId: buyer,
    id: target === "own" ? self : target === "other" ? buyer : ABSENT,
    slug: SLUGS[target],
    key: "HOMEPAGE",
    hash: "unknown-hash",
    token: "unknown-token",
    versionId: ABSENT,
    linkId: ABSENT,
    stagedId: ABSENT,
    homeId: ABSENT,
    appointmentId: ABSENT,
    webhookId: ABSENT,
    deliveryId: "msg_00000000-0000-4000-8000-000000000000",
    offerId: ABSENT,
    requestId: ABSENT,
    threadId: ABSENT,
    pictureId: ABSENT,
    part: "tiles",
    passkeyId: "unknown",
    jobId: "00000000-0000-4000-8000-000000000000",
    format: endpoint.name.startsWith("catalogue.") ? "xlsx" : "csv",
    stepNumber: endpoint.name === "projects.introduction" ? 1 : 3,
  };
  const query = {
    ...(endpoint.name.startsWith("floors.") ? { houseType: houseTypeId } : {}),
    ...(endpoint.name.includes("opy") ? { toPage: pages["toilet"] ?? ABSENT } : {}),
    ...(endpoint.name === "catalogue.fields" ? { section: "texts" } : {}),
    ...(endpoint.name === "render.articles" ? { numbers: "X" } : {}),
    ...(endpoint.name === "choices.stepPictures" ? { width: 721 } : {}),
  };
  const method =
    endpoint.method === "GET" || endpoint.method === "DELETE"
      ? undefined
      : bodiesOfMatrix(projectId, houseTypeId, page)[endpoint.name];
  return { path: pathOf(endpoint, { params, query }), body: method };
}

async function selfOf(client: TestClient): Promise<number> {
  const answer = await client.raw("GET", "/api/users/current");
  return Number(Object(answer.body).id ?? ABSENT);
}

/** Calls that sign the user out. They come last, and everyone signs in again before each. */
const SIGNS_OUT: ReadonlySet<string> = new Set(["users.logout", "users.endAllSessions"]);
const IN_SEQUENCE = ALL_ENDPOINTS.toSorted(
  (one, other) => Number(SIGNS_OUT.has(one.name)) - Number(SIGNS_OUT.has(other.name)),
);

describe("the access matrix", () => {
  it("covers every role on every endpoint, for own, other and missing resources", async () => {
    const lines: string[] = [];
    const selves = new Map<string, number>();
    for (const [name, client] of askers) selves.set(name, name === "nobody" ? ABSENT : await selfOf(client));
    for (const endpoint of IN_SEQUENCE) {
      if (SIGNS_OUT.has(endpoint.name))
        for (const [name, email] of emails) await askers.get(name)?.signIn(email, DEMO_PASSWORD);
      const answers = new Map<string, string[]>();
      for (const [name, client] of askers) {
        const self = selves.get(name) ?? ABSENT;
        const statuses: string[] = [];
        for (const target of TARGETS) {
          const { path, body } = inputOf(endpoint, target, self);
          statuses.push(`${target} ${await client.status(endpoint.method, path, body)}`);
        }
        const answer = statuses.join("  ");
        if (endpoint.access.kind !== "public" && name === "nobody")
          expect(answer, endpoint.name).toBe("own 401  other 401  absent 401");
        answers.set(answer, [...(answers.get(answer) ?? []), name]);
      }
      lines.push(`${endpoint.name} (${endpoint.access.kind})`);
      for (const [answer, names] of answers)
        lines.push(`  ${answer}  ${names.length === askers.size ? "everyone" : names.join(", ")}`);
    }
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("__golden__/access-matrix.txt");
  }, 240_000);

  it("covers every role", () => {
    const covered = ["projectuser", "showroomadvisor", "projectadmin", "admin", ...ROLES_WITHOUT_ACCESS];
    expect(covered.toSorted()).toEqual([...ROLES].toSorted());
  });

  it("refuses to start with a route without a policy", async () => {
    const { default: fastify } = await import("fastify");
    const { requirePolicies } = await import("./routes.ts");
    const bare = fastify();
    requirePolicies(bare);
    expect(() => bare.get("/api/secret", async () => "open")).toThrow("GET /api/secret has no access policy");
    expect(() => bare.get("/oauth/secret", async () => "open")).toThrow("no access policy");
    await bare.close();
  });

  it("refuses to start with an endpoint without an operation", async () => {
    const { default: fastify } = await import("fastify");
    const { useOperations } = await import("./routes.ts");
    const { ALL_OPERATIONS } = await import("../operations/all-operations.ts");
    const bare = fastify();
    const incomplete = ALL_OPERATIONS.slice(1);
    expect(() => useOperations(bare, Object.create(null), Object.create(null), ALL_ENDPOINTS, incomplete)).toThrow(
      "Nothing carries out",
    );
    await bare.close();
  });
});

describe("anonymous tokens", () => {
  it("give no rights beyond public reads", async () => {
    const client = createTestClient(app.url);
    const granted = await client.raw("GET", "/api/users/anonymous");
    client.tokens.access = String(Object(granted.body).access_token);
    const me = await client.raw("GET", "/api/users/current");
    expect(me.body).toMatchObject({ isAnonymous: true, role: null, roles: [] });
    expect(await client.status("GET", `/api/project-choices/${ids.own.projectId}`)).toBe(403);
  });
});

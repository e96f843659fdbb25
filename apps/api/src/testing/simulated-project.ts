/** A project with homes of two buyers who handed in, for simulations of offers, agreements and changes. */
import type { Pool } from "pg";
import { saveContractTerms } from "@showroom/api-contract/endpoints/contract-terms";
import { bundleSchema, type Bundle } from "@showroom/api-contract/bundle/bundle";
import type { ContractTerms } from "@showroom/api-contract/entities/contract-terms";
import { openDatabase, type Database } from "../database/database.ts";
import { openImporter, type BundleImporter } from "./demo-importer.ts";
import { startTestMailbox } from "./imap-mailbox.ts";
import { TERMS } from "./offer-desk.ts";
import { REIMPORT_STAFF, reimportBundle } from "./reimport-bundle.ts";
import { DEMO_PASSWORD, startTestApp, type TestApp } from "./test-app.ts";
import type { TestClient } from "./test-client.ts";

/** A number from 0 up to this one, another each time. */
export type Random = (below: number) => number;

/** Chance by a seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export const oneOf = <Value>(random: Random, values: readonly Value[]): Value | undefined =>
  values[random(Math.max(1, values.length))];

export interface SimulatedHome {
  readonly buildNumber: string;
  /** Whether its buyers never answer. */
  readonly isSilent: boolean;
  /** The owner of the choices. */
  readonly userId: number;
  readonly emails: readonly [owner: string, partner: string];
}

export interface SimulatedProject {
  readonly app: TestApp;
  readonly db: Database;
  readonly bundle: Bundle;
  readonly importer: BundleImporter;
  readonly projectId: number;
  readonly homes: readonly SimulatedHome[];
  /** Signed in at the present moment of the clock. */
  readonly client: (email: string) => Promise<TestClient>;
  readonly setTerms: (change: Partial<ContractTerms>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Most homes have a discount of a part, and those that spend most one of the whole too. */
export const DISCOUNT_RULES = [
  { appliesTo: "tiles", percentage: 12.5, minimumSubtotal: 10_000 },
  { appliesTo: "sanitary", percentage: 5, minimumSubtotal: 0 },
  { appliesTo: "floors", percentage: 3, minimumSubtotal: 250_000 },
  { appliesTo: "all", percentage: 1.5, minimumSubtotal: 330_000 },
] as const;

const emailOf = (place: number): string => `koper.${place}@herhaling.example`;

/** The bundle with a buyer for each home, with other choices in each, and with indicative prices. */
function bundleWithHomes(count: number, random: Random): Bundle {
  const bundle = reimportBundle();
  const offers = bundle.offers.map(({ key }) => key);
  const accounts = Array.from({ length: count }, (_, place) => {
    const { key, pages } = bundle.houseTypes[place % bundle.houseTypes.length] ?? { key: "", pages: [] };
    return {
      email: emailOf(place),
      houseType: key,
      password: DEMO_PASSWORD,
      firstName: "Koper",
      lastName: `Nummer ${place}`,
      role: "projectuser",
      buildNumber: String(place + 1),
      confirmedPages: pages.map((page) => page.key),
      choices: {
        // The dearest floor alone is enough for the discount of the whole.
        offers: place % 3 === 2 ? [] : Array.from({ length: 4 }, () => oneOf(random, offers)),
        ...(place % 3 > 0 && { floor: { color: `pvc-${place % 3}`, baseboard: "plint-0" } }),
      },
      submitType: "quote",
    };
  });
  return bundleSchema.parse({
    ...bundle,
    project: {
      ...bundle.project,
      hasHardPrices: false,
      discounts: [{ key: "korting", name: "Korting", rules: [...DISCOUNT_RULES] }],
    },
    demoAccounts: [...bundle.demoAccounts.filter(({ email }) => email === REIMPORT_STAFF), ...accounts],
  });
}

/** A partner in each home, who shares the choices. */
const PARTNERS = `
  insert into users (email, password_hash, first_name, last_name, role, roles, project_id, house_type_id, build_number,
    approved_terms_at, invited_at, shares_choices_of)
  select 'partner.' || email, password_hash, 'Partner', last_name, role, roles, project_id, house_type_id, build_number,
    approved_terms_at, invited_at, id
  from users where project_id = $1 and role = 'projectuser'`;

async function readHomes(pool: Pool, projectId: number): Promise<SimulatedHome[]> {
  const { rows } = await pool.query<{ id: number; email: string; number: string }>(
    `select id, email, build_number as number from users
     where project_id = $1 and shares_choices_of is null and role = 'projectuser' order by id`,
    [projectId],
  );
  return rows.map(({ id, email, number }, place) => ({
    buildNumber: number,
    isSilent: place % 6 === 5,
    userId: id,
    emails: [email, `partner.${email}`],
  }));
}

export async function openSimulatedProject(count: number, random: Random): Promise<SimulatedProject> {
  // Nothing comes back to it by itself.
  const mailbox = await startTestMailbox();
  const app = await startTestApp({
    template: "empty",
    environment: { RATE_LIMIT: "1000000", BOUNCE_URL: mailbox.url, BOUNCE_ADDRESS: "bounces@showroom.example" },
  });
  const database = openDatabase(app.databaseUrl, 1, () => undefined);
  const importer = await openImporter(app);
  const bundle = bundleWithHomes(count, random);
  await importer.run(bundle);
  const { rows } = await app.pool.query<{ id: number }>("select id from projects where slug = 'herhaling'");
  const projectId = rows[0]?.id ?? 0;
  await app.pool.query(PARTNERS, [projectId]);
  const client = async (email: string): Promise<TestClient> => {
    const made = app.client();
    await made.signIn(email, DEMO_PASSWORD);
    return made;
  };
  let version = 0;
  return {
    app,
    db: database.db,
    bundle,
    importer,
    projectId,
    homes: await readHomes(app.pool, projectId),
    client,
    setTerms: async (change) => {
      const body = { version, terms: { ...TERMS, ...change } };
      const { outcome } = (
        await (await client(REIMPORT_STAFF)).call(saveContractTerms, { params: { projectId }, body })
      ).body;
      if (outcome !== "done") throw new Error("The terms were not saved");
      version += 1;
    },
    close: async () => {
      await database.close();
      await app.stop();
      mailbox.stop();
      await importer.remove();
    },
  };
}

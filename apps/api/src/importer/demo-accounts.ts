import { eq, sql } from "drizzle-orm";
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { defaultRoomChoice } from "@showroom/domain/selection/default-room";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { selectNoFloor } from "@showroom/domain/selection/floors";
import type { UserRow } from "../accounts/asker.ts";
import type { Passwords } from "../accounts/passwords.ts";
import { digestOf } from "../accounts/secrets.ts";
import type { LoadedProject } from "../catalogue/catalogue.ts";
import type { Rooms } from "../choices/check-rooms.ts";
import { lockChoices } from "../choices/choices-rows.ts";
import { homeOf } from "../choices/home.ts";
import { writeChoices } from "../choices/write-choices.ts";
import { invitations, users } from "../database/schema/accounts.ts";
import { organisations } from "../database/schema/catalogue.ts";
import type { OpenTransaction } from "../database/transaction.ts";
import type { IdBook } from "./id-book.ts";

type DemoAccount = Bundle["demoAccounts"][number];

interface DemoTools {
  readonly open: OpenTransaction;
  readonly passwords: Passwords;
  readonly ids: IdBook;
  /** The project as it was just stored. */
  readonly project: LoadedProject;
}

async function organisationId({ open }: DemoTools, key: string | undefined): Promise<number | null> {
  if (key === undefined) return null;
  const [row] = await open.tx.select({ id: organisations.id }).from(organisations).where(eq(organisations.key, key));
  return row?.id ?? null;
}

/** Standard choices on the confirmed pages; floors are left at "Geen woonvloer". */
function standardRooms({ project, ids }: DemoTools, account: DemoAccount): Rooms {
  const house = project.houseTypes.get(ids.of("houseType", account.houseType ?? ""));
  const confirmed = new Set(account.confirmedPages.map((key) => ids.of("page", `${account.houseType}/${key}`)));
  const rooms = (house?.pages ?? []).filter((page) => confirmed.has(page.id)).map((page) => {
    const standard = { ...defaultRoomChoice(pageCatalogue(page), project.document), confirmedByUser: true };
    return [String(page.id), page.type === "floors" ? selectNoFloor({ locked: false }, standard) : standard] as const;
  });
  return Object.fromEntries(rooms);
}

async function storeChoices(tools: DemoTools, account: DemoAccount, user: UserRow): Promise<void> {
  if (account.confirmedPages.length === 0) return;
  const home = homeOf(user, tools.project);
  const row = await lockChoices(tools.open.tx, home);
  const { row: saved } = await writeChoices(tools.open, home, row, { actor: user, rooms: standardRooms(tools, account), submitType: null });
  if (account.submitType) await writeChoices(tools.open, home, saved, { actor: user, rooms: {}, submitType: account.submitType });
}

async function storeAccount(tools: DemoTools, account: DemoAccount): Promise<boolean> {
  const { open, passwords, ids, project } = tools;
  const isRegistered = account.password !== undefined;
  const isBuyer = account.role === "projectuser";
  const [user] = await open.tx
    .insert(users)
    .values({
      email: account.email,
      passwordHash: account.password === undefined ? null : await passwords.hash(account.password),
      firstName: account.firstName,
      lastName: account.lastName,
      role: account.role,
      roles: [account.role],
      organisationId: await organisationId(tools, account.organisation),
      projectId: isBuyer ? project.id : null,
      houseTypeId: account.houseType === undefined ? null : ids.of("houseType", account.houseType),
      buildNumber: account.buildNumber ?? null,
      approvedTermsAt: isRegistered ? new Date() : null,
      invitedAt: new Date(),
    })
    .onConflictDoNothing()
    .returning();
  if (!user) return false;
  if (account.invitation !== undefined) {
    await open.tx
      .insert(invitations)
      .values({ hash: digestOf(account.invitation), userId: user.id, expiresAt: sql`now() + interval '10 years'`, demo: true })
      .onConflictDoNothing();
  }
  await storeChoices(tools, account, user);
  return true;
}

/** Makes the accounts of a demonstration that are not there yet; those that are keep their password and choices. */
export async function storeDemoAccounts(tools: DemoTools, accounts: readonly DemoAccount[]): Promise<number> {
  let added = 0;
  for (const account of accounts) if (await storeAccount(tools, account)) added += 1;
  return added;
}

import { eq, inArray, sql } from "drizzle-orm";
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { NO_FLOOR, type RoomChoice } from "@showroom/domain/model/choices";
import { settle } from "@showroom/domain/rules/settle";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { type FloorOffer, selectFloor, selectNoFloor } from "@showroom/domain/selection/floors";
import type { RoomContext } from "@showroom/domain/selection/room-context";
import { selectSanitary } from "@showroom/domain/selection/sanitary";
import { selectFloorTile, selectWallTile } from "@showroom/domain/selection/tiles";
import { mainChoice } from "@showroom/domain/selection/variants";
import { dayOf } from "@showroom/domain/format/day-in-words";
import { dutchMoment, formatTime } from "@showroom/domain/format/moment";
import { normaliseEmail } from "@showroom/domain/validation/email";
import { DAY, fromNow, now, nowMs, YEAR } from "@showroom/service/clock";
import type { UserRow } from "../../kernel/asker.ts";
import type { Passwords } from "../../kernel/context.ts";
import { changeBooking } from "../../appointments/change-booking.ts";
import { digestOf } from "../../accounts/secrets.ts";
import type { LoadedProject } from "../../kernel/loaded-project.ts";
import type { ChoicesRow } from "../../choices/read/choices-row.ts";
import type { Rooms } from "../../choices/read/check-rooms.ts";
import { lockChoices } from "../../choices/save/choices-rows.ts";
import { storeConfirmation } from "../../choices/confirm/confirmation.ts";
import { homeOf } from "../../choices/read/home.ts";
import { writeLocked } from "../../choices/save/write-choices.ts";
import type { Queries } from "../../database/database.ts";
import { invitations, users } from "../../database/schema/accounts.ts";
import { appointments } from "../../database/schema/appointments.ts";
import { organisations } from "../../database/schema/catalogue.ts";
import { projectChoices } from "../../database/schema/choices.ts";
import type { OpenTransaction } from "../../database/transaction.ts";
import type { IdBook } from "../compile/id-book.ts";

const WEEK = 7 * DAY;

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

/**
 * The rooms of an account: its own choices on the confirmed pages, else the standard; without a floor "Geen woonvloer".
 */
function chosenRooms({ project, ids }: DemoTools, account: DemoAccount): Rooms {
  const house = project.houseTypes.get(ids.of("houseType", account.houseType ?? ""));
  const confirmed = new Set(account.confirmedPages.map((key) => ids.of("page", `${account.houseType}/${key}`)));
  if (!house) return {};
  const rooms = house.pages
    .filter((page) => confirmed.has(page.id))
    .map((page) => {
      const catalogue = pageCatalogue(page);
      const standard = standardRoomChoice(catalogue, project.document);
      const context: RoomContext = { catalogue, settings: project.document, locked: false };
      const chosen =
        page.type === "floors"
          ? withFloor(ids, house.floors, standard, account)
          : withOffers(ids, context, standard, account);
      return [String(page.id), { ...chosen, confirmedByUser: true }] as const;
    });
  return Object.fromEntries(rooms);
}

function withFloor(ids: IdBook, offer: FloorOffer, room: RoomChoice, { choices }: DemoAccount): RoomChoice {
  const context = { locked: false };
  if (!choices?.floor) return selectNoFloor(context, room);
  const colorId = ids.of("floor", choices.floor.color);
  const materialId = offer.floors.find((floor) => floor.id === colorId)?.material ?? NO_FLOOR;
  return selectFloor(context, room, offer, {
    materialId,
    colorId,
    baseboardId: ids.of("baseboard", choices.floor.baseboard),
  });
}

/** Chooses the given offers of this page and applies the rules. */
function withOffers(ids: IdBook, context: RoomContext, standard: RoomChoice, { choices }: DemoAccount): RoomChoice {
  const chosen = (choices?.offers ?? []).reduce((room, key) => {
    const product = context.catalogue.products.get(ids.of("offer", key));
    if (!product) return room;
    const choice = mainChoice(product);
    const groupId = product.product.productGroupId;
    const laid = selectFloorTile(context, selectWallTile(context, room, choice), choice);
    return groupId === null ? laid : selectSanitary(context, laid, groupId, choice);
  }, standard);
  return settle(context, standard, chosen).room;
}

async function storeChoices(tools: DemoTools, account: DemoAccount, user: UserRow): Promise<void> {
  if (account.confirmedPages.length === 0) return;
  const home = homeOf(user, tools.project);
  const row = await lockChoices(tools.open.tx, home);
  const { row: saved } = await writeLocked(tools.open, home, row, {
    actor: user,
    rooms: chosenRooms(tools, account),
    submitType: null,
  });
  if (!account.submitType) return;
  const { submitType } = account;
  const handedIn = await writeLocked(tools.open, home, saved, { actor: user, rooms: {}, submitType });
  await storeConfirmation(tools.open.tx, home, handedIn.row, handedIn.priced, user);
  await storeAgreements(tools, account, handedIn.row);
}

/** The same time of day and of the week, some weeks later. */
const inWeeks = (moment: string, weeks: number): Date => {
  const day = new Date(Date.parse(`${dayOf(moment)}T00:00:00Z`) + weeks * WEEK).toISOString().slice(0, 10);
  return new Date(dutchMoment(day, formatTime(moment)));
};
/** An appointment of the demo is still to come, whenever the demo is loaded. */
const weeksUntilAhead = (moment: string): number =>
  Math.max(0, Math.ceil((nowMs() + WEEK - Date.parse(moment)) / WEEK));

/** Stores an account's agreements with the showroom, which are not choices. */
async function storeAgreements(
  { open: { tx } }: DemoTools,
  { appointment, submit3D }: DemoAccount,
  { id, projectId, submitType, submittedAt }: ChoicesRow,
): Promise<void> {
  if (appointment) {
    const { employeeName, fromDate, toDate } = appointment;
    const later = weeksUntilAhead(fromDate);
    const values = { projectId, employeeName, fromDate: inWeeks(fromDate, later), toDate: inWeeks(toDate, later) };
    const [time] = await tx.insert(appointments).values(values).returning();
    const wanted = { appointmentId: time?.id ?? null, seen: null, by: "staff" } as const;
    await changeBooking(tx, { choices: { id, projectId, submitType }, ...wanted });
  }
  await tx
    .update(projectChoices)
    .set({ submit3D, submitted3DAt: submit3D ? submittedAt : null })
    .where(eq(projectChoices.id, id));
}

async function storeAccount(tools: DemoTools, account: DemoAccount): Promise<boolean> {
  const { open, passwords, ids, project } = tools;
  const isRegistered = account.password !== undefined;
  const isBuyer = account.role === "projectuser";
  const [user] = await open.tx
    .insert(users)
    .values({
      email: normaliseEmail(account.email),
      passwordHash: account.password === undefined ? null : await passwords.hash(account.password),
      firstName: account.firstName,
      lastName: account.lastName,
      role: account.role,
      roles: [account.role],
      gender: account.gender ?? null,
      phone: account.phone ?? null,
      dateOfBirth: account.dateOfBirth ?? null,
      credits: account.credits,
      avatarUrl: account.avatarUrl ?? null,
      hasNewsLetter: account.hasNewsLetter,
      hasFacebook: account.hasFacebook,
      stylesTextual: account.stylesTextual ?? null,
      organisationId: await organisationId(tools, account.organisation),
      projectId: isBuyer ? project.id : null,
      projectIds: account.role === "projectadmin" ? [project.id] : [],
      houseTypeId: account.houseType === undefined ? null : ids.of("houseType", account.houseType),
      buildNumber: account.buildNumber ?? null,
      approvedTermsAt: isRegistered ? now() : null,
      invitedAt: now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!user) return false;
  if (account.invitation !== undefined) {
    await open.tx
      .insert(invitations)
      .values({
        hash: digestOf(account.invitation),
        userId: user.id,
        expiresAt: fromNow(10 * YEAR),
        demo: true,
      })
      .onConflictDoNothing();
  }
  await storeChoices(tools, account, user);
  return true;
}

/** The accounts whose address nobody has. */
export async function missingAccounts(db: Queries, accounts: readonly DemoAccount[]): Promise<readonly DemoAccount[]> {
  const addresses = accounts.map(({ email }) => normaliseEmail(email));
  const address = sql<string>`lower(${users.email})`;
  const known = await db.select({ address }).from(users).where(inArray(address, addresses));
  const taken = new Set(known.map((row) => row.address));
  return accounts.filter(({ email }) => !taken.has(normaliseEmail(email)));
}

/** Creates demo accounts; returns their number. */
export async function storeDemoAccounts(tools: DemoTools, accounts: readonly DemoAccount[]): Promise<number> {
  let added = 0;
  for (const account of accounts) if (await storeAccount(tools, account)) added += 1;
  return added;
}

import { eq, inArray } from "drizzle-orm";
import type { moveBuyers } from "@showroom/api-contract/endpoints/occupancy";
import type { EndpointRequest, EndpointResponse } from "@showroom/api-contract/endpoint";
import { refuseMove, sameOccupants } from "@showroom/domain/staff/occupancy";
import { now } from "@showroom/service/clock";
import { recordAudit } from "../accounts/audit.ts";
import { removeInvited } from "../accounts/former-buyer.ts";
import { authorOf, recordHistory } from "../accounts/home-history.ts";
import { roomsOf } from "../choices/read/choices-entity.ts";
import type { ChoicesRow } from "../choices/read/choices-row.ts";
import type { Rooms } from "../choices/read/check-rooms.ts";
import { projectOfChoices } from "../choices/read/home.ts";
import { waitingFor } from "../choices/read/prepared-choices.ts";
import { costOf, type HouseCatalogue } from "../choices/read/settle-rooms.ts";
import { users } from "../database/schema/accounts.ts";
import { appointmentBookings } from "../database/schema/appointments.ts";
import { projectChoices, roomVersions } from "../database/schema/choices.ts";
import { questionThreads } from "../database/schema/questions.ts";
import { inTransaction, type OpenTransaction } from "../database/transaction.ts";
import { registered, type Asker, type UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import { emitEvent } from "../webhooks/emit-event.ts";
import { archiveChoices } from "./archive-choices.ts";
import { effectsOn } from "./effects.ts";
import { fitRooms, type FittedRooms } from "./fit-rooms.ts";
import { announceBuyers, lockHousehold, type Household } from "./household.ts";
import { findStanding, roomsThatCount, type Standing } from "./standing.ts";

interface Move {
  readonly from: Household;
  readonly to: Household;
  readonly live: LoadedProject;
  /** The house type of the other home. */
  readonly present: HouseCatalogue;
  readonly standing: Standing;
  readonly fitted: FittedRooms;
  readonly actor: UserRow;
  readonly reason: string;
}

/** The catalogue of the choices of a home; null without choices. */
async function catalogueOf(
  app: Pick<AppContext, "catalogue">,
  live: LoadedProject,
  { row }: Household,
): Promise<HouseCatalogue | null> {
  if (row === null) return null;
  const project = await projectOfChoices(app, live, row);
  const house = project.houseTypes.get(row.houseTypeId);
  return house ? { project, house } : null;
}

/** The rooms without what staff prepared and nobody agreed with. */
function agreedRooms(place: HouseCatalogue, row: ChoicesRow | null): Rooms {
  const rooms = roomsOf(place, row);
  return { ...rooms, ...(row && waitingFor(place, row, rooms)) };
}

/** The choices in the other home. What belongs to the persons follows them: questions, kept versions of rooms and the appointment. */
async function storeMoved({ tx }: OpenTransaction, move: Move, oldId: number): Promise<void> {
  const { from, to, live, present, standing, fitted, actor } = move;
  const { owner, row } = from;
  if (owner === null) return;
  const [stored] = await tx
    .insert(projectChoices)
    .values({
      userId: owner.id,
      projectId: live.id,
      houseTypeId: present.house.houseType.id,
      version: 0,
      revision: live.revision,
      rooms: fitted.rooms,
      handedInRooms: roomsThatCount(present, standing),
      addedCost: costOf(present, fitted.rooms).totalPrice,
      budget: row?.budget ?? null,
      favourites: row?.favourites ?? [],
      appointment: row?.appointment ?? null,
      movedFrom: oldId,
      updatedAt: now(),
    })
    .returning({ id: projectChoices.id, addedCost: projectChoices.addedCost });
  if (!stored) throw new Error("The choices were not stored");
  const follows = { choicesId: stored.id };
  await tx.update(questionThreads).set(follows).where(eq(questionThreads.choicesId, oldId));
  await tx.update(roomVersions).set(follows).where(eq(roomVersions.choicesId, oldId));
  await tx.update(appointmentBookings).set(follows).where(eq(appointmentBookings.choicesId, oldId));
  await recordHistory(tx, authorOf(actor), {
    choicesId: stored.id,
    version: 0,
    event: "buyersMoved",
    changes: [],
    totalPrice: stored.addedCost,
    note: `${from.home.buildNumber} → ${to.home.buildNumber}: ${move.reason}`,
  });
}

async function moveAll(app: AppContext, open: OpenTransaction, move: Move): Promise<void> {
  const { tx, client } = open;
  const { from, to, live, present, actor, reason } = move;
  const note = `${from.home.buildNumber} → ${to.home.buildNumber}: ${reason}`;
  // Invitations that were withdrawn share choices that are elsewhere now.
  for (const withdrawn of [...from.withdrawn, ...to.withdrawn]) await removeInvited(tx, withdrawn);
  const archived = await archiveChoices(open, { household: from, live, actor, reason, event: "buyersMoved", note });
  await tx
    .update(users)
    .set({ buildNumber: to.home.buildNumber, houseTypeId: present.house.houseType.id })
    .where(
      inArray(
        users.id,
        from.buyers.map(({ id }) => id),
      ),
    );
  await emitEvent(app, open, live.id, "buyers.moved", {
    buildNumber: from.home.buildNumber,
    toBuildNumber: to.home.buildNumber,
    userIds: from.buyers.map(({ id }) => id),
  });
  if (archived === null) return;
  await storeMoved(open, move, archived.row.id);
  for (const { id, passwordHash } of from.buyers)
    if (passwordHash !== null)
      await app.jobs.send("mail.buyers-moved", { eventId: archived.eventId, userId: id }, client);
}

type Answer = EndpointResponse<typeof moveBuyers>;

/**
 * Moves all buyers of a home to another one, unless a home is not as its author saw it. With `dryRun` it only says what that would do.
 */
export async function moveBuyersOf(
  app: AppContext,
  asker: Asker,
  { params: { projectId, homeId }, body }: EndpointRequest<typeof moveBuyers>,
): Promise<Answer> {
  const { user: actor } = registered(asker);
  const { seen, reason, dryRun } = body;
  const live = await app.catalogue.project(projectId);
  const moved: Household[] = [];
  const answer = await inTransaction(app.pool, async (open): Promise<Answer> => {
    const { tx } = open;
    const refused = (outcome: Answer["outcome"]): Answer => ({ outcome, effects: null, choices: null });
    const from = await lockHousehold(tx, projectId, homeId);
    const to = await lockHousehold(tx, projectId, body.toHomeId);
    if (!sameOccupants(from.buyers, seen.buyers)) return refused("changed");
    if (from.buyers.length === 0) return refused("nobody");
    const house = to.home.houseTypeId === null ? undefined : live.houseTypes.get(to.home.houseTypeId);
    const refusal = refuseMove({
      isClosed: to.home.closedAt !== null,
      hasBuyers: to.buyers.length > 0,
      hasType: house !== undefined && !house.retired,
    });
    if (refusal !== null || !house) return refused(refusal ?? "no-type");
    const present = { project: live, house };
    const standing = await findStanding(app, tx, to.home.id, present);
    const before = await catalogueOf(app, live, from);
    const rooms = before === null ? {} : agreedRooms(before, from.row);
    const fitted = fitRooms(before ?? present, present, rooms, standing);
    const everybody = from.buyers.map(({ id }) => id);
    const effects = await effectsOn(tx, from, everybody);
    if (!dryRun && effects.version !== seen.version) return { outcome: "changed", effects, choices: fitted.report };
    if (!dryRun) {
      for (const id of everybody)
        await recordAudit(tx, asker, {
          action: "moved-buyers",
          subjectId: id,
          projectId,
          details: { from: from.home.buildNumber, to: to.home.buildNumber, reason },
        });
      await moveAll(app, open, { from, to, live, present, standing, fitted, actor, reason });
      moved.push(from);
    }
    return { outcome: "done", effects, choices: fitted.report };
  });
  for (const household of moved) announceBuyers(app, household);
  return answer;
}

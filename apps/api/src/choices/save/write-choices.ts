import type { ChoicesChanged } from "@showroom/api-contract/entities/staff";
import type { Closing } from "@showroom/domain/closing-date/closing-date";
import type { ChangedChoice } from "@showroom/domain/model/changed-choice";
import type { SubmitType } from "@showroom/domain/model/submit-type";
import { cents } from "@showroom/domain/money/cents";
import { choicesOwner } from "@showroom/domain/staff/home-buyers";
import { now } from "@showroom/service/clock";
import type { UserRow } from "../../kernel/asker.ts";
import type { HistoryChange, HistoryEvent, StoredPreparation } from "../../database/schema/choices.ts";
import type { OpenTransaction } from "../../database/transaction.ts";
import { changedChoices, roomsNow } from "../catalogue/changed-choices.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { changesBetween } from "../history/changes.ts";
import type { Rooms } from "../read/check-rooms.ts";
import { roomsOf, statusOf } from "../read/choices-entity.ts";
import type { ChoicesRow } from "../read/choices-row.ts";
import { checkOpenParts } from "./check-open-parts.ts";
import { updateChoices, type WriteRow } from "./choices-rows.ts";
import { checkComplete } from "../confirm/completeness.ts";
import { confirmedNames, eventOf } from "../history/history.ts";
import { findClosings } from "../read/find-closings.ts";
import { preparedBy, waitingFor } from "../read/prepared-choices.ts";
import type { Home } from "../read/home.ts";
import { costOf, type PricedRooms } from "../read/settle-rooms.ts";

export interface Write {
  readonly actor: UserRow;
  /** Changed rooms; the others stay as they are. */
  readonly rooms: Rooms;
  /** Set when this write submits the choices. */
  readonly submitType: SubmitType | null;
  /** History event, if it does not follow from the change. */
  readonly event?: HistoryEvent;
  /** Staff choose in the buyer's place, who has to agree. */
  readonly isPrepared?: boolean;
  /** Until when the buyer may choose in each part. */
  readonly closings: readonly Closing[];
}

/** A submission also confirms the overview page. */
function withOverviewConfirmed(home: Home, rooms: Rooms): Rooms {
  const overviews = home.house.pages.filter((page) => page.type === "overview");
  return {
    ...rooms,
    ...Object.fromEntries(
      overviews.flatMap((page) => {
        const room = rooms[page.id];
        return room ? [[String(page.id), { ...room, confirmedByUser: true }]] : [];
      }),
    ),
  };
}

export interface WrittenChoices {
  readonly row: ChoicesRow;
  /** The home of the choices from now on. */
  readonly home: Home;
  /** The new rooms with their price. */
  readonly priced: PricedRooms;
}

/** @throws ProblemError `choices-incomplete` while a change of the catalogue waits for the buyer's answer */
function checkAnswered(changes: readonly ChangedChoice[]): void {
  if (changes.length === 0) return;
  const issues = changes.map(({ pageId, was }) => ({
    path: ["projectRoomChoices", String(pageId)],
    message: `the catalogue changed ${was.name}, which is not answered yet`,
  }));
  throw new ProblemError("choices-incomplete", { issues });
}

/** @throws ProblemError `prepared-unanswered` while the buyer has not answered what staff prepared */
function checkAgreed(home: Home, row: ChoicesRow, rooms: Rooms): void {
  if (waitingFor(home, row, rooms) !== null) throw new ProblemError("prepared-unanswered");
}

/** What waits for the buyer's answer after a write. */
function preparedAfter(home: Home, row: ChoicesRow, { before, rooms, write }: PreparedAfter): StoredPreparation | null {
  const isAnswer = write.event === "preparedAgreed" || write.event === "preparedUndone";
  if (isAnswer || write.submitType !== null) return null;
  return write.isPrepared ? preparedBy(home, row, before, rooms) : row.prepared;
}

/**
 * Writes choices with their cost and history. The caller must have checked that the rooms are on offer. Returns null
 * and writes nothing when another write happened after `row` was read.
 * @throws ProblemError `choices-incomplete`, `prepared-unanswered` or `rule-violated` when they cannot be submitted, `part-closed` when they
 * change what can no longer be chosen
 */
export async function writeChoices(
  writeRow: WriteRow,
  home: Home,
  row: ChoicesRow,
  write: Write,
): Promise<WrittenChoices | null> {
  const before = roomsOf(home, row);
  const merged = { ...before, ...write.rooms };
  const rooms = write.submitType ? withOverviewConfirmed(home, merged) : merged;
  const at = now();
  // What the project itself changed can always be answered.
  if (write.event !== "catalogueAnswered") {
    const isSubmission = write.submitType !== null;
    checkOpenParts(home, write.closings, at, { before, after: rooms, choices: row, isSubmission });
  }
  if (write.submitType) checkAgreed(home, row, before);
  const { present } = home;
  const catalogueChanges = present ? changedChoices(home, present, rooms) : [];
  const changes = changesBetween(home, before, rooms);
  // When no change waits for an answer, the choices move to the present catalogue.
  const movesUp = present !== undefined && catalogueChanges.length === 0;
  return await writeRooms(writeRow, row, write, {
    home: movesUp ? { user: home.user, ...present } : home,
    rooms: movesUp ? roomsNow(home, present, rooms) : rooms,
    catalogueChanges,
    prepared: preparedAfter(home, row, { before, rooms, write }),
    before,
    changes,
    at,
  });
}

interface PreparedAfter {
  readonly before: Rooms;
  readonly rooms: Rooms;
  readonly write: Write;
}

interface WrittenRooms {
  readonly home: Home;
  readonly rooms: Rooms;
  readonly catalogueChanges: ChangedChoice[];
  readonly prepared: StoredPreparation | null;
  readonly before: Rooms;
  readonly changes: HistoryChange[];
  /** The one moment of this write: of the check of closing dates, and of what is stored. */
  readonly at: Date;
}

async function writeRooms(
  writeRow: WriteRow,
  row: ChoicesRow,
  write: Write,
  { home, rooms, catalogueChanges, prepared, before, changes, at }: WrittenRooms,
): Promise<WrittenChoices | null> {
  if (write.submitType) {
    checkAnswered(catalogueChanges);
    checkComplete(home, rooms);
  }
  const cost = costOf(home, rooms);
  const relevant = eventOf(before, rooms, changes);
  const event = write.submitType
    ? "submitted"
    : (write.event ?? (write.isPrepared && relevant ? "prepared" : relevant));
  const stored = await writeRow(row, {
    houseTypeId: home.house.houseType.id,
    revision: home.project.revision,
    rooms: { ...row.rooms, ...rooms },
    catalogueChanges: catalogueChanges.length > 0 ? catalogueChanges : null,
    prepared,
    totalPrice: cost.totalPrice,
    at,
    submitType: write.submitType,
    holder: home.user,
    actor: write.actor,
    told: event && {
      event,
      changes,
      note: event === "roomConfirmed" || event === "prepared" ? confirmedNames(home.house.pages, before, rooms) : null,
    },
  });
  return stored && { row: stored, home, priced: { rooms, cost } };
}

/** Like `writeChoices`, for a row that the transaction has locked. */
export async function writeLocked(
  { client }: OpenTransaction,
  home: Home,
  row: ChoicesRow,
  write: Omit<Write, "closings">,
): Promise<WrittenChoices> {
  const closings = await findClosings(client, home);
  const writeRow: WriteRow = (before, update) => updateChoices(client, before, update);
  const written = await writeChoices(writeRow, home, row, { ...write, closings });
  if (!written) throw new Error("The choices changed while they were locked");
  return written;
}

/** The event for staff about a write. */
export const changeOf = (home: Home, row: ChoicesRow): ChoicesChanged => ({
  projectId: home.project.id,
  userId: choicesOwner(home.user),
  version: row.version,
  totalPrice: cents(row.addedCost),
  status: statusOf(row),
  at: row.updatedAt.toISOString(),
});

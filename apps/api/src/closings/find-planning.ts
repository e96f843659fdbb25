import { and, eq, isNotNull, isNull } from "drizzle-orm";
import {
  DEFAULT_DISTANCES,
  planningNews,
  type PlanningNews,
  type ToldDate,
} from "@showroom/domain/closing-date/planning-news";
import type { Closing } from "@showroom/domain/closing-date/closing-date";
import { findChoices } from "../choices/read/find-choices.ts";
import { findClosings } from "../choices/read/find-closings.ts";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { projects } from "../database/schema/catalogue.ts";
import { planningProjects, planningTold, planningWishes } from "../database/schema/planning.ts";
import type { UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { findAnswers, type Answer } from "../questions/find-answers.ts";

type Tools = Pick<AppContext, "db" | "pool">;

/** A buyer with an account, and the project of the home. */
export interface PlanningBuyer {
  readonly user: UserRow;
  readonly project: { readonly id: number; readonly slug: string; readonly name: string; readonly isOpen: boolean };
}

/** Null for somebody without an account, who was erased, or who is not a buyer. */
export async function findPlanningBuyer(db: Queries, userId: number): Promise<PlanningBuyer | null> {
  const [found] = await db
    .select({ user: users, id: projects.id, slug: projects.slug, name: projects.name, state: projects.state })
    .from(users)
    .innerJoin(projects, eq(projects.id, users.projectId))
    .where(
      and(eq(users.id, userId), eq(users.role, "projectuser"), isNotNull(users.passwordHash), isNull(users.disabledAt)),
    );
  if (!found || found.state === "deleted") return null;
  const { user, id, slug, name, state } = found;
  return { user, project: { id, slug, name, isOpen: state === "open" } };
}

export interface Wishes {
  readonly isMuted: boolean;
  readonly calendarNumber: number;
}

export async function findWishes(db: Queries, userId: number): Promise<Wishes> {
  const [found] = await db.select().from(planningWishes).where(eq(planningWishes.userId, userId));
  return { isMuted: found !== undefined && found.mutedAt !== null, calendarNumber: found?.calendarNumber ?? 1 };
}

/** Days before a last day on which the buyers of a project are reminded. */
export async function findDistances(db: Queries, projectId: number): Promise<readonly number[]> {
  const [found] = await db.select().from(planningProjects).where(eq(planningProjects.projectId, projectId));
  return found?.distances ?? DEFAULT_DISTANCES;
}

export interface Planning extends PlanningBuyer {
  readonly closings: readonly Closing[];
  readonly isHandedIn: boolean;
  readonly news: readonly PlanningNews[];
  /** What was told once the news was sent. */
  readonly told: readonly ToldDate[];
  /** What the showroom wrote that the buyer has not seen; none for who wants no mails that only help. */
  readonly answers: readonly Answer[];
}

/** What a buyer is to be told at a moment: of the dates of the home, unless it handed in, and what the showroom answered. */
export async function findPlanning({ db, pool }: Tools, buyer: PlanningBuyer, at: number): Promise<Planning> {
  const { user, project } = buyer;
  // What former buyers agreed is no date to tell.
  const closings = (await findClosings(pool, buyer)).filter(({ isAgreed }) => !isAgreed);
  const choices = await findChoices(pool, buyer);
  const isHandedIn = choices !== null && choices.submitType !== null;
  const { isMuted } = await findWishes(db, user.id);
  const answers = isMuted ? [] : await findAnswers(db, user, project.id);
  if (isHandedIn || !project.isOpen) return { ...buyer, closings, isHandedIn, answers, news: [], told: [] };
  const told = await db.select().from(planningTold).where(eq(planningTold.userId, user.id));
  const distances = await findDistances(db, project.id);
  return { ...buyer, closings, isHandedIn, answers, ...planningNews({ closings, told, distances, isMuted, at }) };
}

/** What can be delivered instead of agreed lines whose article the catalogue lost. */
import { and, desc, eq } from "drizzle-orm";
import type { FrozenOrderLine } from "@showroom/api-contract/entities/staff";
import { insteadOf } from "@showroom/domain/agreement/lost-article";
import type { CatalogueAnswer, ChangedChoice } from "@showroom/domain/model/changed-choice";
import { sum } from "@showroom/domain/money/cents";
import { answeredRooms, changedChoices } from "../choices/catalogue/changed-choices.ts";
import { isHandedIn } from "../offers/last-offers.ts";
import { confirmationLines } from "../choices/confirm/confirmation-lines.ts";
import type { Rooms } from "../choices/read/check-rooms.ts";
import type { ChoicesRow } from "../choices/read/choices-row.ts";
import { houseTypeOf } from "../choices/read/home.ts";
import { orderLinesOf } from "../choices/read/order-lines.ts";
import { costOf, type HouseCatalogue } from "../choices/read/settle-rooms.ts";
import type { Queries } from "../database/database.ts";
import { confirmations } from "../database/schema/choices.ts";
import type { UserRow } from "../kernel/asker.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import type { CataloguePart } from "../offers/make-change.ts";
import type { DeliveredLine } from "../offers/standing-articles.ts";

/** The catalogue as it is now, and as it was. */
export interface Versions {
  readonly present: LoadedProject;
  /** Null for a version that is no longer kept. */
  readonly at: (revision: number) => Promise<LoadedProject | null>;
}

export const REPLACEMENT_KINDS = ["nearest", "standard"] as const;
type ReplacementKind = (typeof REPLACEMENT_KINDS)[number];

export interface Replacement {
  readonly kind: ReplacementKind;
  readonly part: CataloguePart;
  /** With colour and size. */
  readonly names: readonly string[];
}

interface AgreedRooms {
  readonly before: HouseCatalogue;
  readonly after: HouseCatalogue;
  readonly rooms: Rooms;
}

/** The home and the rooms that a document was made of; null when these are no longer known. */
async function roomsOf(
  tx: Queries,
  { present, at }: Versions,
  { row, user }: { readonly row: ChoicesRow; readonly user: UserRow },
  { offer }: DeliveredLine,
): Promise<AgreedRooms | null> {
  const [newest] = await tx
    .select({ id: confirmations.id })
    .from(confirmations)
    .where(and(eq(confirmations.choicesId, row.id), isHandedIn))
    .orderBy(desc(confirmations.version))
    .limit(1);
  const [own] = await tx.select().from(confirmations).where(eq(confirmations.id, offer.row.confirmationId));
  const handedIn = row.submitType === null ? row.handedInRooms : row.rooms;
  const rooms = own?.late?.rooms ?? (own && own.id === newest?.id ? handedIn : null);
  if (!own || rooms === null) return null;
  const project = await at(offer.row.revision);
  const house = project?.houseTypes.get(own.document.houseTypeId);
  const nowHouse = houseTypeOf(user, present);
  if (!project || !house || nowHouse?.houseType.id !== house.houseType.id) return null;
  return { before: { project, house }, after: { project: present, house: nowHouse }, rooms };
}

/** An article with another number stands in its place: it is the nearest. */
const factsOf = (change: ChangedChoice, kind: ReplacementKind) =>
  change.kind === "removed" ? change[kind] : kind === "nearest" ? change.now : null;

const ANSWERS = { nearest: "accept", standard: "standard" } as const satisfies Record<ReplacementKind, CatalogueAnswer>;

/** One line and what was found for it. */
type Found = readonly [DeliveredLine, ChangedChoice];

function replacementOf(
  { before, after, rooms }: AgreedRooms,
  found: readonly Found[],
  kind: ReplacementKind,
): Replacement | null {
  const answers = Object.fromEntries(found.map(([, { id }]) => [id, ANSWERS[kind]]));
  const now = answeredRooms(before, after, rooms, answers);
  const { pageCosts } = costOf(after, now);
  const ordered = orderLinesOf(after, now, found[0]?.[0].offer.document.buildNumber ?? "");
  const orderLines: FrozenOrderLine[] = [];
  const names: string[] = [];
  const placed = found.flatMap(([agreed, change]) => {
    const facts = factsOf(change, kind);
    const page = after.house.pages.find(({ id }) => id === agreed.pageId);
    const cost = pageCosts.find(({ id }) => id === agreed.pageId);
    const { part } = agreed.article;
    const isIt = (one: { readonly part: string; readonly productNumber: string }): boolean =>
      one.part === part && one.productNumber === facts?.productNumber;
    const line =
      page &&
      cost &&
      confirmationLines(after, page, now[page.id] ?? null, cost).find((one) => isIt(one) && one.quantity > 0);
    const order = ordered.find((one) => isIt(one) && one.pageTitle === page?.title && one.roomName === page.roomName);
    if (!facts || !line || !order) return [];
    names.push(facts.name);
    orderLines.push(order);
    return [{ page, line: insteadOf(agreed.article, line) }];
  });
  // All of it, or nothing: a room half in another tile is no proposal.
  if (placed.length < found.length) return null;
  const pages = [...Map.groupBy(placed, ({ page }) => page)].map(([page, own]) => ({
    pageId: page.id,
    order: page.order,
    title: page.title,
    subtitle: page.subtitle,
    roomName: page.roomName,
    totalPrice: sum(own.map(({ line }) => line.totalPrice)),
    lines: own.map(({ line }) => line),
  }));
  return { kind, part: { pages, orderLines, revision: after.project.revision }, names: [...new Set(names)] };
}

const numbersIn = ({ part }: Replacement): string =>
  part.pages.flatMap(({ lines }) => lines.map(({ productNumber }) => productNumber)).join();

/** What to choose from instead of the lines of one article; nothing when it cannot be found out. */
export async function replacementsOf(
  tx: Queries,
  versions: Versions,
  home: { readonly row: ChoicesRow; readonly user: UserRow },
  lines: readonly DeliveredLine[],
): Promise<readonly Replacement[]> {
  const [first] = lines;
  if (!first || lines.some(({ offer }) => offer.row.confirmationId !== first.offer.row.confirmationId)) return [];
  const agreed = await roomsOf(tx, versions, home, first);
  if (!agreed) return [];
  const changes = changedChoices(agreed.before, agreed.after, agreed.rooms, 1);
  const found = lines.flatMap((line): Found[] => {
    const change = changes.find(
      ({ pageId, part, was }) =>
        pageId === line.pageId && part === line.article.part && was.productNumber === line.article.productNumber,
    );
    return change ? [[line, change]] : [];
  });
  if (found.length < lines.length) return [];
  const [nearest, standard] = REPLACEMENT_KINDS.map((kind) => replacementOf(agreed, found, kind));
  const isSame = nearest && standard && numbersIn(nearest) === numbersIn(standard);
  return [nearest, isSame ? null : standard].filter((one) => one !== null && one !== undefined);
}

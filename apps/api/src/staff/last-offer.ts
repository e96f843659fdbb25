/** Last offers: what stands in a draft of parts whose last day has passed, put before the buyers. */
import type { EndpointInput, EndpointResponse } from "@showroom/api-contract/endpoint";
import type { getLateDraft, makeLastOffer } from "@showroom/api-contract/endpoints/last-offer";
import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import type { LatePart } from "@showroom/api-contract/entities/offer";
import type { LastOfferRefusal } from "@showroom/domain/agreement/last-offer";
import { isPending } from "@showroom/domain/agreement/offer-state";
import { closedParts } from "@showroom/domain/closing-date/closing-date";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import { missingChoices } from "@showroom/domain/summary/completeness";
import { missingInParts } from "@showroom/domain/summary/missing-in-parts";
import { now, nowMs } from "@showroom/service/clock";
import { recordAudit } from "../accounts/audit.ts";
import { authorOf } from "../accounts/home-history.ts";
import { lateScenes, storeLateDraft } from "../choices/confirm/confirmation.ts";
import { lateDocument } from "../choices/confirm/late-document.ts";
import { roomsOf } from "../choices/read/choices-entity.ts";
import type { ChoicesRow } from "../choices/read/choices-row.ts";
import { findClosings } from "../choices/read/find-closings.ts";
import { homeOfChoices, type Home } from "../choices/read/home.ts";
import { waitingFor } from "../choices/read/prepared-choices.ts";
import { costOf, type PricedRooms } from "../choices/read/settle-rooms.ts";
import { partsThatDiffer } from "../choices/read/what-counts.ts";
import type { Queries, Statements } from "../database/database.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Asker, UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { findContractTerms } from "../offers/contract-terms.ts";
import { agreedPartsOf, findOffersOfChoices, lockOffersOf } from "../offers/find-offers.ts";
import { storeOffer } from "../offers/make-offer.ts";
import { keepWithinMoment } from "../pictures/keep-pictures.ts";
import { findBuyer, type Buyer } from "./buyers.ts";
import { offerableOf } from "./offerable.ts";

interface BuyerOf {
  readonly projectId: number;
  readonly userId: number;
}
interface Reading {
  readonly tx: Queries;
  readonly client: Statements;
}

interface Late {
  readonly home: Home;
  readonly row: ChoicesRow;
  readonly priced: PricedRooms;
  readonly late: readonly LatePart[];
  /** What would be frozen. */
  readonly document: Confirmation;
  readonly agreedParts: readonly CostGroup[];
  /** References of the open offers of these parts. */
  readonly replaces: readonly string[];
}

/** The document of a draft before it is frozen, which has no number yet. */
const previewOf = (home: Home, priced: PricedRooms, late: readonly LatePart[]): Confirmation =>
  lateDocument(home, priced, late, {
    id: 0,
    submitType: "quote",
    submittedAt: now(),
    version: 0,
    replaces: null,
    buyers: [],
  });

/** The choices of a draft that can be offered now: in closed parts, other than what counts, and not agreed. Otherwise why there are none. */
async function findLate(
  app: Pick<AppContext, "catalogue">,
  { tx, client }: Reading,
  projectId: number,
  { user, row }: Buyer,
): Promise<Late | LastOfferRefusal> {
  if (row === null) return "nothing-late";
  if (row.submitType !== null) return "handed-in";
  const home = await homeOfChoices(app, user, await app.catalogue.project(projectId), row);
  const rooms = roomsOf(home, row);
  const closings = await findClosings(client, home);
  const closed = closedParts(closings, nowMs());
  const offers = await findOffersOfChoices(tx, row.id);
  const agreedParts = agreedPartsOf(offers);
  const differing = partsThatDiffer(
    home,
    rooms,
    row,
    new Set([...closed].filter((part) => !agreedParts.includes(part))),
  );
  const late = closings.flatMap(({ part, lastDay }) => (differing.includes(part) ? [{ part, lastDay }] : []));
  if (late.length === 0) return "nothing-late";
  if (home.present || (row.catalogueChanges ?? []).length > 0 || waitingFor(home, row, rooms)) return "unanswered";
  const missing = missingChoices(home.house.pages, home.project.document, rooms);
  if (missingInParts(missing, rooms, { whole: new Set(differing), closed }).length > 0) return "incomplete";
  if ((await findContractTerms(tx, projectId)).terms === null) return "no-terms";
  const replaces = offers
    .filter(
      ({ record, document }) => isPending(record, nowMs()) && document.parts.some((one) => differing.includes(one)),
    )
    .map(({ document }) => document.reference);
  const priced = { rooms, cost: costOf(home, rooms) };
  return { home, row, priced, late, document: previewOf(home, priced, late), agreedParts, replaces };
}

export async function findLateDraft(
  app: Pick<AppContext, "catalogue" | "db" | "pool">,
  { projectId, userId }: BuyerOf,
): Promise<EndpointResponse<typeof getLateDraft>> {
  const buyer = await findBuyer(app, projectId, userId);
  const found = await findLate(app, { tx: app.db, client: app.pool }, projectId, buyer);
  if (typeof found === "string") return { draft: null, refusal: found };
  const { row, late, document, agreedParts, replaces } = found;
  return {
    draft: {
      ...offerableOf(buyer, document, agreedParts, []),
      parts: late.map(({ part }) => part),
      version: row.version,
      late: [...late],
      lines: document.pages.flatMap(({ title, lines }) =>
        lines.map(({ name, totalPrice }) => ({ title, name, totalPrice })),
      ),
      replaces: [...replaces],
    },
    refusal: null,
  };
}

type Offering = EndpointInput<typeof makeLastOffer>["body"];

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((entry) => other.includes(entry));

/** Whether the draft and the offers that end are still those that the author saw. */
const isAsSeen = (found: Late, { version, totalPrice, parts, replaces }: Offering): boolean =>
  found.row.version === version &&
  found.document.totalPrice === totalPrice &&
  same(
    found.late.map(({ part }) => part),
    parts,
  ) &&
  same(found.replaces, replaces);

/** Ends the transaction: what cannot be offered is not frozen either. */
class NotOffered extends Error {
  override readonly name = "NotOffered";
  readonly outcome: Exclude<EndpointResponse<typeof makeLastOffer>["outcome"], "done">;
  constructor(outcome: NotOffered["outcome"]) {
    super(outcome);
    this.outcome = outcome;
  }
}

/** Freezes the draft and offers it, both or neither, while the choices and the offers of the home are locked. */
export async function offerLast(
  app: Pick<AppContext, "catalogue" | "config" | "db" | "images" | "keys" | "pool"> & {
    readonly jobs: Pick<AppContext["jobs"], "send">;
  },
  asker: Asker & { readonly user: UserRow },
  { projectId, userId }: BuyerOf,
  body: Offering,
): Promise<EndpointResponse<typeof makeLastOffer>> {
  const seen = await findLate(
    app,
    { tx: app.db, client: app.pool },
    projectId,
    await findBuyer(app, projectId, userId),
  );
  if (typeof seen === "string") return { outcome: seen, offerId: null };
  if (!isAsSeen(seen, body)) return { outcome: "changed", offerId: null };
  // Asked before anything is locked: an offer says for ever with which pictures it was made.
  const scenes = lateScenes(seen.home, seen.priced.rooms, seen.document);
  const { id, revision } = seen.home.project;
  const kept = await keepWithinMoment(app, scenes, { id, revision });
  const { version: _version, totalPrice: _total, replaces: _replaces, ...offered } = body;
  const made = inTransaction(app.pool, async ({ tx, client }) => {
    await lockOffersOf(tx, seen.row.id);
    const buyer = await findBuyer({ db: tx }, projectId, userId);
    const found = await findLate(app, { tx, client }, projectId, buyer);
    if (typeof found === "string") throw new NotOffered(found);
    if (!isAsSeen(found, body) || found.home.project.revision !== revision) throw new NotOffered("changed");
    const { home, row, priced, late } = found;
    const { document: confirmation, orderLines } = await storeLateDraft(tx, home, row.id, priced, { late, kept });
    const stored = await storeOffer(tx, {
      author: authorOf(asker.user),
      buyer: buyer.user,
      projectId,
      choicesId: row.id,
      confirmation,
      orderLines,
      revision,
      late,
      ...offered,
    });
    if (stored.outcome !== "done") throw new NotOffered(stored.outcome);
    const { offerId, reference } = stored;
    await recordAudit(tx, asker, { action: "made-offer", subjectId: userId, projectId, details: { reference } });
    await app.jobs.send("pictures.keep", { confirmationId: confirmation.id }, client);
    await app.jobs.send("mail.offer", { offerId }, client);
    return { outcome: "done" as const, offerId };
  });
  return await made.catch((error: unknown) => {
    if (error instanceof NotOffered) return { outcome: error.outcome, offerId: null };
    throw error;
  });
}

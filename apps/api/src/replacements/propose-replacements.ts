/** Changes that the product proposes by itself, because a catalogue lost what was agreed. The agreement stays until all accept one. */
import { eq } from "drizzle-orm";
import { agreementText, type OwnTexts } from "@showroom/domain/agreement/agreement-texts";
import { touchSameLines } from "@showroom/domain/agreement/lines-in-force";
import { isPending, offerState } from "@showroom/domain/agreement/offer-state";
import { now, nowMs } from "@showroom/service/clock";
import { PRODUCT } from "../accounts/home-history.ts";
import { users } from "../database/schema/accounts.ts";
import { projectChoices } from "../database/schema/choices.ts";
import { offerEndings } from "../database/schema/offers.ts";
import type { OpenTransaction } from "../database/transaction.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { findContractTerms } from "../offers/contract-terms.ts";
import { findOffersOfChoices, lockOffersOf, type StoredOffer } from "../offers/find-offers.ts";
import { storeChange } from "../offers/make-change.ts";
import { recordEvent } from "../offers/record-event.ts";
import { replacementsOf, type Replacement, type Versions } from "./find-replacements.ts";
import {
  deliveredLines,
  isLost,
  standingArticles,
  type DeliveredLine,
  type Delivery,
} from "../offers/standing-articles.ts";
import { replacementTexts as texts } from "./texts.ts";

export interface ProposalTools extends OpenTransaction {
  readonly jobs: Pick<Jobs, "send">;
  readonly versions: Versions;
  readonly delivery: Delivery;
}

const removedBy = ({ document }: StoredOffer) => document.change?.removed ?? [];
const isProposal = ({ row, document }: StoredOffer): boolean =>
  row.madeBy === PRODUCT.id && document.change !== undefined;

/** The lines that nobody proposed anything for: a change that is open, or was proposed by the product, is not made again. */
const unanswered = (all: readonly StoredOffer[], lines: readonly DeliveredLine[], at: number): DeliveredLine[] =>
  lines.filter(
    (line) =>
      !all.some((one) => (isProposal(one) || isPending(one.record, at)) && touchSameLines(removedBy(one), [line])),
  );

interface Proposing {
  readonly lost: string;
  readonly hasOthers: boolean;
  /** Of the project now: the change keeps what is said in it. */
  readonly terms: { readonly ownTexts?: OwnTexts };
}

function reasonOf({ kind, names }: Replacement, { lost, hasOthers, terms }: Proposing): string {
  return [
    texts.lost(lost),
    texts[kind](names.join(", ")),
    ...(kind === "standard" ? [agreementText(terms, "change.lessPaid")] : []),
    ...(hasOthers ? [texts.choose] : []),
    texts.help,
  ].join(" ");
}

/** Ends the open proposals about articles that are delivered again. */
async function withdrawNeedless({ tx, client, jobs, delivery }: ProposalTools, all: readonly StoredOffer[]) {
  const lines = new Map(
    all.flatMap(deliveredLines).map((line) => [JSON.stringify([line.reference, line.line]), line] as const),
  );
  const at = nowMs();
  for (const offer of all.filter((one) => isProposal(one) && offerState(one.record, at) === "open")) {
    const isNeeded = removedBy(offer).some(({ reference, line }) => {
      const taken = lines.get(JSON.stringify([reference, line]));
      return taken === undefined || isLost(taken, delivery);
    });
    if (isNeeded) continue;
    const { id: offerId, choicesId } = offer.row;
    const by = { byUserId: PRODUCT.id, byName: PRODUCT.name };
    await tx.insert(offerEndings).values({ offerId, kind: "withdrawn", at: now(), ...by, reason: texts.back });
    const note = `${offer.document.reference}: ${texts.back}`;
    await recordEvent(tx, PRODUCT, { choicesId, event: "offerWithdrawn", note });
    await jobs.send("mail.offer-withdrawn", { offerId }, client);
  }
}

/**
 * Proposes to the buyers of a home what they can get instead of agreed articles that are not delivered any more, and mails it. Returns
 * the references of what it proposed.
 */
export async function proposeReplacements(tools: ProposalTools, choicesId: number): Promise<readonly string[]> {
  const { tx, client, jobs, versions, delivery } = tools;
  await lockOffersOf(tx, choicesId);
  const all = await findOffersOfChoices(tx, choicesId);
  await withdrawNeedless(tools, all);
  const lost = standingArticles(all).filter((line) => isLost(line, delivery));
  const waiting = unanswered(all, lost, nowMs());
  const [home] = await tx
    .select({ row: projectChoices, user: users })
    .from(projectChoices)
    .innerJoin(users, eq(users.id, projectChoices.userId))
    .where(eq(projectChoices.id, choicesId));
  if (!home || waiting.length === 0) return [];
  const { terms } = await findContractTerms(tx, versions.present.id);
  const proposed: string[] = [];
  for (const [, lines] of Map.groupBy(waiting, ({ article }) => article.productNumber)) {
    const replacements = await replacementsOf(tx, versions, home, lines);
    const besides: number[] = [];
    for (const replacement of replacements) {
      const made = await storeChange(tx, {
        author: PRODUCT,
        buyer: home.user,
        projectId: versions.present.id,
        choicesId,
        removes: lines.map(({ reference, line }) => ({ reference, line })),
        adds: [],
        catalogue: replacement.part,
        reason: reasonOf(replacement, {
          lost: lines[0]?.article.name ?? "",
          hasOthers: replacements.length > 1,
          terms: terms ?? {},
        }),
        consequence: null,
        besides,
      });
      if (made.outcome !== "done") continue;
      besides.push(made.offerId);
      proposed.push(made.reference);
      await jobs.send("mail.offer", { offerId: made.offerId }, client);
    }
  }
  return proposed;
}

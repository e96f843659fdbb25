import type { ConfirmationPage } from "@showroom/api-contract/entities/confirmation";
import type { OfferDocument } from "@showroom/api-contract/entities/offer";
import type { FrozenOrderLine } from "@showroom/api-contract/entities/staff";
import {
  changeAmounts,
  refuseChange,
  touchSameLines,
  type ChangeRefusal,
  type LineKey,
} from "@showroom/domain/agreement/lines-in-force";
import type { ExtraLine } from "@showroom/domain/agreement/offer-document";
import { isPending } from "@showroom/domain/agreement/offer-state";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import { costGroupOf } from "@showroom/domain/model/line-part";
import type { Cents } from "@showroom/domain/money/cents";
import { nowMs } from "@showroom/service/clock";
import { calledName, namedBuyers } from "../accounts/home-buyers.ts";
import type { Author } from "../accounts/home-history.ts";
import type { Queries } from "../database/database.ts";
import type { UserRow } from "../kernel/asker.ts";
import { agreedInOrder, standingLines } from "./agreed-lines.ts";
import { findContractTerms } from "./contract-terms.ts";
import { findOffersOfChoices } from "./find-offers.ts";
import { agreedAmounts, contractFacts, daysValidOf, newAmounts, partyOf } from "./document-contracts.ts";
import { endOfDayAfter, extraOrderLines, storeFrozen } from "./frozen-offer.ts";

/** What a change adds of the catalogue, with hard prices. */
export interface CataloguePart {
  readonly pages: readonly ConfirmationPage[];
  readonly orderLines: readonly FrozenOrderLine[];
  readonly revision: number;
}

interface Changing {
  readonly author: Author;
  readonly buyer: UserRow;
  readonly projectId: number;
  readonly choicesId: number;
  readonly removes: readonly LineKey[];
  readonly adds: readonly ExtraLine[];
  readonly catalogue?: CataloguePart;
  readonly reason: string;
  readonly consequence: { readonly text: string; readonly totalPrice: Cents } | null;
  /** Ids of the open changes beside which it stands, to choose from. */
  readonly besides?: readonly number[];
}

type Made =
  | { readonly outcome: "done"; readonly offerId: number; readonly reference: string }
  | { readonly outcome: ChangeRefusal | "no-terms" | "not-agreed" };

type OfferedPage = OfferDocument["pages"][number];

/** The pages with the VAT of their lines, which are in the same order. */
function withVat(pages: readonly ConfirmationPage[], lines: readonly OfferedPage["lines"][number][]): OfferedPage[] {
  let from = 0;
  return pages.map((page) => {
    const own = lines.slice(from, from + page.lines.length);
    from += page.lines.length;
    return { ...page, lines: own };
  });
}

/** What a change costs by itself is of the part that all of the change is about; of none for several. */
function onlyPartOf(parts: readonly (CostGroup | undefined)[]): CostGroup | undefined {
  const [only, ...others] = new Set(parts);
  return others.length === 0 ? only : undefined;
}

/**
 * Stores a change of what is agreed, and ends the open ones of the same lines. The agreement stays as it is. The transaction has
 * locked the home's offers.
 */
export async function storeChange(tx: Queries, changing: Changing): Promise<Made> {
  const { author, buyer, projectId, choicesId, removes, adds, reason, catalogue, besides = [] } = changing;
  const { terms } = await findContractTerms(tx, projectId);
  if (!terms) return { outcome: "no-terms" };
  const all = await findOffersOfChoices(tx, choicesId);
  const [agreement] = agreedInOrder(all);
  if (!agreement) return { outcome: "not-agreed" };
  const standing = standingLines(all);
  const lines = (catalogue?.pages ?? []).flatMap((page) => page.lines);
  const refusal = refuseChange({ removes, adds: adds.length + lines.length }, standing);
  if (refusal !== null) return { outcome: refusal };
  const removed = standing.filter((one) => touchSameLines([one], removes));
  const feePart = onlyPartOf([
    ...lines.map(({ part }) => costGroupOf(part)),
    ...[...adds, ...removed].map(({ part }) => part),
  ]);
  const { articles, added, fee, vat, totalPrice } = changeAmounts(
    { removed, articles: lines, added: adds, fee: changing.consequence },
    {
      ofArticle: ({ part }) => partyOf(terms, costGroupOf(part)).vatRate,
      ofAdded: ({ part }) => partyOf(terms, part).vatRate,
      fee: partyOf(terms, feePart).vatRate,
    },
  );
  const pages = withVat(catalogue?.pages ?? [], articles);
  const amounts = newAmounts(pages, added, fee ? [{ ...fee, part: feePart }] : []);

  const at = nowMs();
  const replaced = all.filter(
    ({ row, record, document }) =>
      isPending(record, at) && !besides.includes(row.id) && touchSameLines(document.change?.removed ?? [], removes),
  );
  const { request, projectName, houseTypeName, buildNumber } = agreement.document;
  const changes = all.filter(({ document }) => document.change !== undefined).length;
  const document: OfferDocument = {
    reference: `${request.reference}-W${changes + 1}`,
    request,
    projectName,
    houseTypeName,
    buildNumber,
    parts: [],
    ...contractFacts(terms, amounts, agreedAmounts(removed, all)),
    persons: (await namedBuyers(tx, buyer)).map((one) => ({ userId: one.id, name: calledName(one) })),
    remark: "",
    pages,
    extras: [...added],
    discount: null,
    change: { reason, removed: [...removed], consequence: fee },
    vat: [...vat],
    totalPrice,
    madeAt: new Date(at).toISOString(),
    validUntil: endOfDayAfter(
      at,
      daysValidOf(
        terms,
        [...amounts, ...removed].map(({ part }) => part),
      ),
    ).toISOString(),
    replaces: replaced.map((one) => one.document.reference),
  };
  const { confirmationId } = agreement.row;
  const offerId = await storeFrozen(tx, {
    author,
    choicesId,
    confirmationId,
    number: all.length + 1,
    document,
    orderLines: [...(catalogue?.orderLines ?? []), ...extraOrderLines(document)],
    revision: catalogue?.revision ?? agreement.row.revision,
    replaced,
  });
  return { outcome: "done", offerId, reference: document.reference };
}

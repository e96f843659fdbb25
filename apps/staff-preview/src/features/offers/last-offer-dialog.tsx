import { useQuery, useQueryClient } from "@tanstack/react-query";
import { makeLastOffer } from "@showroom/api-contract/endpoints/last-offer";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { lastDaysText } from "@showroom/domain/words/last-offer-words";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { Facts } from "@showroom/ui/layout/facts/facts";
import { api } from "../../shared/api/api.ts";
import { lateDraftQuery } from "../../shared/offers/late-draft.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { OfferForm } from "./offer-form.tsx";
import { lastOfferTexts, offersTexts as texts } from "./texts.ts";

interface LastOfferDialogProps {
  /** Of the buyer. */
  readonly userId: number;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Puts what a buyer chose too late before the buyer. Nothing is shown until it is read. */
export function LastOfferDialog({ userId, onClose, onDone }: LastOfferDialogProps) {
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const query = lateDraftQuery(projectId, userId);
  const { data, isError } = useQuery(query);
  const fault = isError ? texts.failed : data?.refusal ? lastOfferTexts.refusals[data.refusal] : null;
  if (fault !== null) return <Alert variant="warning">{fault}</Alert>;
  if (!data?.draft) return null;
  const { draft } = data;
  const { version, totalPrice, replaces, lines } = draft;
  const home = texts.home(draft.buildNumber, draft.buyer);
  return (
    <OfferForm
      key={version}
      offered={draft}
      title={lastOfferTexts.title(home)}
      hasFixedParts
      send={async (typed) => {
        const body = { ...typed, version, totalPrice, replaces };
        const { outcome } = await api.call(makeLastOffer, { params: { projectId, userId }, body });
        if (outcome === "done") queries.removeQueries({ queryKey: query.queryKey });
        return outcome;
      }}
      refusals={lastOfferTexts.refusals}
      onClose={onClose}
      onDone={() => onDone(lastOfferTexts.sent(home))}
    >
      <p>{lastOfferTexts.explained(lastDaysText(draft.late))}</p>
      {replaces.length > 0 && <Alert variant="warning">{lastOfferTexts.replaces(replaces)}</Alert>}
      <BulletList
        items={lines.map(({ title, name, totalPrice: price }, key) => ({
          key,
          content: lastOfferTexts.line(title, name, price === 0 ? lastOfferTexts.included : formatEuroDecimal(price)),
        }))}
      />
      <Facts facts={[[lastOfferTexts.total, formatEuroDecimal(totalPrice)]]} line="both" />
    </OfferForm>
  );
}

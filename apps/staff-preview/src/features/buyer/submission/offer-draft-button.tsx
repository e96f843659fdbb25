import { useState } from "react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import FileText from "lucide-react/icons/file-text";
import { amountsOfCost } from "@showroom/domain/summary/summary-amounts";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Facts } from "@showroom/ui/layout/facts/facts";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { contractTermsQuery } from "../../../shared/offers/contract-terms.ts";
import { paths } from "../../../shared/paths/paths.ts";
import { projectQuery, useStaffProject } from "../../../shared/projects/projects.ts";
import { useConfiguration } from "../use-buyer.ts";
import { submissionTexts as texts } from "./texts.ts";
import { failureText, useSubmission } from "./use-submission.ts";

/**
 * Makes an offer from choices that were not handed in: they are frozen as a request, from which the offer is made as from any other.
 * Without consent, as an offer binds nobody until it is accepted.
 */
export function OfferDraftButton() {
  const { id: projectId, slug, state } = useStaffProject();
  const navigate = useNavigate();
  const { submit } = useSubmission();
  const { buyer, cost, pages } = useConfiguration();
  const { data: project } = useSuspenseQuery(projectQuery(slug));
  const [isAsking, setIsAsking] = useState(false);
  const { data: contract } = useQuery({ ...contractTermsQuery(projectId), enabled: isAsking });
  if (state === "archived" || !project.submitOptions.some(({ shown, type }) => shown && type === "quote")) return null;
  /** The button is gone as soon as the choices are handed in, which is when the offer is to be made. */
  const freeze = async (): Promise<void> => {
    const isFrozen = await submit.mutateAsync("quote").then(
      () => true,
      // The dialog says why.
      () => false,
    );
    if (isFrozen) await navigate(paths.makeOffer(slug, buyer.userId));
  };
  const unconfirmed = buyer.progress.filter(({ confirmed }) => !confirmed).map(({ title }) => title);
  return (
    <>
      <Button
        size="small"
        icon={FileText}
        onClick={() => {
          submit.reset();
          setIsAsking(true);
        }}
      >
        {texts.offerDraft}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.offerDraftTitle}
        confirmLabel={texts.offerDraftConfirm}
        cancelLabel={texts.submitCancel}
        busy={submit.isPending}
        unavailable={unconfirmed.length > 0 || !contract?.terms}
        error={
          submit.isError && (
            <Alert variant="danger" announce="assertive">
              {failureText(submit.error, pages)}
            </Alert>
          )
        }
        onConfirm={() => void freeze()}
        onCancel={() => setIsAsking(false)}
      >
        <p>{texts.offerDraftBody}</p>
        {contract?.terms === null && <Alert variant="warning">{texts.noTerms}</Alert>}
        {unconfirmed.length > 0 && <Alert variant="warning">{texts.unconfirmed(unconfirmed)}</Alert>}
        <Facts facts={[[texts.totalNow, amountsOfCost(cost).euro(cost.totalPrice)]]} line="both" />
      </ConfirmDialog>
    </>
  );
}

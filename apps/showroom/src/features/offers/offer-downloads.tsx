import { useMutation } from "@tanstack/react-query";
import { downloadLenderOverview, downloadOwnOffer } from "@showroom/api-contract/endpoints/offer-files";
import type { Offer } from "@showroom/api-contract/entities/offer";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { saveFile } from "@showroom/web-app/files/save-file";
import { api } from "../../shared/api/api.ts";
import { useProject } from "../../shared/project/project.ts";
import styles from "./offers.module.css";
import { wordsOf } from "./texts.ts";

interface OfferDownloadsProps {
  readonly offer: Offer;
  /** Whether the buyer has an agreement, of this offer or another. */
  readonly hasAgreement: boolean;
}

/** Downloads the offer, and what a lender asks for. */
export function OfferDownloads({ offer, hasAgreement }: OfferDownloadsProps) {
  const { id: projectId } = useProject();
  const texts = wordsOf(offer.document);
  const saving = useMutation({
    mutationFn: (what: "offer" | "lender") =>
      what === "offer"
        ? saveFile(api, downloadOwnOffer, { params: { projectId, offerId: offer.id } }, texts.file)
        : saveFile(api, downloadLenderOverview, { params: { projectId } }, texts.lenderFile),
  });
  const button = (what: "offer" | "lender", label: string) => (
    <Button loading={saving.isPending && saving.variables === what} onClick={() => saving.mutate(what)}>
      {label}
    </Button>
  );
  return (
    <section className={styles["part"]} aria-labelledby="bewaren" data-print="hide">
      <h2 id="bewaren">{texts.keep}</h2>
      <p>{texts.keepExplained}</p>
      <div className={styles["actions"]}>
        {button("offer", offer.state === "agreed" ? texts.downloadAgreement : texts.downloadOffer)}
        {hasAgreement && button("lender", texts.lender)}
      </div>
      {saving.isError && (
        <Alert variant="danger" announce="assertive">
          {texts.downloadFailed}
        </Alert>
      )}
    </section>
  );
}

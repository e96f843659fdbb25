import { useEffect, useState } from "react";
import type { FormEvent } from "react";
import { useMutation } from "@tanstack/react-query";
import { acceptOffer, declineOffer, REASON_LIMIT, sendOfferCode } from "@showroom/api-contract/endpoints/offers";
import type { Offer } from "@showroom/api-contract/entities/offer";
import { acceptanceWording } from "@showroom/domain/agreement/offer-document";
import { Button } from "@showroom/ui/controls/button/button";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import styles from "./offers.module.css";
import { wordsOf } from "./texts.ts";

interface OfferDialogProps {
  readonly projectId: number;
  readonly offer: Offer;
  readonly onClose: () => void;
  /** Called after every answer of the server, which may have another state of the offer. */
  readonly onAnswer: (done: boolean) => void;
}

const faultAlert = (fault: string | null) =>
  fault !== null && (
    <Alert variant="danger" announce="assertive">
      {fault}
    </Alert>
  );

/** Asks for the code that is mailed when the dialog opens, and accepts the offer with it. */
export function AcceptDialog({ projectId, offer, onClose, onAnswer }: OfferDialogProps) {
  const texts = wordsOf(offer.document);
  const [code, setCode] = useState("");
  const [isIncomplete, setIsIncomplete] = useState(false);
  const params = { projectId, offerId: offer.id };
  const wording = acceptanceWording(offer.document);
  const ask = useMutation({
    mutationFn: async () => (await api.call(sendOfferCode, { params })).outcome,
  });
  const accept = useMutation({
    mutationFn: async () =>
      (await api.call(acceptOffer, { params, body: { code: code.trim(), hash: offer.hash, wording } })).outcome,
    onSuccess: (outcome) => {
      if (!outcome.startsWith("code-")) onAnswer(outcome === "done");
    },
  });
  const { mutate } = ask;
  useEffect(() => mutate(), [mutate]);
  const confirm = (): void => {
    const isReady = /^\d{6}$/.test(code.trim());
    setIsIncomplete(!isReady);
    if (isReady) accept.mutate();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    confirm();
  };
  const told = accept.data ?? (ask.data === "done" ? undefined : ask.data);
  const fault =
    told !== undefined && told !== "done" ? texts.refusals[told] : accept.isError || ask.isError ? texts.failed : null;
  return (
    <ConfirmDialog
      open
      title={texts.acceptTitle}
      confirmLabel={wording}
      cancelLabel={texts.cancel}
      busy={accept.isPending}
      error={faultAlert(fault)}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <form className={styles["form"]} noValidate onSubmit={submit}>
        <p>{texts.acceptSent(offer.document.reference)}</p>
        <p>{texts.acceptNext}</p>
        <TextField
          label={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          error={isIncomplete ? texts.codeMissing : undefined}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button
          size="small"
          loading={ask.isPending}
          onClick={() => {
            accept.reset();
            setCode("");
            mutate();
          }}
        >
          {texts.newCode}
        </Button>
      </form>
    </ConfirmDialog>
  );
}

/** Declines the offer, with a reason for the showroom. */
export function DeclineDialog({ projectId, offer, onClose, onAnswer }: OfferDialogProps) {
  const texts = wordsOf(offer.document);
  const [reason, setReason] = useState("");
  const [isIncomplete, setIsIncomplete] = useState(false);
  const decline = useMutation({
    mutationFn: async () =>
      (await api.call(declineOffer, { params: { projectId, offerId: offer.id }, body: { reason } })).outcome,
    onSuccess: (outcome) => onAnswer(outcome === "done"),
  });
  return (
    <ConfirmDialog
      open
      danger
      title={texts.declineTitle}
      confirmLabel={texts.declineConfirm}
      cancelLabel={texts.cancel}
      busy={decline.isPending}
      error={faultAlert(decline.isError ? texts.failed : null)}
      onCancel={onClose}
      onConfirm={() => {
        setIsIncomplete(reason.trim() === "");
        if (reason.trim() !== "") decline.mutate();
      }}
    >
      <div className={styles["form"]}>
        <p>{texts.declineBody}</p>
        <TextField
          autoComplete="off"
          label={texts.declineReason}
          maxLength={REASON_LIMIT}
          value={reason}
          error={isIncomplete ? texts.declineMissing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

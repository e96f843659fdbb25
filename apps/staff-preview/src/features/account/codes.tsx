import { useState } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import styles from "./account.module.css";
import { accountTexts as texts } from "./texts.ts";
import type { SecondFactorActions } from "./use-second-factor.ts";

/** How many recovery codes are left, and making new ones. */
export function CodesSection({ actions: { factor, renew } }: { readonly actions: SecondFactorActions }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className={styles["section"]} aria-labelledby="codes">
      <Heading as="h2" size={28} id="codes">
        {texts.codes}
      </Heading>
      <p>{`${texts.codesExplained} ${texts.codesLeft(factor.recoveryCodesLeft)}`}</p>
      {factor.mayChange && <Button onClick={() => setIsAsking(true)}>{texts.renewCodes}</Button>}
      <ConfirmDialog
        open={isAsking}
        title={texts.renewTitle}
        confirmLabel={texts.renewConfirm}
        cancelLabel={texts.renewCancel}
        busy={renew.isPending}
        error={renew.isError && <Alert variant="danger">{texts.failed}</Alert>}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => renew.mutate(undefined, { onSuccess: () => setIsAsking(false) })}
      >
        <p>{texts.renewBody}</p>
      </ConfirmDialog>
    </section>
  );
}

interface NewCodesDialogProps {
  readonly codes: readonly string[] | null;
  readonly onKept: () => void;
}

/** Shows new recovery codes once. */
export function NewCodesDialog({ codes, onKept }: NewCodesDialogProps) {
  return (
    <Dialog
      open={codes !== null}
      dismissable={false}
      onOpenChange={onKept}
      title={texts.newCodes}
      description={texts.newCodesBody}
      hideLogo
      footer={
        <Button variant="primary" onClick={onKept}>
          {texts.kept}
        </Button>
      }
    >
      <BulletList items={(codes ?? []).map((code) => ({ key: code, content: <code>{code}</code> }))} />
    </Dialog>
  );
}

import { useState } from "react";
import { Link } from "@showroom/ui/controls/link/link";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { paths } from "../../shared/paths/paths.ts";
import { StaffPage } from "../../shared/page/staff-page.tsx";
import { AppSection } from "./app-section.tsx";
import { CodesSection, NewCodesDialog } from "./codes.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { accountTexts as texts } from "./texts.ts";
import { useSecondFactor } from "./use-second-factor.ts";
import type { RemovedFactor } from "./use-second-factor.ts";

/** The user's second factor: authenticator app, passkeys and recovery codes. */
export function AccountPage() {
  const actions = useSecondFactor();
  const { factor, remove, newCodes, codesKept } = actions;
  const [removed, setRemoved] = useState<RemovedFactor | null>(null);
  const isEnrolled = factor.hasTotp || factor.passkeys.length > 0;
  const askToRemove = (one: RemovedFactor): void => {
    remove.reset();
    setRemoved(one);
  };
  return (
    <StaffPage narrow>
      <PageHeader size="small" title={texts.title} intro={<p>{texts.intro}</p>} />
      {factor.isRequired && !isEnrolled && <Alert variant="warning">{texts.required}</Alert>}
      {!factor.mayChange && (
        <Alert actions={<Link href={paths.signIn(paths.account)}>{texts.signInAgainLink}</Link>}>
          {texts.signInAgain}
        </Alert>
      )}
      <AppSection actions={actions} onRemove={askToRemove} />
      <PasskeysSection actions={actions} onRemove={askToRemove} />
      {isEnrolled && <CodesSection actions={actions} />}
      {isEnrolled && (
        <p>
          <Link href={paths.projects}>{texts.toProjects}</Link>
        </p>
      )}
      <NewCodesDialog codes={newCodes} onKept={codesKept} />
      <ConfirmDialog
        open={removed !== null}
        danger
        title={texts.removeTitle(removed?.name ?? "")}
        confirmLabel={texts.removeConfirm}
        cancelLabel={texts.removeCancel}
        busy={remove.isPending}
        error={remove.isError && <Alert variant="danger">{texts.failed}</Alert>}
        onCancel={() => setRemoved(null)}
        onConfirm={() => removed && remove.mutate(removed.id, { onSuccess: () => setRemoved(null) })}
      >
        <p>{texts.removeBody}</p>
      </ConfirmDialog>
    </StaffPage>
  );
}

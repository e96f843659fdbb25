import { useState } from "react";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Button } from "@showroom/ui/controls/button/button";
import { Link } from "@showroom/ui/controls/link/link";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { OptionCard, OptionCards } from "@showroom/ui/showroom/option-card/option-card";
import { TotalBadge } from "@showroom/ui/showroom/total-block/total-badge";
import { TotalBlock } from "@showroom/ui/showroom/total-block/total-block";
import { isProblem } from "@showroom/api-client/failures";
import { formatEuro } from "@showroom/domain/format/money";
import { cents } from "@showroom/domain/money/cents";
import type { SubmitOption } from "@showroom/domain/model/project";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { showroomPaths } from "../../shared/showroom/paths.ts";
import { useCostView, useShowroom } from "../../shared/showroom/use-showroom.ts";
import { SummarySections } from "../../shared/summary/summary-sections.tsx";
import { shownOptions } from "./shown-options.ts";
import { useMissing } from "./use-missing.ts";
import { overviewTexts as texts } from "./texts.ts";
import styles from "./overview-page.module.css";

/** All that was chosen, what it costs, and handing it in. */
export function OverviewPage() {
  const { page, project, store } = useShowroom();
  const cost = useCostView();
  const submitType = useChoices(store, (state) => state.submitType);
  const readOnly = useChoices(store, (state) => state.readOnly);
  const submitOption = project.submitOptions.find((option) => option.type === submitType);
  const [justSubmitted, setJustSubmitted] = useState(false);
  const total = cost ? formatEuro(cost.cost.totalPrice) : undefined;
  return (
    <div className={styles["page"]}>
      <PageHeader kicker={project.name} title={texts.heading} aside={total && <TotalBadge total={total} indicative={!project.hasHardPrices} />} />
      {submitType !== null && <Alert variant="warning">{texts.alreadyConfirmed}</Alert>}
      {page.introText && <HtmlContent html={page.introText} />}
      <SummarySections />
      {cost && (
        <TotalBlock
          subtotal={formatEuro(cost.cost.subTotalPrice)}
          discount={cost.cost.discount > 0 ? formatEuro(cents(0 - cost.cost.discount)) : undefined}
          total={formatEuro(cost.cost.totalPrice)}
          indicative={!project.hasHardPrices}
          note={project.hasHardPrices ? undefined : texts.indicative}
          onPrint={() => window.print()}
        />
      )}
      <div data-print="hide">
        {submitType === null ? (
          !readOnly && <Submission onSubmitted={() => setJustSubmitted(true)} />
        ) : (
          <section className={styles["submitted"]}>
            <h2>{texts.submitted}</h2>
            <HtmlContent html={submitOption?.confirmationContent ?? ""} />
          </section>
        )}
      </div>
      {justSubmitted && (
        <Dialog
          open
          onOpenChange={(open) => open || setJustSubmitted(false)}
          title={texts.submitted}
          footer={
            <Button variant="primary" onClick={() => setJustSubmitted(false)}>
              {texts.submittedClose}
            </Button>
          }
        >
          <HtmlContent html={submitOption?.confirmationContent ?? ""} />
        </Dialog>
      )}
    </div>
  );
}

function words(error: unknown): string {
  return isProblem(error, "choices-incomplete", "rule-violated", "choice-invalid") ? texts.refused[error.code] : texts.failed;
}

/** The ways to hand the choices in; one asks for certainty first. */
function Submission({ onSubmitted }: { onSubmitted: () => void }) {
  const { page, project, store } = useShowroom();
  const [asked, setAsked] = useState<SubmitOption | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const missing = useMissing();

  const confirm = (): void => {
    if (asked === null || busy) return;
    setBusy(true);
    setError(null);
    store.submit(page, asked.type).then(
      () => {
        setBusy(false);
        setAsked(null);
        onSubmitted();
      },
      (reason: unknown) => {
        setBusy(false);
        setError(words(reason));
      },
    );
  };

  return (
    <section className={styles["options"]}>
      <h2>{texts.optionsTitle}</h2>
      {missing.length > 0 && (
        <Alert variant="warning" title={texts.incomplete}>
          <ul>
            {missing.map((outline) => (
              <li key={outline.id}>
                <Link href={showroomPaths.step(project.slug, outline.order + 1)}>{outline.title}</Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <OptionCards>
        {shownOptions(project.submitOptions).map((option, index) => (
          <OptionCard
            key={option.id}
            title={option.title}
            actionLabel={texts.choose}
            primary={index === 0}
            onChoose={() => setAsked(option)}
            disabledReason={missing.length > 0 ? texts.refused["choices-incomplete"] : undefined}
          >
            <HtmlContent html={option.content} />
          </OptionCard>
        ))}
      </OptionCards>
      <ConfirmDialog
        open={asked !== null}
        title={texts.confirm.title}
        confirmLabel={texts.confirm.yes}
        cancelLabel={texts.confirm.no}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
        busy={busy}
        error={error ?? undefined}
      >
        <p>{texts.confirm.body}</p>
      </ConfirmDialog>
    </section>
  );
}

import { startTransition, useState } from "react";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Link } from "@showroom/ui/controls/link/link";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { OptionCard, OptionCards } from "@showroom/ui/showroom/option-card/option-card";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { isProblem } from "@showroom/api-client/failures";
import type { SubmitOption } from "@showroom/domain/model/project";
import type { WantedAppointment } from "../../shared/choices/autosave.ts";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { shownOptions } from "./shown-options.ts";
import { SUBMISSION } from "./to-submission.tsx";
import { useMissing } from "./use-missing.ts";
import { submissionTexts as texts } from "./submission-texts.ts";
import { overviewTexts } from "./texts.ts";
import styles from "./overview-page.module.css";

const { Lazy: HandInDialog, useEarly: useHandInDialogEarly } = lazyPart(
  async () => (await import("./hand-in-dialog.tsx")).HandInDialog,
);

export interface SubmissionProps {
  readonly onSubmitted: () => void;
}

/** The ways to submit the choices, each after a confirmation dialog. */
export function Submission({ onSubmitted }: SubmissionProps) {
  const { page, project, store } = useShowroom();
  const [asked, setAsked] = useState<SubmitOption | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  /** Whether somebody else's newer choices prevented the submission. */
  const [overtaken, setOvertaken] = useState(false);
  const missing = useMissing();
  const isPrepared = useChoices(store, ({ server }) => server.isPrepared === true);
  useHandInDialogEarly();

  const ask = (option: SubmitOption | null): void => {
    setError(null);
    setOvertaken(false);
    // A transition opens the dialog with its rooms and total.
    startTransition(() => setAsked(option));
  };
  async function confirm(appointment: WantedAppointment | null): Promise<void> {
    if (asked === null || busy) return;
    setBusy(true);
    setError(null);
    try {
      await store.submit(page, asked.type, appointment);
      setAsked(null);
      onSubmitted();
    } catch (reason) {
      // The choices were changed or submitted elsewhere in the meantime: the showroom itself reports that.
      if (isProblem(reason, "choices-stale", "choices-locked")) setAsked(null);
      else setError(reason);
      // Nothing is left to save: that the submission failed is said in the dialog.
      if (isProblem(reason, "appointment-gone")) store.retry();
      setOvertaken(isProblem(reason, "choices-stale"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section id={SUBMISSION} tabIndex={-1} aria-label={overviewTexts.optionsTitle} className={styles["options"]}>
      <h2>{overviewTexts.optionsTitle}</h2>
      {overtaken && (
        <Alert variant="warning" announce="assertive">
          {texts.overtaken}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert variant="warning" title={texts.incomplete}>
          <BulletList
            items={missing.map(({ key, title, reason, href }) => ({
              key,
              content: (
                <>
                  <Link href={href}>{title}</Link>
                  <span>{`: ${reason}`}</span>
                </>
              ),
            }))}
          />
        </Alert>
      )}
      <OptionCards>
        {shownOptions(project.submitOptions).map((option, index) => (
          <OptionCard
            key={option.id}
            title={option.title}
            actionLabel={texts.choose}
            primary={index === 0}
            onChoose={() => ask(option)}
            disabledReason={missing.length > 0 ? texts.notComplete : isPrepared ? texts.answerFirst : undefined}
          >
            <HtmlContent html={option.content} />
          </OptionCard>
        ))}
      </OptionCards>
      {asked && (
        <HandInDialog
          option={asked}
          busy={busy}
          error={error}
          onConfirm={(appointment) => void confirm(appointment)}
          onCancel={() => ask(null)}
        />
      )}
    </section>
  );
}

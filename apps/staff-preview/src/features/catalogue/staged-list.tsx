import { useState } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { StagedCatalogue } from "@showroom/api-contract/entities/catalogue";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { formatMoment } from "@showroom/domain/format/moment";
import { stagedQuery } from "./catalogue-queries.ts";
import styles from "./catalogue.module.css";
import { FindingList } from "./finding-groups.tsx";
import { PreviewChoice } from "./preview-choice.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { catalogueTexts as texts, stagedTexts } from "./texts.ts";
import { useStaged } from "./use-staged.ts";

/** The checked catalogues that are not published yet, each with what can be done with it. */
export function StagedList() {
  const project = useStaffProject();
  const { data: staged } = useSuspenseQuery(stagedQuery(project.id));
  const actions = useStaged(project);
  const [publishing, setPublishing] = useState<StagedCatalogue | null>(null);
  const ask = (item: StagedCatalogue): void => {
    actions.publish.reset();
    actions.plan.reset();
    actions.difference.mutate(item);
    setPublishing(item);
  };
  return (
    <>
      {actions.publish.data?.published === true && (
        <Alert variant="success" announce="polite">
          {texts.published}
        </Alert>
      )}
      {(actions.preview.isError || actions.discard.isError || actions.cancelPlan.isError) && (
        <Alert variant="danger" announce="assertive">
          {texts.failed}
        </Alert>
      )}
      {staged.length > 0 && (
        <>
          <Heading as="h3" size={22}>
            {stagedTexts.title}
          </Heading>
          <RuledList label={stagedTexts.title} className={styles["wide"]}>
            {staged.map((item) => (
              <RuledItem
                key={item.id}
                aside={
                  <div className={styles["actions"]}>
                    <PreviewChoice staged={item} preview={actions.preview} />
                    {item.plannedAt === null ? (
                      <Button variant="primary" onClick={() => ask(item)}>
                        {texts.publish}
                      </Button>
                    ) : (
                      <Button loading={actions.cancelPlan.isPending} onClick={() => actions.cancelPlan.mutate(item)}>
                        {stagedTexts.cancelPlan}
                      </Button>
                    )}
                    <Button
                      variant="quiet"
                      loading={actions.discard.isPending}
                      onClick={() => actions.discard.mutate(item)}
                    >
                      {stagedTexts.discard}
                    </Button>
                  </div>
                }
              >
                <strong>{item.catalogueVersion}</strong> <span>{`${item.fileName},`}</span>{" "}
                <time dateTime={item.stagedAt}>{formatMoment(item.stagedAt)}</time>
                {item.stagedBy !== null && <span>{` ${stagedTexts.by(item.stagedBy)}`}</span>}
                {item.plannedAt !== null && (
                  <p>
                    <StatusBadge variant="open">
                      {stagedTexts.planned(formatMoment(item.plannedAt), item.plannedBy)}
                    </StatusBadge>
                  </p>
                )}
                {item.refusal !== null && (
                  <>
                    <Alert variant="danger">{stagedTexts.refused}</Alert>
                    <FindingList findings={item.refusal} />
                  </>
                )}
              </RuledItem>
            ))}
          </RuledList>
        </>
      )}
      <PublishDialog staged={publishing} {...actions} onClose={() => setPublishing(null)} />
    </>
  );
}

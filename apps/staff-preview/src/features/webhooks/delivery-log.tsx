import { useMutation, useQueryClient } from "@tanstack/react-query";
import { resendDelivery, type WebhookDelivery } from "@showroom/api-contract/endpoints/webhooks";
import { formatMoment } from "@showroom/domain/format/moment";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { api } from "../../shared/api/api.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import styles from "../../shared/sheet/sheet.module.css";
import { webhooksTexts as texts } from "./texts.ts";
import { webhooksQuery } from "./webhooks-queries.ts";

const BADGES = { waiting: "open", delivered: "done", failed: "locked" } as const;

/** What was sent, with its state; each can be sent again. */
export function DeliveryLog({
  deliveries,
  onDone,
}: {
  readonly deliveries: readonly WebhookDelivery[];
  readonly onDone: (text: string) => void;
}) {
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const resend = useMutation({
    mutationFn: (deliveryId: string) => api.call(resendDelivery, { params: { projectId, deliveryId } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: webhooksQuery(projectId).queryKey });
      onDone(texts.resent);
    },
  });
  return (
    <section className={styles["section"]} aria-labelledby="bezorgd">
      <Heading as="h2" size={28} id="bezorgd">
        {texts.log}
      </Heading>
      <p>{texts.logIntro}</p>
      {resend.isError && (
        <Alert variant="danger" announce="assertive">
          {texts.failed}
        </Alert>
      )}
      {deliveries.length === 0 ? (
        <EmptyState title={texts.noLog} />
      ) : (
        <RuledList as="ol" label={texts.log} density="dense" className={styles["wide"]}>
          {deliveries.map(({ id, event, at, state, attempts, reason }) => {
            const name = texts.delivery(texts.events[event], formatMoment(at));
            return (
              <RuledItem
                key={id}
                aside={
                  <Button
                    size="small"
                    loading={resend.isPending && resend.variables === id}
                    aria-label={texts.named(texts.resend, name)}
                    onClick={() => resend.mutate(id)}
                  >
                    {texts.resend}
                  </Button>
                }
              >
                <p>
                  <span>{name}</span> <StatusBadge variant={BADGES[state]}>{texts.states[state]}</StatusBadge>
                </p>
                <Text tone="muted" size={14}>
                  {[texts.attempts(attempts), reason, id].filter((part) => part !== "").join(" · ")}
                </Text>
              </RuledItem>
            );
          })}
        </RuledList>
      )}
    </section>
  );
}

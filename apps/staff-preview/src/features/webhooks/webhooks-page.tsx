import { useState } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { Webhook } from "@showroom/api-contract/endpoints/webhooks";
import { formatMoment } from "@showroom/domain/format/moment";
import { Button } from "@showroom/ui/controls/button/button";
import { Link } from "@showroom/ui/controls/link/link";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { StaffPage } from "../../shared/page/staff-page.tsx";
import { paths } from "../../shared/paths/paths.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import styles from "../../shared/sheet/sheet.module.css";
import { DeliveryLog } from "./delivery-log.tsx";
import { RemoveDialog, RotateDialog, SecretDialog } from "./sure-dialogs.tsx";
import { webhooksTexts as texts } from "./texts.ts";
import { WebhookDialog } from "./webhook-dialog.tsx";
import { webhooksQuery } from "./webhooks-queries.ts";

const ACTIONS = ["change", "rotate", "remove"] as const;
type Asked =
  | { readonly kind: "add" }
  | { readonly kind: (typeof ACTIONS)[number]; readonly webhook: Webhook }
  | { readonly kind: "secret"; readonly secret: string };

/** The other systems that a project tells what happens, and what was delivered to them. */
export function WebhooksPage() {
  const { id: projectId, slug, name, state } = useStaffProject();
  const { items, deliveries } = useSuspenseQuery(webhooksQuery(projectId)).data;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const isArchived = state === "archived";
  const ask = (next: Asked): void => {
    setDone(null);
    setAsked(next);
  };
  const close = (): void => setAsked(null);
  const finish = (text: string): void => {
    setAsked(null);
    setDone(text);
  };
  return (
    <StaffPage>
      <PageHeader
        size="small"
        kicker={<Link href={paths.buyers(slug)}>{name}</Link>}
        title={texts.title}
        intro={<p>{texts.intro}</p>}
      />
      {isArchived && <Alert>{texts.archived}</Alert>}
      {done !== null && (
        <Alert variant="success" announce="polite">
          {done}
        </Alert>
      )}
      <section className={styles["section"]} aria-labelledby="adressen">
        <Heading as="h2" size={28} id="adressen">
          {texts.list}
        </Heading>
        {!isArchived && <Button onClick={() => ask({ kind: "add" })}>{texts.add}</Button>}
        {items.length === 0 ? (
          <EmptyState title={texts.none}>{texts.noneExplained}</EmptyState>
        ) : (
          <RuledList label={texts.list} className={styles["wide"]}>
            {items.map((webhook) => (
              <RuledItem
                key={webhook.id}
                aside={
                  <div className={styles["actions"]}>
                    {ACTIONS.map((kind) => (
                      <Button
                        key={kind}
                        size="small"
                        aria-label={texts.named(texts[kind], webhook.url)}
                        onClick={() => ask({ kind, webhook })}
                      >
                        {texts[kind]}
                      </Button>
                    ))}
                  </div>
                }
              >
                <p className={styles["words"]}>
                  <strong>{webhook.url}</strong>
                </p>
                <Text tone="muted" size={14}>
                  {webhook.isEnabled ? webhook.events.map((event) => texts.events[event]).join(" · ") : texts.off}
                </Text>
                {webhook.earlierSecretUntil !== null && (
                  <Text tone="muted" size={14}>
                    {texts.earlier(formatMoment(webhook.earlierSecretUntil))}
                  </Text>
                )}
              </RuledItem>
            ))}
          </RuledList>
        )}
      </section>
      <DeliveryLog deliveries={deliveries} onDone={setDone} />
      {asked?.kind === "add" && (
        <WebhookDialog
          webhook={null}
          onClose={close}
          onDone={(secret) => (secret === null ? finish(texts.changed) : ask({ kind: "secret", secret }))}
        />
      )}
      {asked?.kind === "change" && (
        <WebhookDialog webhook={asked.webhook} onClose={close} onDone={() => finish(texts.changed)} />
      )}
      {asked?.kind === "rotate" && (
        <RotateDialog webhook={asked.webhook} onClose={close} onDone={(secret) => ask({ kind: "secret", secret })} />
      )}
      {asked?.kind === "remove" && (
        <RemoveDialog webhook={asked.webhook} onClose={close} onDone={() => finish(texts.removed)} />
      )}
      {asked?.kind === "secret" && <SecretDialog secret={asked.secret} onClose={() => finish(texts.changed)} />}
    </StaffPage>
  );
}

import { useState } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { BuyerInvitation } from "@showroom/api-contract/endpoints/invitations";
import { formatDay, formatMoment } from "@showroom/domain/format/moment";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { EmailAddress } from "@showroom/ui/layout/email-address/email-address";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { actionsFor, nameOfInvited, type InvitationAction } from "./draft-rows.ts";
import { InvitationDialog } from "./invitation-dialog.tsx";
import { invitationsQuery } from "./invitations-queries.ts";
import styles from "../../shared/sheet/sheet.module.css";
import { invitationsTexts as texts } from "./texts.ts";

const BADGES = {
  queued: "neutral",
  link: "open",
  sent: "open",
  bounced: "locked",
  failed: "locked",
  registered: "done",
  expired: "locked",
  withdrawn: "locked",
} as const;

function datesOf({ state, invitedAt, mailedAt, expiresAt }: BuyerInvitation): string {
  const isUsable = state === "queued" || state === "link" || state === "sent";
  return [
    ...(invitedAt === null ? [] : [texts.invitedAt(formatDay(invitedAt))]),
    ...(mailedAt === null ? [] : [texts.mailedAt(formatMoment(mailedAt))]),
    ...(isUsable && expiresAt !== null ? [texts.validUntil(formatDay(expiresAt))] : []),
  ].join(" · ");
}

interface InvitationLineProps {
  readonly invitation: BuyerInvitation;
  /** Nobody can be mailed in a project that is not open. */
  readonly isOpen: boolean;
  readonly onAsk: (action: InvitationAction) => void;
}

function InvitationLine({ invitation, isOpen, onAsk }: InvitationLineProps) {
  const name = nameOfInvited(invitation);
  const actions = actionsFor(invitation).filter((action) => isOpen || action === "withdraw");
  return (
    <RuledItem
      aside={
        actions.length > 0 && (
          <div className={styles["actions"]}>
            {actions.map((action) => (
              <Button
                key={action}
                size="small"
                aria-label={texts.named(texts.actions[action], name)}
                onClick={() => onAsk(action)}
              >
                {texts.actions[action]}
              </Button>
            ))}
          </div>
        )
      }
    >
      <p>
        <strong>{name}</strong>{" "}
        <StatusBadge variant={BADGES[invitation.state]}>{texts.states[invitation.state]}</StatusBadge>
      </p>
      <Text tone="muted" size={14}>
        {texts.home(invitation.buildNumber, invitation.houseType, invitation.isCoBuyer === true)}
      </Text>
      <Text tone="muted" size={14}>
        <EmailAddress address={invitation.email} />
      </Text>
      <Text tone="muted" size={14}>
        {datesOf(invitation)}
      </Text>
    </RuledItem>
  );
}

/** Everyone who was invited, with what became of it and what can be done. */
export function InvitationList() {
  const { id: projectId, state } = useStaffProject();
  const { data: invitations } = useSuspenseQuery(invitationsQuery(projectId));
  const [asked, setAsked] = useState<{
    readonly invitation: BuyerInvitation;
    readonly action: InvitationAction;
  } | null>(null);
  const [done, setDone] = useState<string | null>(null);
  return (
    <section className={styles["section"]} aria-labelledby="uitnodigingen">
      <Heading as="h2" size={28} id="uitnodigingen">
        {texts.list}
      </Heading>
      {done !== null && (
        <Alert variant="success" announce="polite">
          {done}
        </Alert>
      )}
      {invitations.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <RuledList label={texts.list} className={styles["wide"]}>
          {invitations.map((invitation) => (
            <InvitationLine
              key={invitation.userId}
              invitation={invitation}
              isOpen={state === "open"}
              onAsk={(action) => {
                setDone(null);
                setAsked({ invitation, action });
              }}
            />
          ))}
        </RuledList>
      )}
      {asked && (
        <InvitationDialog
          key={`${asked.invitation.userId} ${asked.action}`}
          {...asked}
          onClose={() => setAsked(null)}
          onDone={(text) => {
            setAsked(null);
            setDone(text);
          }}
        />
      )}
    </section>
  );
}

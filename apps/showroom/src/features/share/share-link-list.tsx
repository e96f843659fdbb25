import { useState } from "react";
import { isProblem } from "@showroom/api-client/failures";
import { revokeShareLink } from "@showroom/api-contract/endpoints/share-links";
import type { ShareLink } from "@showroom/api-contract/entities/share-link";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { useAnnounce } from "@showroom/ui/feedback/live-region/live-region";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { api } from "../../shared/api/api.ts";
import { formatDay } from "@showroom/domain/format/moment";
import { shareTexts as texts } from "./texts.ts";
import styles from "./share.module.css";

export interface ShareLinkListProps {
  readonly projectId: number;
  readonly links: readonly ShareLink[];
  readonly onRevoked: (id: number) => void;
}

/** The valid share links, each with a button to revoke it. */
export function ShareLinkList({ projectId, links, onRevoked }: ShareLinkListProps) {
  const announce = useAnnounce();
  const [asked, setAsked] = useState<ShareLink | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  function ask(link: ShareLink | null): void {
    setFailed(false);
    setAsked(link);
  }

  async function revoke({ id }: ShareLink): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      await api.call(revokeShareLink, { params: { projectId, linkId: id } }).catch((error: unknown) => {
        // The link was already revoked elsewhere or has expired, which is the wanted result.
        if (!isProblem(error, "not-found")) throw error;
      });
      setAsked(null);
      onRevoked(id);
      announce(texts.revoked);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles["links"]}>
      <Heading as="h3" size={22}>
        {texts.listTitle}
      </Heading>
      <RuledList density="dense">
        {links.map((link) => {
          const created = formatDay(link.createdAt);
          return (
            <RuledItem
              key={link.id}
              aside={
                <Button size="small" aria-label={texts.revokeLink(created)} onClick={() => ask(link)}>
                  {texts.revoke}
                </Button>
              }
            >
              <span>{texts.link(created, formatDay(link.expiresAt))}</span>
              <Text size={14} tone="muted">
                {link.lastViewedAt === null ? texts.notViewed : texts.viewed(formatDay(link.lastViewedAt))}
              </Text>
            </RuledItem>
          );
        })}
      </RuledList>
      <ConfirmDialog
        open={asked !== null}
        title={texts.revokeTitle}
        confirmLabel={texts.revokeYes}
        cancelLabel={texts.revokeNo}
        danger
        busy={busy}
        onConfirm={() => asked && void revoke(asked)}
        onCancel={() => ask(null)}
        error={
          failed && (
            <Alert variant="danger" announce="assertive">
              {texts.revokeFailed}
            </Alert>
          )
        }
      >
        {texts.revokeBody}
      </ConfirmDialog>
    </div>
  );
}

import { startTransition, Suspense, useState } from "react";
import type { ShareLink } from "@showroom/api-contract/entities/share-link";
import { Button } from "@showroom/ui/controls/button/button";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { formatDay } from "@showroom/domain/format/moment";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { shareTexts as texts } from "./texts.ts";
import styles from "./share.module.css";

const { Lazy: RevokeDialog } = lazyPart(async () => (await import("./revoke-dialog.tsx")).RevokeDialog);

export interface ShareLinkListProps {
  readonly projectId: number;
  readonly links: readonly ShareLink[];
  readonly onRevoked: (id: number) => void;
}

/** The valid share links, each with a button to revoke it. */
export function ShareLinkList({ projectId, links, onRevoked }: ShareLinkListProps) {
  const [asked, setAsked] = useState<ShareLink | null>(null);
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
                <Button
                  size="small"
                  aria-label={texts.revokeLink(created)}
                  onClick={() => startTransition(() => setAsked(link))}
                >
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
      <Suspense>
        {asked && (
          <RevokeDialog projectId={projectId} link={asked} onRevoked={onRevoked} onClose={() => setAsked(null)} />
        )}
      </Suspense>
    </div>
  );
}

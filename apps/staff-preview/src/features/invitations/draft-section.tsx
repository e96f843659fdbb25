import { useState } from "react";
import type { CheckedRow, InvitationRow } from "@showroom/api-contract/endpoints/invitations";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { EmailAddress } from "@showroom/ui/layout/email-address/email-address";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { countRows, faultLines, nameOfRow, typedRow, withRow } from "./draft-rows.ts";
import styles from "./invitations.module.css";
import { RowFields } from "./row-fields.tsx";
import { invitationsTexts as texts } from "./texts.ts";
import type { useDraft } from "./use-draft.ts";

const BADGES = { new: "open", invited: "done", fault: "locked" } as const;

interface DraftLineProps {
  readonly row: CheckedRow;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function DraftLine({ row, onEdit, onRemove }: DraftLineProps) {
  const name = nameOfRow(row);
  return (
    <RuledItem
      aside={
        <div className={styles["actions"]}>
          <Button size="small" aria-label={texts.named(texts.edit, name)} onClick={onEdit}>
            {texts.edit}
          </Button>
          <Button size="small" aria-label={texts.named(texts.remove, name)} onClick={onRemove}>
            {texts.remove}
          </Button>
        </div>
      }
    >
      <p>
        <strong>{name}</strong> <StatusBadge variant={BADGES[row.state]}>{texts.rowStates[row.state]}</StatusBadge>
      </p>
      <Text tone="muted" size={14}>
        {[...(row.line === null ? [] : [texts.row(row.line)]), texts.home(row.buildNumber, row.houseType)].join(" · ")}
      </Text>
      {row.email !== "" && (
        <Text tone="muted" size={14}>
          <EmailAddress address={row.email} />
        </Text>
      )}
      {row.faults.length > 0 && (
        <BulletList marker="attention" items={faultLines(row).map((content) => ({ key: content, content }))} />
      )}
    </RuledItem>
  );
}

interface DraftSectionProps {
  readonly draft: ReturnType<typeof useDraft>;
}

/** The checked list, with what is wrong in it, and the button that sends the invitations. */
export function DraftSection({ draft: { rows, change, send, isBusy } }: DraftSectionProps) {
  const [edited, setEdited] = useState<{ readonly at: number; readonly row: InvitationRow } | null>(null);
  const faults = countRows(rows, "fault");
  const fresh = countRows(rows, "new");
  if (rows.length === 0) return null;
  return (
    <section className={styles["section"]} aria-labelledby="lijst">
      <Heading as="h2" size={28} id="lijst">
        {texts.draft}
      </Heading>
      {faults > 0 && (
        <Alert variant="danger" announce="polite">
          {texts.faultCount(faults)}
        </Alert>
      )}
      {faults === 0 && fresh === 0 && <Alert announce="polite">{texts.nothingNew}</Alert>}
      <RuledList label={texts.rowsOf} className={styles["wide"]}>
        {rows.map((row, at) => (
          <DraftLine
            key={`${at} ${row.line} ${row.email}`}
            row={row}
            onEdit={() => setEdited({ at, row: typedRow(row) })}
            onRemove={() => change.mutate(withRow(rows, at, null))}
          />
        ))}
      </RuledList>
      <div className={styles["actions"]}>
        {faults === 0 && fresh > 0 && (
          <Button variant="primary" loading={isBusy} onClick={() => send.mutate()}>
            {texts.send(fresh)}
          </Button>
        )}
        <Button onClick={() => change.mutate([])}>{texts.clear}</Button>
      </div>
      <ConfirmDialog
        open={edited !== null}
        title={texts.editTitle}
        confirmLabel={texts.save}
        cancelLabel={texts.cancel}
        busy={change.isPending}
        error={change.isError && <Alert variant="danger">{texts.failed}</Alert>}
        onCancel={() => setEdited(null)}
        onConfirm={() =>
          edited && change.mutate(withRow(rows, edited.at, edited.row), { onSuccess: () => setEdited(null) })
        }
      >
        {edited && <RowFields row={edited.row} onChange={(row) => setEdited({ ...edited, row })} />}
      </ConfirmDialog>
    </section>
  );
}

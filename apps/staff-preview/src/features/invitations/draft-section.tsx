import type { CheckedRow, InvitationField } from "@showroom/api-contract/endpoints/invitations";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { EmailAddress } from "@showroom/ui/layout/email-address/email-address";
import { Text } from "@showroom/ui/layout/text/text";
import { DraftSection, type DraftWords } from "../../shared/sheet/draft-section.tsx";
import { sheetTexts } from "../../shared/sheet/texts.ts";
import { nameOfRow, saysCoBuyer } from "./draft-rows.ts";
import { RowFields } from "./row-fields.tsx";
import { invitationsTexts as texts } from "./texts.ts";
import type { InvitationDraft } from "./use-invitation-draft.ts";

const BADGES = { new: "open", invited: "done", fault: "locked" } as const;

const WORDS: DraftWords<InvitationField, "new" | "invited"> = {
  title: texts.draft,
  rowsOf: texts.rowsOf,
  fields: texts.fields,
  nameOf: nameOfRow,
  stored: ["new"],
  send: texts.send,
  nothingNew: texts.nothingNew,
  failed: texts.failed,
};

function describe(row: Omit<CheckedRow, "faults">) {
  const line = row.line === null ? [] : [sheetTexts.row(row.line)];
  return (
    <>
      <p>
        <strong>{nameOfRow(row)}</strong>{" "}
        <StatusBadge variant={BADGES[row.state]}>{texts.rowStates[row.state]}</StatusBadge>
      </p>
      <Text tone="muted" size={14}>
        {[...line, texts.home(row.buildNumber, row.houseType, saysCoBuyer(row))].join(" · ")}
      </Text>
      {row.email !== "" && (
        <Text tone="muted" size={14}>
          <EmailAddress address={row.email} />
        </Text>
      )}
    </>
  );
}

/** The checked list of buyers, and the button that sends the invitations. */
export function InvitationDraftSection({ draft }: { readonly draft: InvitationDraft }) {
  return <DraftSection draft={draft} words={WORDS} describe={describe} rowFields={RowFields} />;
}

import type { CheckedHome, HomeField } from "@showroom/api-contract/endpoints/homes";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { Text } from "@showroom/ui/layout/text/text";
import { DraftSection, type DraftWords } from "../../shared/sheet/draft-section.tsx";
import { sheetTexts } from "../../shared/sheet/texts.ts";
import { HomeFields } from "./home-fields.tsx";
import { homesTexts as texts } from "./texts.ts";
import type { HomeDraft } from "./use-home-draft.ts";

const BADGES = { new: "open", changed: "open", known: "done", fault: "locked" } as const;

const WORDS: DraftWords<HomeField, "new" | "changed" | "known"> = {
  title: texts.draft,
  rowsOf: texts.rowsOf,
  fields: texts.fields,
  nameOf: ({ buildNumber }) => texts.home(buildNumber),
  stored: ["new", "changed"],
  send: texts.save,
  nothingNew: texts.nothingNew,
  failed: texts.failed,
};

const describe = (row: Omit<CheckedHome, "faults">) => (
  <>
    <p>
      <strong>{texts.home(row.buildNumber)}</strong>{" "}
      <StatusBadge variant={BADGES[row.state]}>{texts.rowStates[row.state]}</StatusBadge>
    </p>
    <Text tone="muted" size={14}>
      {[...(row.line === null ? [] : [sheetTexts.row(row.line)]), row.houseType, row.phase, row.address]
        .filter(Boolean)
        .join(" · ")}
    </Text>
  </>
);

/** The checked list of homes, and the button that stores them. */
export function HomeDraftSection({ draft }: { readonly draft: HomeDraft }) {
  return <DraftSection draft={draft} words={WORDS} describe={describe} rowFields={HomeFields} />;
}

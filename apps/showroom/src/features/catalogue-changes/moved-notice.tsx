import type { ChangedChoice } from "@showroom/domain/model/changed-choice";
import { formatDifference } from "@showroom/domain/format/money";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { describeChange } from "./change-options.ts";
import { movedTexts as texts } from "./texts.ts";

/** What a change is about, what became of it, and what resembles it most. */
function describeMove(change: ChangedChoice): string {
  const { part, pageTitle, label, was, nearest } = change;
  const subject = part === null ? pageTitle : texts.subject(pageTitle, label, was.name, formatDifference(was.price));
  const instead = nearest === null ? [] : [texts.nearest(nearest.name, formatDifference(nearest.price))];
  return [`${subject}.`, describeChange(change), ...instead].join(" ");
}

/** Tells what became of unsaved choices for the buyer's earlier house type, until the buyer has read it. */
export function MovedNotice({ className }: { readonly className: string | undefined }) {
  const { store } = useShowroom();
  const moved = useChoices(store, (state) => state.moved);
  if (moved === null) return null;
  const { isTaken, changes } = moved;
  return (
    <div className={className} data-print="hide">
      <Alert
        variant={isTaken && changes.length === 0 ? "info" : "warning"}
        announce="polite"
        title={texts.title}
        actions={
          <Button variant="secondary" size="small" onClick={store.dismissDraftNotices}>
            {texts.read}
          </Button>
        }
      >
        <p>{!isTaken ? texts.nothing : changes.length === 0 ? texts.everything : texts.part}</p>
        {changes.length > 0 && (
          <BulletList items={changes.map((change) => ({ key: change.id, content: describeMove(change) }))} />
        )}
      </Alert>
    </div>
  );
}

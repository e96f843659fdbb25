import { Button } from "@showroom/ui/controls/button/button";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { resetGroups } from "@showroom/domain/configurator/sanitary-reset";
import type { BlockedReset } from "@showroom/domain/configurator/blocked-reset";
import type { ProductGroup } from "@showroom/domain/model/product";
import { groupField } from "@showroom/domain/selection/room-fields";
import { useRoomActions } from "../../shared/step-view/use-room.ts";
import { ruleWords } from "./rule-words.ts";
import { dialogTexts } from "./dialog-texts.ts";

const { blockedReset: texts } = dialogTexts;

export interface BlockedResetDialogProps {
  readonly group: ProductGroup;
  readonly blocked: BlockedReset;
  readonly onClose: () => void;
}

/** Explains why a group cannot be reset, and offers to reset another group with it. */
export function BlockedResetDialog({ group, blocked, onClose }: BlockedResetDialogProps) {
  const { context, change } = useRoomActions();
  const { together, reasons } = blocked;
  const words = new Set(reasons.map((reason) => ruleWords(context.catalogue, reason)));
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.title(group.title)}
      size="medium"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
          {together && (
            <Button
              variant="primary"
              onClick={() => {
                change(
                  (own, present) => resetGroups(own, present, [together, group]),
                  [groupField(together.id), groupField(group.id)],
                );
                onClose();
              }}
            >
              {texts.both(together.title)}
            </Button>
          )}
        </>
      }
    >
      {[...words].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {together && <p>{texts.how(together.title)}</p>}
    </Dialog>
  );
}

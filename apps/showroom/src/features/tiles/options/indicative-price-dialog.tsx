import { Button } from "@showroom/ui/controls/button/button";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { formatDifference } from "@showroom/domain/format/money";
import type { Cents } from "@showroom/domain/money/cents";
import { tilesTexts } from "../texts.ts";

export interface IndicativePriceDialogProps {
  /** The price difference in cents; null while it is loading. */
  readonly price: Cents | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Warns that the price of a tile option is indicative, before it is chosen. */
export function IndicativePriceDialog({ price, onConfirm, onCancel }: IndicativePriceDialogProps) {
  const { indicative } = tilesTexts;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onCancel()}
      title={indicative.title}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {indicative.cancel}
          </Button>
          <Button variant="primary" onClick={onConfirm}>
            {indicative.confirm}
          </Button>
        </>
      }
    >
      <p>{indicative.body}</p>
      <p>
        {tilesTexts.options.price}: {price === null ? indicative.reckoning : formatDifference(price)}
      </p>
    </Dialog>
  );
}

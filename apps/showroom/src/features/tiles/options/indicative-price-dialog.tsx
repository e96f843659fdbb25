import { Button } from "@showroom/ui/controls/button/button";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { formatDifference } from "@showroom/domain/format/money";
import type { Cents } from "@showroom/domain/money/cents";
import { optionTexts } from "./texts.ts";

export interface IndicativePriceDialogProps {
  /** The price difference in cents. */
  readonly price: Cents;
  readonly onClose: () => void;
}

/** Explains that the price of a tile option that was just chosen is indicative. */
export function IndicativePriceDialog({ price, onClose }: IndicativePriceDialogProps) {
  const { indicative } = optionTexts;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={indicative.title}
      footer={
        <Button variant="primary" onClick={onClose}>
          {indicative.close}
        </Button>
      }
    >
      <p>{indicative.body}</p>
      <p>{`${optionTexts.price}: ${formatDifference(price)}`}</p>
    </Dialog>
  );
}

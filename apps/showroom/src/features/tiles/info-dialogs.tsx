import { Button } from "@showroom/ui/controls/button/button";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { tilesTexts } from "./texts.ts";

/** What The Wall is; shown once, after the first tile of it. */
export function WallInfoDialog({ onClose }: { onClose: () => void }) {
  const { wallModal } = tilesTexts;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={wallModal.title}
      footer={
        <Button variant="primary" onClick={onClose}>
          {wallModal.close}
        </Button>
      }
    >
      <HtmlContent html={wallModal.body} />
    </Dialog>
  );
}

export interface IndicativePriceDialogProps {
  /** The formatted difference. */
  readonly price: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Says that the price of a tile option is not final before it is chosen. */
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
        {tilesTexts.options.price}: {price}
      </p>
    </Dialog>
  );
}

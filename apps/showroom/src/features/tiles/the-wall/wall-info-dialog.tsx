import { Button } from "@showroom/ui/controls/button/button";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { wallTexts } from "./texts.ts";

/** Explains The Wall. Shown once, after its first tile is chosen. */
export function WallInfoDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={wallTexts.title}
      footer={
        <Button variant="primary" onClick={onClose}>
          {wallTexts.close}
        </Button>
      }
    >
      <HtmlContent html={wallTexts.body} />
    </Dialog>
  );
}

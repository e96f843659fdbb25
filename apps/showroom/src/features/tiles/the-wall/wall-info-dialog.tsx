import { Button } from "@showroom/ui/controls/button/button";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { tilesTexts } from "../texts.ts";

/** Explains The Wall. Shown once, after its first tile is chosen. */
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

import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { BuildUp } from "./build-up-view.tsx";
import type { BuildUpProps } from "./build-up-view.tsx";
import { priceTexts } from "./texts.ts";

/** A card whose amount is explained. */
export interface ExplainedPrice extends Pick<BuildUpProps, "alternatives" | "chosen"> {
  readonly title: string;
  /** A material by default. */
  readonly kind?: BuildUpProps["kind"];
}

/** How a card's amount is built up. */
export function PriceDialog({
  title,
  kind = "material",
  onClose,
  ...of
}: ExplainedPrice & { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={priceTexts.buildUp.title(title)}
      size="medium"
      hideLogo
    >
      <BuildUp {...of} kind={kind} density="regular" />
    </Dialog>
  );
}

import { TileSizePicker } from "@showroom/ui/showroom/tile-size-picker/tile-size-picker";
import { Text } from "@showroom/ui/layout/text/text";
import { BottomSheet } from "@showroom/ui/overlays/bottom-sheet/bottom-sheet";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { formatTileCardSize } from "@showroom/domain/format/measures";
import type { PageProduct } from "@showroom/domain/model/product";
import { mainChoice, variantsOf } from "@showroom/domain/selection/variants";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { CardPriceTag } from "../../../shared/prices/card-price-tag.tsx";
import { IndicativeNote } from "../../../shared/prices/indicative-note.tsx";
import { useCardPrices } from "../../../shared/prices/use-card-prices.ts";
import { AskButton } from "../../../shared/questions/ask-button.tsx";
import { askProduct } from "../../../shared/questions/asked.ts";
import { useShowroom } from "../../../shared/step-view/use-showroom.ts";
import { useIsPhone } from "../../../shared/browser/use-is-phone.ts";
import { SAMPLE_FRAME } from "../../../shared/choice-cards/sample-frame.ts";
import type { TileCardsProps } from "../section/tile-cards-props.ts";
import { tilesTexts } from "../texts.ts";
import { UnitPriceTag } from "../prices/unit-price-tag.tsx";
import styles from "../tiles.module.css";

interface TileSizeDialogProps extends Omit<TileCardsProps, "label" | "tiles" | "sort" | "waits"> {
  readonly tile: PageProduct;
  /** The action to price, where choosing the chosen size again removes it. */
  readonly actionToPrice?: TileCardsProps["actionFor"] | undefined;
  /** Called when the chosen size is pressed again. Leave out to ignore that. */
  readonly onDrop?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The picker for a tile that comes in several sizes. On a phone it is a sheet, so the room's picture stays visible above it. */
export function TileSizeDialog({
  tile,
  name,
  chosen,
  groutColour,
  showPrices,
  filteredIds,
  actionFor,
  actionToPrice,
  onChoose,
  onDrop,
  onClose,
}: TileSizeDialogProps) {
  const images = useImages();
  const phone = useIsPhone();
  const { page } = useShowroom();
  const prices = useCardPrices();
  const present = chosen?.pageProductId === tile.id ? chosen.variantProjectProductId : null;
  const picker = (
    <TileSizePicker
      productName={tile.product.name}
      value={present === null ? undefined : String(present)}
      options={variantsOf(tile).map(({ id, product }) => {
        const choice = { pageProductId: tile.id, variantProjectProductId: id };
        const cardPrice = prices(`${name}/${id}`, (actionToPrice ?? actionFor)(choice));
        const picture = product.images[0];
        return {
          value: String(id),
          title: formatTileCardSize(product.width, product.length) ?? product.name,
          imageUrl: picture && images.url(picture.public_id, { crop: "fit", width: 300 }),
          colour: product.color ?? undefined,
          widthMm: product.width ?? undefined,
          lengthMm: product.length ?? undefined,
          groutColour,
          frameMm: SAMPLE_FRAME,
          rectified: product.isRectified,
          disabledReason: filteredIds.has(id) && id !== present ? tilesTexts.filter.reason : undefined,
          price: showPrices && <UnitPriceTag pageProduct={tile} variant={choice} />,
          difference: cardPrice && <CardPriceTag price={cardPrice} />,
        };
      })}
      onSelect={(value) => {
        onChoose({ pageProductId: tile.id, variantProjectProductId: Number(value) });
        onClose();
      }}
      onDeselect={
        onDrop &&
        (() => {
          onDrop();
          onClose();
        })
      }
    />
  );
  const frame = { open: true, title: tile.product.name, onOpenChange: (open: boolean) => open || onClose() };
  const content = (
    <div className={styles["sizes"]}>
      {tile.product.description !== "" && <Text tone="muted">{tile.product.description}</Text>}
      {picker}
      <IndicativeNote group="tiles" />
      <div>
        <AskButton
          asked={askProduct(page.id, chosen?.pageProductId === tile.id ? chosen : mainChoice(tile), tile.product.name)}
        />
      </div>
    </div>
  );
  return phone ? (
    <BottomSheet {...frame}>{content}</BottomSheet>
  ) : (
    <Dialog {...frame} size="wide" hideLogo>
      {content}
    </Dialog>
  );
}

import { useMemo, useState } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { MediaFrame } from "@showroom/ui/showroom/media-frame/media-frame";
import { PickerWorkbench } from "@showroom/ui/showroom/picker-workbench/picker-workbench";
import { VariantPicker } from "@showroom/ui/showroom/variant-picker/variant-picker";
import { stepNumberOf } from "@showroom/domain/steps/step-number";
import type { PageProduct, ProductGroup } from "@showroom/domain/model/product";
import { mapScene } from "@showroom/domain/render/map-scene";
import { enabledVariantIds } from "@showroom/domain/configurator/product-state";
import { chosenOfProduct, selectSanitary } from "@showroom/domain/selection/sanitary";
import { groupField } from "@showroom/domain/selection/room-fields";
import {
  colourOptions,
  pickColour,
  pickedChoice,
  pickedVariant,
  pickSize,
  sizesOfPick,
  startPick,
} from "@showroom/domain/configurator/variant-picker";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { useFirstPictures } from "../../start/use-first-pictures.ts";
import { pictureTexts } from "../../shared/pictures/texts.ts";
import { usePicture, useRender } from "../../shared/pictures/use-render.ts";
import { PartDifference } from "../../shared/prices/part-difference.tsx";
import { PickedPrice } from "../../shared/prices/picked-price.tsx";
import { PartsNote } from "../../shared/prices/parts-note.tsx";
import { useCardPrices } from "../../shared/prices/use-card-prices.ts";
import { AskButton } from "../../shared/questions/ask-button.tsx";
import { askProduct } from "../../shared/questions/asked.ts";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { dialogTexts } from "./dialog-texts.ts";

const NOTHING_FILTERED: ReadonlySet<number> = new Set();

export interface VariantDialogProps {
  readonly group: ProductGroup;
  readonly pageProduct: PageProduct;
  readonly onClose: () => void;
}

/** The dialog for the colour and size of a product, with a picture of the room. */
export function VariantDialog({ group, pageProduct, onClose }: VariantDialogProps) {
  const images = useImages();
  const { project, houseType, page } = useShowroom();
  const { context, room, outcome, locked, change } = useRoom();
  const prices = useCardPrices();
  const colours = useMemo(
    () => colourOptions(pageProduct, enabledVariantIds({ outcome, filteredIds: NOTHING_FILTERED }, pageProduct)),
    [pageProduct, outcome],
  );
  const [pick, setPick] = useState(() => startPick(colours, chosenOfProduct(room, group.id, pageProduct.id)));
  const choice = pickedChoice(pageProduct, colours, pick);
  const picked = pickedVariant(colours, pick)?.product ?? pageProduct.product;

  const request = useMemo(() => {
    const tried = choice === null ? room : selectSanitary(context, room, group.id, choice);
    return mapScene({ catalogue: context.catalogue, room: tried, settings: project, houseType, lookAt: group.title });
  }, [choice, context, room, group, project, houseType]);
  const picture = useRender("modal", `${page.id}/${group.id}`, request);
  // Until its own picture is ready, the dialog shows the present picture of the room, whose camera already looks at this group.
  const behind = usePicture("main");
  const shown = picture.url === null ? behind : picture;
  const first = useFirstPictures(project.id, stepNumberOf(page));

  const priceOf = (variantId: number | null) => {
    if (variantId === null) return null;
    return prices(`sanitary/${group.id}/${variantId}`, (own, present) =>
      selectSanitary(own, present, group.id, { pageProductId: pageProduct.id, variantProjectProductId: variantId }),
    );
  };
  const pickedPrice = priceOf(pick.variantId);

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      kicker={group.title}
      title={picked.name}
      size="workbench"
      hideLogo
      flush
      footer={
        <>
          <PickedPrice price={pickedPrice} />
          <Button variant="secondary" onClick={onClose}>
            {dialogTexts.variant.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={choice === null || locked}
            onClick={() => {
              if (choice !== null)
                change((own, present) => selectSanitary(own, present, group.id, choice), [groupField(group.id)]);
              onClose();
            }}
          >
            {dialogTexts.variant.save}
          </Button>
        </>
      }
    >
      <PickerWorkbench
        preview={
          <MediaFrame
            src={shown.url ?? first?.[0]?.url}
            srcSet={shown.srcSet}
            alt={dialogTexts.variant.preview(
              [picked.name, picked.colorName, picked.dimension].filter(Boolean).join(", "),
            )}
            fit="room"
            placeholder={request === null ? pictureTexts.none : undefined}
            onError={picture.onError}
            status={picture.away ? "unavailable" : picture.working ? "working" : "ready"}
          />
        }
      >
        <VariantPicker
          colours={colours.map((colour) => {
            const image = colour.product.images[0];
            return {
              value: colour.key,
              label: colour.name ?? colour.product.name,
              imageUrl: image && images.url(image.public_id, { crop: "fit", width: 300 }),
              colour: colour.hex ?? undefined,
              price: colour.enabled && (
                <PartDifference price={priceOf(pickColour(colours, pick, colour.key).variantId)} picked={pickedPrice} />
              ),
              disabledReason: colour.enabled ? undefined : dialogTexts.variant.unavailable,
            };
          })}
          colour={pick.colourKey ?? undefined}
          onColourSelect={(key) => setPick(pickColour(colours, pick, key))}
          dimensions={sizesOfPick(colours, pick).map((size) => ({
            value: String(size.variant.id),
            label: size.label ?? size.variant.product.name,
            price: <PartDifference price={priceOf(size.variant.id)} picked={pickedPrice} />,
            disabledReason: size.enabled ? undefined : dialogTexts.variant.unavailable,
          }))}
          dimension={pick.variantId === null ? undefined : String(pick.variantId)}
          onDimensionSelect={(value) => setPick(pickSize(colours, pick, Number(value)))}
        />
        <PartsNote />
        {choice !== null && (
          <div>
            <AskButton asked={askProduct(page.id, choice, picked.name)} />
          </div>
        )}
      </PickerWorkbench>
    </Dialog>
  );
}

import { useState } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { FloorColourPicker } from "@showroom/ui/showroom/floor-colour-picker/floor-colour-picker";
import { MediaFrame } from "@showroom/ui/showroom/media-frame/media-frame";
import { PickerWorkbench } from "@showroom/ui/showroom/picker-workbench/picker-workbench";
import { formatMillimetreSize, formatTileCardSize } from "@showroom/domain/format/measures";
import type { FloorMaterial } from "@showroom/domain/model/floor";
import {
  coloursOfMaterial,
  pickBaseboard,
  pickedFloor,
  pickFloorColour,
  startFloorPick,
} from "@showroom/domain/configurator/floor-picker";
import type { FloorPick } from "@showroom/domain/configurator/floor-picker";
import { selectFloor } from "@showroom/domain/selection/floors";
import type { FloorOffer } from "@showroom/domain/selection/floors";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { BuildUp } from "../../shared/prices/build-up-view.tsx";
import { DiscountNote } from "../../shared/prices/discount-note.tsx";
import { PartDifference } from "../../shared/prices/part-difference.tsx";
import { PartsNote } from "../../shared/prices/parts-note.tsx";
import { PickedPrice } from "../../shared/prices/picked-price.tsx";
import { useCardPrices } from "../../shared/prices/use-card-prices.ts";
import type { Alternative } from "../../shared/prices/use-card-prices.ts";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { FloorPrice } from "./floor-price.tsx";
import { floorsTexts as texts } from "./texts.ts";

export interface FloorDialogProps {
  readonly material: FloorMaterial;
  readonly offer: FloorOffer;
  readonly onClose: () => void;
}

/** The dialog for the colour and baseboard of a floor, with a picture of a living room. */
export function FloorDialog({ material, offer, onClose }: FloorDialogProps) {
  const images = useImages();
  const { room, change } = useRoom();
  const prices = useCardPrices();
  const [pick, setPick] = useState(() => startFloorPick(offer, material.id, room));
  const colours = coloursOfMaterial(offer, material.id);
  const colour = colours.find((candidate) => candidate.id === pick.colorId);
  const choice = pickedFloor(pick);
  const picture = colour?.roomMediaFiles[0] ?? colour?.images[0];
  const floorOf = (picked: FloorPick): Alternative | null => {
    const wanted = pickedFloor(picked);
    return (
      wanted && {
        name: JSON.stringify(wanted),
        action: (context, present) => selectFloor(context, present, offer, wanted),
      }
    );
  };
  const priceOf = (picked: FloorPick) => {
    const floor = floorOf(picked);
    return floor && prices(floor.name, floor.action);
  };
  const price = priceOf(pick);
  const floor = floorOf(pick);
  const differenceOf = (picked: FloorPick) => <PartDifference price={priceOf(picked)} picked={price} />;

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.modalTitle(material.name)}
      size="workbench"
      hideLogo
      flush
      footer={
        <>
          <PickedPrice price={price} />
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={choice === null}
            onClick={() => {
              if (choice !== null)
                change((context, present) => selectFloor(context, present, offer, choice), ["floor"]);
              onClose();
            }}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <PickerWorkbench
        preview={
          <MediaFrame
            src={picture && images.url(picture.public_id, { crop: "fit", width: 1280 })}
            alt={texts.alt(texts.named(material.name, colour?.name ?? ""))}
          />
        }
      >
        <FloorColourPicker
          colours={colours.map((floor) => {
            const image = floor.images[0];
            return {
              value: String(floor.id),
              title: floor.name,
              description: floor.showBrand ? floor.series : undefined,
              size: formatTileCardSize(floor.width, floor.length) ?? undefined,
              imageUrl: image && images.url(image.public_id, { crop: "fill", width: 300, height: 300 }),
              colour: floor.color,
              price: <FloorPrice price={floor.price_m2} unit="m²" addedCost={floor.addedCost} />,
              difference: differenceOf(pickFloorColour(offer, pick, floor.id)),
            };
          })}
          colour={pick.colorId === null ? undefined : String(pick.colorId)}
          onColourSelect={(value) => setPick(pickFloorColour(offer, pick, Number(value)))}
          baseboards={offer.baseboards.map((baseboard) => {
            const image = baseboard.images[0];
            return {
              value: String(baseboard.id),
              title: baseboard.name,
              size: formatMillimetreSize(baseboard.width, baseboard.length),
              imageUrl: image && images.url(image.public_id, { crop: "fill", width: 300, height: 300 }),
              price: <FloorPrice price={baseboard.price} unit="m¹" addedCost={baseboard.addedCost} />,
              difference: differenceOf(pickBaseboard(offer, pick, baseboard.id)),
            };
          })}
          baseboard={pick.baseboardId === null ? undefined : String(pick.baseboardId)}
          onBaseboardSelect={(value) => setPick(pickBaseboard(offer, pick, Number(value)))}
        />
        <PartsNote />
        <DiscountNote group="floors" />
        {floor && <BuildUp alternatives={[floor]} chosen={false} kind="material" density="regular" />}
      </PickerWorkbench>
    </Dialog>
  );
}

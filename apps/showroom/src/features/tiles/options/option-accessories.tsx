import { Disclosure } from "@showroom/ui/controls/disclosure/disclosure";
import type { SurfaceOptionKind } from "@showroom/domain/model/tile-option";
import { useRoomActions } from "../../../shared/step-view/use-room.ts";
import { AccessoryCards } from "../accessories/accessory-cards.tsx";
import { optionTexts } from "./texts.ts";
import type { OptionProps } from "./option-props.ts";
import styles from "../tiles.module.css";

const texts = optionTexts;

/** The grout and the profiles of a chosen tile option. */
export function OptionAccessories({ kind, showPrices }: Pick<OptionProps<SurfaceOptionKind>, "kind" | "showPrices">) {
  const accessories = useRoomActions().context.catalogue.accessories[kind];
  const cards = (type: "GroutColor" | "FinishingProfile") => (
    <AccessoryCards place={kind} type={type} showPrices={showPrices} />
  );
  return (
    <div className={styles["accessories"]}>
      {accessories.GroutColor.products.length > 0 && (
        <Disclosure showLabel={texts.showGrout} hideLabel={texts.hideGrout}>
          {cards("GroutColor")}
        </Disclosure>
      )}
      {accessories.FinishingProfile.products.length > 0 && (
        <Disclosure showLabel={texts.showProfile} hideLabel={texts.hideProfile}>
          {cards("FinishingProfile")}
        </Disclosure>
      )}
    </div>
  );
}

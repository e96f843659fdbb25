import { useMemo } from "react";
import { LookCard } from "@showroom/ui/showroom/look-card/look-card";
import { TileGrid } from "@showroom/ui/showroom/tile-grid/tile-grid";
import { differingParts } from "@showroom/domain/closing-date/refused-parts";
import { chooseLook, hasLook, looksOf } from "@showroom/domain/configurator/looks";
import type { Package } from "@showroom/domain/model/page";
import { settle } from "@showroom/domain/rules/settle";
import { CardPriceOf } from "../../../shared/prices/card-price-tag.tsx";
import type { Alternative } from "../../../shared/prices/use-card-prices.ts";
import { useIsPartLocked } from "../../../shared/step-view/locked-parts.ts";
import { useRoom } from "../../../shared/step-view/use-room.ts";
import { looksTexts as texts } from "./texts.ts";
import { useLookPictures } from "./use-look-pictures.ts";

/** Why a look cannot be chosen. */
const CLOSED = "Sanitair kan niet meer worden gewijzigd.";

const alternativeOf = (look: Package): Alternative => ({
  name: `look/${look.id}`,
  action: (context, room) => chooseLook(context, room, look),
});

/** The looks of the room with their pictures and what they cost extra. A look that would change a closed part cannot be chosen. */
export function LookCards() {
  const { context, room, change } = useRoom();
  const isSanitaryClosed = useIsPartLocked("products");
  const looks = useMemo(() => looksOf(context).map((look) => ({ look, alternative: alternativeOf(look) })), [context]);
  const pictureOf = useLookPictures();
  const changesSanitary = ({ action }: Alternative): boolean =>
    differingParts(room, settle(context, room, action(context, room)).room).has("sanitary");
  return (
    <TileGrid label={texts.label} columns="row">
      {looks.map(({ look, alternative }) => (
        <LookCard
          key={look.id}
          value={String(look.id)}
          title={look.name}
          description={look.description}
          overlay={look.overlay ?? undefined}
          picture={pictureOf(look)}
          price={<CardPriceOf alternatives={[alternative]} />}
          selected={hasLook(context, room, look)}
          disabledReason={isSanitaryClosed && changesSanitary(alternative) ? CLOSED : undefined}
          onSelect={() => change(alternative.action, "room")}
        />
      ))}
    </TileGrid>
  );
}

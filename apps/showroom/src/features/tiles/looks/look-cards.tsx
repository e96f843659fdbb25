import { memo, startTransition, useCallback, useMemo, useState } from "react";
import { LookCard } from "@showroom/ui/showroom/look-card/look-card";
import { TileGrid } from "@showroom/ui/showroom/tile-grid/tile-grid";
import { differingParts } from "@showroom/domain/closing-date/refused-parts";
import { chooseLook, hasLook, looksOf } from "@showroom/domain/configurator/looks";
import type { Package } from "@showroom/domain/model/page";
import { settle } from "@showroom/domain/rules/settle";
import { lazyPart } from "../../../timeline/lazy-part.tsx";
import { CardPriceOf } from "../../../shared/prices/card-price-tag.tsx";
import type { ExplainedPrice } from "../../../shared/prices/price-dialog.tsx";
import type { Alternative } from "../../../shared/prices/use-card-prices.ts";
import { useIsPartLocked } from "../../../shared/step-view/locked-parts.ts";
import { useRoom, useRoomActions } from "../../../shared/step-view/use-room.ts";
import { looksTexts as texts } from "./texts.ts";
import { useLookPictures } from "./use-look-pictures.ts";

const { Lazy: PriceDialog } = lazyPart(
  async () => (await import("../../../shared/prices/price-dialog.tsx")).PriceDialog,
);

/** Why a look cannot be chosen. */
const CLOSED = "Sanitair kan niet meer worden gewijzigd.";

const alternativeOf = (look: Package): Alternative => ({
  name: `look/${look.id}`,
  action: (context, room) => chooseLook(context, room, look),
});

/** The looks of the room with their pictures and what they cost extra. A look that would change a closed part cannot be chosen. */
export function LookCards() {
  const { context, room } = useRoom();
  const isSanitaryClosed = useIsPartLocked("products");
  const looks = useMemo(() => looksOf(context).map((look) => ({ look, alternative: alternativeOf(look) })), [context]);
  const pictureOf = useLookPictures();
  const [explained, setExplained] = useState<ExplainedPrice | null>(null);
  const explain = useCallback((price: ExplainedPrice) => startTransition(() => setExplained(price)), []);
  const changesSanitary = ({ action }: Alternative): boolean =>
    differingParts(room, settle(context, room, action(context, room)).room).has("sanitary");
  return (
    <>
      <TileGrid label={texts.label} columns="row">
        {looks.map(({ look, alternative }) => {
          const picture = pictureOf(look);
          return (
            <OneLook
              key={look.id}
              look={look}
              alternative={alternative}
              src={picture && picture.src}
              srcSet={picture?.srcSet}
              selected={hasLook(context, room, look)}
              closed={isSanitaryClosed && changesSanitary(alternative)}
              onExplain={explain}
            />
          );
        })}
      </TileGrid>
      {explained && <PriceDialog {...explained} onClose={() => setExplained(null)} />}
    </>
  );
}

interface OneLookProps {
  readonly look: Package;
  readonly alternative: Alternative;
  /** Its picture: undefined while it is made, null where there is none. */
  readonly src: string | null | undefined;
  readonly srcSet: string | undefined;
  readonly selected: boolean;
  readonly closed: boolean;
  readonly onExplain: (price: ExplainedPrice) => void;
}

/** Renders again only when something of this look changes. */
const OneLook = memo(function OneLook({ look, alternative, src, srcSet, selected, closed, onExplain }: OneLookProps) {
  const { change } = useRoomActions();
  const alternatives = [alternative];
  return (
    <LookCard
      value={String(look.id)}
      title={look.name}
      description={look.description}
      overlay={look.overlay ?? undefined}
      picture={typeof src === "string" ? { src, srcSet } : src}
      price={<CardPriceOf alternatives={alternatives} />}
      selected={selected}
      disabledReason={closed ? CLOSED : undefined}
      onExplain={() => onExplain({ title: look.name, alternatives, chosen: selected, kind: "look" })}
      onSelect={() => change(alternative.action, "room")}
    />
  );
});

import { useNavigate } from "react-router";
import type { OfferedFavourite } from "@showroom/domain/configurator/favourites";
import { formatTileCardSize } from "@showroom/domain/format/measures";
import type { ProductChoice, RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import { stepNumberOf } from "@showroom/domain/steps/step-number";
import { mainVariant, variantsOf } from "@showroom/domain/selection/variants";
import { ProductCard } from "@showroom/ui/showroom/product-card/product-card";
import { TileCard } from "@showroom/ui/showroom/tile-card/tile-card";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { OPENS, showroomPaths } from "../../pages/links.ts";
import type { ChoicesStore } from "../../shared/choices/choices-store.ts";
import { HeartButton } from "../../shared/favourites/heart-button.tsx";
import { SAMPLE_FRAME } from "../../shared/choice-cards/sample-frame.ts";
import { CardPriceTag } from "../../shared/prices/card-price-tag.tsx";
import { addTile, cardsName } from "../../shared/prices/tile-alternatives.ts";
import { useLeastPrice, type Alternative } from "../../shared/prices/use-card-prices.ts";
import { wareAlternative } from "../../shared/prices/ware-alternative.ts";

export interface FavouriteCardProps {
  readonly store: ChoicesStore;
  readonly page: Page;
  readonly room: RoomChoice;
  readonly favourite: OfferedFavourite;
}

type Slot = OfferedFavourite["slot"];

/** What of a room is chosen where the product is. */
function chosenIn({ wallTileProduct, floorTileProduct, products }: RoomChoice, slot: Slot) {
  if (slot.kind === "sanitary") return products[slot.groupId] ?? [];
  return [slot.surface === "floor" ? floorTileProduct : wallTileProduct];
}

/** What the card of the product offers too. */
function alternativeOf(slot: Slot, choice: ProductChoice): Alternative {
  if (slot.kind === "sanitary") return wareAlternative(slot.groupId, choice);
  const { surface } = slot;
  return { name: `${cardsName(surface)}/${choice.variantProjectProductId}`, action: addTile(surface, choice) };
}

/** Where the card of the product is. */
function placeOf({ project }: ChoicesStore, page: Page, { product, slot }: OfferedFavourite): string {
  const step = stepNumberOf(page);
  if (slot.kind !== "tile") return showroomPaths.choiceOf(project.slug, step, slot);
  const surface = slot.surface === "floor" ? OPENS.floor : "wand";
  return `${showroomPaths.part(project.slug, step, "tiles")}?${OPENS.parameter}=${surface}.${product.tileType}`;
}

/** A product that the buyers like, with what it costs extra. Pressing it leads to its card. */
export function FavouriteCard({ store, page, room, favourite }: FavouriteCardProps) {
  const { project } = store;
  const { product: pageProduct, slot } = favourite;
  const images = useImages();
  const navigate = useNavigate();
  const chosen = chosenIn(room, slot).find((choice) => choice?.pageProductId === pageProduct.id);
  const variants = variantsOf(pageProduct);
  const variant = variants.find(({ id }) => id === chosen?.variantProjectProductId) ?? mainVariant(pageProduct);
  const { product } = variant;
  const least = useLeastPrice(
    (chosen ? [variant] : variants).map(({ id }) =>
      alternativeOf(slot, { pageProductId: pageProduct.id, variantProjectProductId: id }),
    ),
  );
  const price = least && <CardPriceTag price={least} from={least.from} inFull />;
  const picture = product.images[0];
  const shared = {
    kind: "opener",
    value: String(pageProduct.id),
    title: product.name,
    imageUrl: picture && images.url(picture.public_id, { crop: "fit", width: 300 }),
    colour: product.color ?? undefined,
    selected: chosen !== undefined,
    corner: <HeartButton project={project} pageId={page.id} pageProductId={pageProduct.id} name={product.name} />,
    onSelect: () => void navigate(placeOf(store, page, favourite), { state: { shows: pageProduct.id } }),
  } as const;
  if (slot.kind === "sanitary") return <ProductCard {...shared} price={price} />;
  return (
    <TileCard
      {...shared}
      description={product.group}
      size={formatTileCardSize(product.width, product.length) ?? undefined}
      sizeCount={variants.length}
      widthMm={product.width ?? undefined}
      lengthMm={product.length ?? undefined}
      frameMm={SAMPLE_FRAME}
      rectified={product.isRectified}
      difference={price}
    />
  );
}

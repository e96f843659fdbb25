/** The content of a share link with a grout, which the page shows as a colour. */
import type { SharedView } from "@showroom/api-contract/entities/share-link";
import { buildPage } from "@showroom/domain/testing/build-page";
import type { Project } from "@showroom/domain/model/project";
import type { LineItem } from "@showroom/domain/model/cost";
import { cents, ZERO } from "@showroom/domain/money/cents";

export const GROUT_COLOUR = "#4C4D4E";

const GROUT: LineItem = {
  id: "wall-grout",
  part: "wallGrout",
  slot: { kind: "accessory", place: "wall", type: "GroutColor" },
  status: "chosen",
  pieces: 1,
  choice: { pageProductId: 1, variantProjectProductId: 1 },
  name: "Antraciet",
  brand: "Kiln",
  description: "",
  productNumber: "KI-1",
  colorName: "Antraciet",
  colorHex: GROUT_COLOUR,
  width: null,
  length: null,
  size: null,
  thumbnail: null,
  totalPrice: cents(1_000),
  grossPrice: cents(1_000),
  returnPrice: ZERO,
  labourPrice: ZERO,
  indicative: false,
  productGroupOrder: null,
  productGroupTitle: null,
  specifications: null,
};

export function sharedView({ name, slug, headerImage, showroom, contractor }: Project): SharedView {
  const page = buildPage({ id: 31, order: 2, title: "Badkamer" });
  return {
    project: { name, slug, hasHardPrices: true, headerImage, showroom, contractor },
    houseTypeName: "Type A",
    pages: [page],
    confirmedPageIds: [],
    cost: {
      discount: ZERO,
      subTotalPrice: cents(1_000),
      totalPrice: cents(1_000),
      pageCosts: [
        {
          id: page.id,
          type: "configurator",
          subTitle: "",
          order: 2,
          totalPrice: cents(1_000),
          items: [GROUT],
          wallTile: null,
          floorTile: null,
          wallGroutColor: GROUT,
          floorGroutColor: null,
          wallFinishingProfile: null,
          tileOptions: [],
          allTileOptions: [],
          products: [],
          aggregatedCostGroups: [],
        },
      ],
    },
    submitType: null,
    updatedAt: "2026-01-01T00:00:00Z",
    expiresAt: "2026-01-31T00:00:00Z",
  };
}

const tile = (part: "wallTile" | "floorTile", name: string): LineItem => ({
  ...GROUT,
  id: part,
  part,
  name,
  colorName: "Wit",
  size: "30 x 60 cm",
  colorHex: null,
  status: "standard",
  totalPrice: ZERO,
  grossPrice: ZERO,
});

/** The same with the picture of its room, whose every line is the standard. */
export function withPicture(view: SharedView): SharedView {
  const pageCosts = view.cost.pageCosts.map((cost) => ({
    ...cost,
    totalPrice: ZERO,
    items: [],
    wallTile: tile("wallTile", "Solva"),
    floorTile: tile("floorTile", "Solva 30 x 60 cm"),
    wallGroutColor: null,
  }));
  const pictures = pageCosts.map(({ id }) => ({
    pageId: id,
    url: "/pictures/ruimte.jpg",
    srcSet: "/pictures/ruimte.jpg?w=512 512w, /pictures/ruimte.jpg 1920w",
  }));
  return { ...view, cost: { ...view.cost, pageCosts }, pictures };
}

/** The same with a page of floors on which nothing is chosen; confirmed means without a floor. */
export function withoutFloor(view: SharedView, confirmed: boolean): SharedView {
  const page = buildPage({ id: 32, order: 3, title: "Woonvloer", type: "floors" });
  const [cost, ...others] = view.cost.pageCosts;
  if (cost === undefined) throw new Error("The view has no costs");
  const floors = { ...cost, id: page.id, type: page.type, totalPrice: ZERO, items: [], wallGroutColor: null };
  return {
    ...view,
    pages: [...view.pages, page],
    confirmedPageIds: confirmed ? [page.id] : [],
    cost: { ...view.cost, pageCosts: [cost, ...others, floors] },
  };
}

/** What a question is about, as the server knows it: never in the words or at the price of a browser. */
import type { Offer } from "@showroom/api-contract/entities/offer";
import type { AskedSubject, QuestionSubject } from "@showroom/api-contract/entities/question";
import type { LineItem } from "@showroom/domain/model/cost";
import { linesOf } from "@showroom/domain/model/cost";
import type { ProductChoice } from "@showroom/domain/model/choices";
import { TILE_SURFACES } from "@showroom/domain/model/room-slot";
import { cardPrices } from "@showroom/domain/pricing/card-price";
import { lineKey, offerLineKey, productKey, roomKey } from "@showroom/domain/question/subject-key";
import { findChoice, pageCatalogue, type CatalogueVariant } from "@showroom/domain/selection/page-catalogue";
import { selectSanitary } from "@showroom/domain/selection/sanitary";
import { selectFloorTile, selectWallTile } from "@showroom/domain/selection/tiles";
import { roomsOf } from "../choices/read/choices-entity.ts";
import type { OwnChoices } from "../choices/read/own-choices.ts";
import { costOf } from "../choices/read/settle-rooms.ts";

type Asked<Kind extends AskedSubject["kind"]> = Extract<AskedSubject, { readonly kind: Kind }>;
type Page = OwnChoices["home"]["house"]["pages"][number];

const PLAIN = {
  name: "",
  details: "",
  articleNumber: "",
  amount: null,
  indicative: false,
  chosen: false,
  image: null,
} as const;

const detailsOf = (...facts: readonly (string | null)[]): string =>
  facts.filter((fact) => fact !== null && fact !== "").join(", ");

/** The lines of a page's present price. */
function presentLines({ home, row }: OwnChoices, page: Page): readonly LineItem[] {
  const cost = costOf(home, roomsOf(home, row));
  const own = cost.pageCosts.find(({ id }) => id === page.id);
  return own ? linesOf(own).filter(({ status }) => status !== "dropped") : [];
}

const ofLine = (line: LineItem) => ({
  name: line.name,
  details: line.specifications ?? detailsOf(line.colorName, line.size),
  articleNumber: line.productNumber,
  amount: line.totalPrice,
  indicative: line.indicative,
  chosen: true,
  image: line.thumbnail?.public_id ?? null,
});

/** What a product that is not chosen would cost extra; null where its card has no amount of its own. */
function cardPriceOf({ home, row }: OwnChoices, page: Page, variant: CatalogueVariant) {
  const { project, house } = home;
  const { pageProduct } = variant;
  const choice: ProductChoice = { pageProductId: pageProduct.id, variantProjectProductId: variant.id };
  const catalogue = pageCatalogue(page);
  const surface = TILE_SURFACES.find((one) => catalogue.tiles[one].ids.has(pageProduct.id));
  const group = catalogue.groupOfProduct.get(pageProduct.id);
  const input = {
    project: project.document,
    houseType: house.houseType,
    floors: house.floors,
    pages: house.pages,
    choices: roomsOf(home, row),
  };
  const price = cardPrices(input, page, false);
  if (surface !== undefined)
    return price(`tile/${surface}/${variant.id}`, (context, room) =>
      (surface === "wall" ? selectWallTile : selectFloorTile)(context, room, choice),
    );
  if (group?.type !== "standard") return null;
  return price(`sanitary/${group.id}/${variant.id}`, (context, room) =>
    selectSanitary(context, room, group.id, choice),
  );
}

function productSubject(own: OwnChoices, page: Page, asked: Asked<"product">): QuestionSubject | null {
  const choice = { pageProductId: asked.pageProductId, variantProjectProductId: asked.variantId };
  const variant = findChoice(pageCatalogue(page), choice);
  if (!variant) return null;
  const { product } = variant;
  const line = presentLines(own, page).find((one) => one.choice?.variantProjectProductId === variant.id);
  const price = line ? null : cardPriceOf(own, page, variant);
  const [image] = product.images;
  return {
    kind: "product",
    key: productKey(page.id, asked.pageProductId),
    room: page.title,
    name: product.name,
    details: detailsOf(product.colorName, product.size ?? product.dimension),
    articleNumber: product.product_number,
    amount: line?.totalPrice ?? price?.extra ?? null,
    indicative: line?.indicative ?? price?.indicative ?? false,
    chosen: line !== undefined,
    image: image?.public_id ?? null,
  };
}

/** What is asked about in the buyer's own choices; null for what is not on offer, or not chosen any more. */
export function subjectOfChoices(
  own: OwnChoices,
  asked: Exclude<AskedSubject, Asked<"offer">>,
): QuestionSubject | null {
  const page = own.home.house.pages.find(({ id }) => id === asked.pageId);
  if (!page) return null;
  switch (asked.kind) {
    case "room":
      return { ...PLAIN, kind: "room", key: roomKey(page.id), room: page.title };
    case "product":
      return productSubject(own, page, asked);
    case "line": {
      const line = presentLines(own, page).find(({ id }) => id === asked.lineId);
      return line ? { kind: "line", key: lineKey(page.id, line.id), room: page.title, ...ofLine(line) } : null;
    }
  }
}

/** A line of an offer; null when the offer has no such line. */
export function subjectOfOffer({ document }: Pick<Offer, "document">, line: number): QuestionSubject | null {
  const lines = document.pages.flatMap((page) => page.lines.map((one) => ({ title: page.title, line: one })));
  const start = {
    kind: "offer",
    key: offerLineKey(document.reference, line),
    indicative: false,
    chosen: true,
  } as const;
  const found = lines[line];
  if (found)
    return {
      ...start,
      room: `${document.reference}, ${found.title}`,
      name: found.line.name,
      details: detailsOf(found.line.colorName, found.line.size),
      articleNumber: found.line.productNumber,
      amount: found.line.totalPrice,
      image: found.line.thumbnail?.public_id ?? null,
    };
  const extra = document.extras[line - lines.length];
  return extra
    ? {
        ...start,
        room: document.reference,
        name: extra.name,
        details: extra.reason,
        articleNumber: "",
        amount: extra.totalPrice,
        image: null,
      }
    : null;
}

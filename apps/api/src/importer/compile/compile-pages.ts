import type { Page, PageOutline } from "@showroom/domain/model/page";
import type { ProductGroup, RoomName } from "@showroom/domain/model/product";
import { compilePackages, compileTileOptions } from "./compile-packages.ts";
import { compileOffer, type OfferPlace } from "./compile-products.ts";
import { compileRules } from "./compile-rules.ts";
import type { BundleHouseType, BundlePage, Compiler } from "./compiler.ts";
import { sanitizeBlock } from "./sanitize.ts";

export interface CompiledPage {
  readonly page: Page;
  /** Id of the earlier page whose choices can be copied. */
  readonly copyFromPageId: number | null;
}

const pageId = (compiler: Compiler, houseTypeKey: string, pageKey: string): number =>
  compiler.ids.of("page", `${houseTypeKey}/${pageKey}`);

export function compileOutline(
  compiler: Compiler,
  houseType: BundleHouseType,
  page: BundlePage,
  order: number,
): PageOutline {
  return {
    id: pageId(compiler, houseType.key, page.key),
    order,
    title: page.title,
    // Headings, tabs and buttons are made of it.
    subtitle: page.subtitle.trim() === "" ? page.title : page.subtitle,
    type: page.type,
    configuratorType: page.configuratorType,
    roomName: page.roomName,
    hideFromSummary: page.hideFromSummary,
  };
}

function compileGroups(compiler: Compiler, place: OfferPlace): ProductGroup[] {
  return compiler.bundle.productGroups
    .filter((group) => group.rooms.includes(place.room))
    .map((group) => ({
      id: compiler.ids.of("group", group.key),
      title: group.title,
      type: group.type,
      order: group.order,
      products: compiler.bundle.offers
        .filter((offer) => offer.group === group.key && offer.rooms.includes(place.room))
        .map((offer) => compileOffer(compiler, offer, place))
        .toSorted((one, other) => Number(other.standardOption) - Number(one.standardOption)),
      rooms: group.rooms,
      singleChoice: group.singleChoice,
      collapsed: group.collapsed,
    }))
    .filter((group) => group.products.length > 0)
    .toSorted((one, other) => one.order - other.order);
}

function offersOf(
  compiler: Compiler,
  place: OfferPlace | null,
): Pick<Page, "projectPackages" | "productGroups" | "tileOptions"> {
  if (!place) return { projectPackages: [], productGroups: [], tileOptions: [] };
  return {
    projectPackages: compilePackages(compiler, place),
    productGroups: compileGroups(compiler, place),
    tileOptions: compileTileOptions(compiler, place),
  };
}

/** Compiles every page of a house type. */
export function compilePages(compiler: Compiler, houseType: BundleHouseType): CompiledPage[] {
  const pageIdsByRoom = new Map<RoomName, number[]>();
  for (const page of houseType.pages) {
    if (page.roomName)
      pageIdsByRoom.set(page.roomName, [
        ...(pageIdsByRoom.get(page.roomName) ?? []),
        pageId(compiler, houseType.key, page.key),
      ]);
  }
  return houseType.pages.map((page, order): CompiledPage => {
    const room = houseType.rooms.find((entry) => entry.name === page.roomName);
    const place =
      page.roomName === null
        ? null
        : { room: page.roomName, pageIdsByRoom, rulesBySubject: compileRules(compiler, page.roomName, houseType) };
    return {
      copyFromPageId: page.copyFrom === null ? null : pageId(compiler, houseType.key, page.copyFrom),
      page: {
        ...compileOutline(compiler, houseType, page, order),
        introText: sanitizeBlock(page.introText),
        pageText: sanitizeBlock(page.pageText),
        surfaceWall: room?.surfaceWall ?? 0,
        surfaceFloor: room?.surfaceFloor ?? 0,
        ...offersOf(compiler, place),
        topViews: page.topViews.map((view) => {
          const { id, public_id } = compiler.media(view.image);
          return { image: { id, name: view.name, public_id }, text: view.text };
        }),
        ...(page.type === "topview" &&
          houseType.spaces.length > 0 && { homePlan: { spaces: houseType.spaces, north: houseType.north } }),
        pageImages: page.pageImages.map(compiler.media),
        imageTexts: page.imageTexts,
        startTitle: page.startTitle,
        startContent: sanitizeBlock(page.startContent),
        copyChoicesTitle: page.copyChoicesTitle,
        copyChoicesContent: sanitizeBlock(page.copyChoicesContent),
        summaryTitle: page.summaryTitle,
        summaryContent: sanitizeBlock(page.summaryContent),
      },
    };
  });
}

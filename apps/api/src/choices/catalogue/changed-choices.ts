import type { ArticleFacts, CatalogueAnswer, ChangedChoice } from "@showroom/domain/model/changed-choice";
import { DEFAULT_PRICE_NOTICE_FROM } from "@showroom/domain/model/changed-choice";
import { formatTileSize } from "@showroom/domain/format/measures";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { linesOf, type LineItem } from "@showroom/domain/model/cost";
import type { Page } from "@showroom/domain/model/page";
import type { Cents } from "@showroom/domain/money/cents";
import { calculatePageCost } from "@showroom/domain/pricing/page-cost";
import { slotKey } from "@showroom/domain/selection/room-slots";
import { LINE_PART_TEXTS } from "@showroom/domain/words/room-texts";
import type { LoadedHouseType } from "../../kernel/loaded-project.ts";
import type { Rooms } from "../read/check-rooms.ts";
import { repairRoom } from "../read/repair-room.ts";
import type { HouseCatalogue } from "../read/settle-rooms.ts";
import type { ChangedPage } from "./changed-page.ts";
import { replacementOf, withReplacement, withStandard } from "./replacement.ts";
import { CATALOGUE_CHANGE_TEXTS } from "./texts.ts";

const pageCostIn = ({ project, house }: HouseCatalogue, page: Page, room: RoomChoice) =>
  calculatePageCost({ project: project.document, houseType: house.houseType, floors: house.floors }, page, room);

function nameOf({ name, colorName, size, width, length }: LineItem): string {
  const words = [name, colorName === name ? null : colorName, size ?? formatTileSize(width, length)];
  return words.filter((word) => word !== null && word !== "").join(", ");
}

const factsOf = (line: LineItem): ArticleFacts => ({
  productNumber: line.productNumber,
  name: nameOf(line),
  price: line.totalPrice,
});

/** Like `factsOf`. When only the measures changed, but not the name of the size, they are added to the name. */
function factsOfBoth(was: LineItem, now: LineItem): readonly [ArticleFacts, ArticleFacts] {
  const [one, other] = [factsOf(was), factsOf(now)];
  const measures = [was, now].map(({ width, length }) => formatTileSize(width, length) ?? "");
  if (one.name !== other.name || measures[0] === measures[1]) return [one, other];
  const measured = (facts: ArticleFacts, measure = ""): ArticleFacts => ({
    ...facts,
    name: [facts.name, measure].filter(Boolean).join(", "),
  });
  return [measured(one, measures[0]), measured(other, measures[1])];
}

const labelOf = ({ part, slot, name, productGroupTitle }: LineItem): string =>
  slot.kind === "option" || slot.kind === "accent" ? name : (productGroupTitle ?? LINE_PART_TEXTS[part]);

/** A key that matches a line in both versions: its slot and, in a slot with several lines, the choice. */
const keyOf = ({ slot, status, choice }: LineItem): string =>
  `${slotKey(slot)}/${status === "dropped" ? "dropped" : ""}${slot.kind === "sanitary" ? `/${choice?.pageProductId}/${choice?.variantProjectProductId}` : ""}`;

const sameArticle = (one: LineItem, other: LineItem): boolean =>
  one.choice?.pageProductId === other.choice?.pageProductId &&
  one.choice?.variantProjectProductId === other.choice?.variantProjectProductId &&
  (one.slot.kind !== "floor" || one.id === other.id);

/** A floor tile on a wall is the floor's tile, so its change is reported with the floor. */
const isOption = ({ slot }: LineItem): boolean => slot.kind === "option";

/** A baseboard can stay when its floor is removed. */
const isStillOffered = ({ after, room }: ChangedPage, { slot }: LineItem): boolean =>
  slot.kind === "floor" &&
  slot.part === "baseboard" &&
  after.house.floors.baseboards.some(({ id }) => id === room.baseboardId);

/** Smallest price difference in cents about which the buyer is asked. */
const noticeFromIn = ({ project }: HouseCatalogue): Cents =>
  project.document.priceNoticeFrom ?? DEFAULT_PRICE_NOTICE_FROM;

function changeOfLine(changed: ChangedPage, mended: RoomChoice, line: LineItem, now: LineItem | undefined) {
  const { page } = changed;
  const shared = {
    id: `${page.id}/${keyOf(line)}`,
    pageId: page.id,
    pageTitle: page.title,
    part: line.part,
    label: labelOf(line),
    was: factsOf(line),
  };
  if (now && (isOption(line) || sameArticle(line, now))) {
    const [was, offered] = factsOfBoth(line, now);
    const isRenamed = !isOption(line) && (offered.name !== was.name || offered.productNumber !== was.productNumber);
    const isRepriced = Math.abs(offered.price - was.price) >= changed.noticeFrom;
    if (!isRenamed && !isRepriced) return null;
    return {
      ...shared,
      was,
      kind: isRepriced ? "repriced" : "renamed",
      now: offered,
      nearest: null,
      standard: null,
    } as const;
  }
  if (line.status === "dropped" || isStillOffered(changed, line)) return null;
  const replacement = replacementOf(changed, mended, line);
  const replaced = replacement && withReplacement(changed, mended, line, replacement);
  const lineAfter =
    replaced &&
    linesIn(changed, replaced).find(
      (other) => slotKey(other.slot) === slotKey(line.slot) && replacement.matches(other),
    );
  return {
    ...shared,
    kind: "removed",
    now: null,
    nearest: lineAfter ? factsOf(lineAfter) : null,
    standard: now ? factsOf(now) : null,
  } as const;
}

const linesIn = ({ after, nowPage }: ChangedPage, room: RoomChoice): readonly LineItem[] =>
  linesOf(pageCostIn(after, nowPage, room));

/** The changed choices of a page. */
function changesOfPage(changed: ChangedPage): ChangedChoice[] {
  const { before, after, page, nowPage, room } = changed;
  const cost = pageCostIn(before, page, room);
  const mended = mendedRoom(changed);
  const costNow = pageCostIn(after, nowPage, mended);
  const nowByKey = new Map(linesOf(costNow).map((line) => [keyOf(line), line]));
  const bySlot = new Map(linesOf(costNow).map((line) => [slotKey(line.slot), line]));
  const found = linesOf(cost).flatMap((line): ChangedChoice[] => {
    const change = changeOfLine(changed, mended, line, nowByKey.get(keyOf(line)) ?? bySlot.get(slotKey(line.slot)));
    return change ? [change] : [];
  });
  const difference = costNow.totalPrice - cost.totalPrice;
  if (found.length > 0 || Math.abs(difference) < changed.noticeFrom) return found;
  const facts = { productNumber: "", name: page.title };
  return [
    {
      id: `${page.id}/total`,
      pageId: page.id,
      pageTitle: page.title,
      part: null,
      label: CATALOGUE_CHANGE_TEXTS.pagePrice,
      kind: "repriced",
      was: { ...facts, price: cost.totalPrice },
      now: { ...facts, price: costNow.totalPrice },
      nearest: null,
      standard: null,
    },
  ];
}

/** The room in the present catalogue, with the standard instead of removed articles. */
function mendedRoom({ after, nowPage, room }: Pick<ChangedPage, "after" | "nowPage" | "room">): RoomChoice {
  const offer = { page: nowPage, settings: after.project.document, floors: after.house.floors };
  return repairRoom(offer, { ...room, projectPageId: nowPage.id });
}

/** The page of another house type that replaces a page: the one for the same room. */
function counterpartOf(before: LoadedHouseType, after: LoadedHouseType, page: Page): Page | null {
  if (before.houseType.id === after.houseType.id) return after.pagesById.get(page.id)?.page ?? null;
  const isAlike = (other: Page): boolean => other.type === page.type && other.roomName === page.roomName;
  const at = before.pages.filter(isAlike).indexOf(page);
  return after.pages.filter(isAlike)[at] ?? null;
}

/** The pages with choices, in both versions; a removed page has no present page. */
function changedPages(
  before: HouseCatalogue,
  after: HouseCatalogue,
  rooms: Rooms,
  noticeFrom: number = noticeFromIn(after),
) {
  return before.house.pages.flatMap((page) => {
    const room = rooms[page.id];
    const nowPage = counterpartOf(before.house, after.house, page);
    return room ? [{ before, after, page, nowPage, room, noticeFrom }] : [];
  });
}

type PageInBoth = ReturnType<typeof changedPages>[number];

const isPresent = (changed: PageInBoth): changed is PageInBoth & ChangedPage => changed.nowPage !== null;

/** The change for a room that the house type no longer has. */
function goneRoom({ before, page, room }: PageInBoth): ChangedChoice[] {
  if (page.type !== "configurator" && page.type !== "floors") return [];
  const { totalPrice: price } = pageCostIn(before, page, room);
  const was = { productNumber: "", name: page.title, price };
  const shared = { pageId: page.id, pageTitle: page.title, part: null, label: CATALOGUE_CHANGE_TEXTS.room };
  return [{ id: `${page.id}/room`, ...shared, kind: "removed", was, now: null, nearest: null, standard: null }];
}

/**
 * The lines of a buyer's choices that are removed, repriced or renamed in the present catalogue. A price difference
 * counts from the project's threshold, or from `noticeFrom` cents.
 */
export function changedChoices(
  before: HouseCatalogue,
  after: HouseCatalogue,
  rooms: Rooms,
  noticeFrom?: number,
): ChangedChoice[] {
  return changedPages(before, after, rooms, noticeFrom).flatMap((page) =>
    isPresent(page) ? changesOfPage(page) : goneRoom(page),
  );
}

/** Rooms in the present catalogue, by their present pages. */
export function roomsNow(before: HouseCatalogue, after: HouseCatalogue, rooms: Rooms): Rooms {
  return Object.fromEntries(
    changedPages(before, after, rooms)
      .filter(isPresent)
      .map((page) => [String(page.nowPage.id), mendedRoom(page)]),
  );
}

/** Rooms after the buyer's answers to the catalogue's changes. A changed room must be confirmed again. */
export function answeredRooms(
  before: HouseCatalogue,
  after: HouseCatalogue,
  rooms: Rooms,
  answers: Readonly<Record<string, CatalogueAnswer>>,
): Rooms {
  return Object.fromEntries(
    changedPages(before, after, rooms)
      .filter(isPresent)
      .map((page) => [String(page.nowPage.id), answeredRoom(page, answers)]),
  );
}

function answeredRoom(page: ChangedPage, answers: Readonly<Record<string, CatalogueAnswer>>): RoomChoice {
  const changes = changesOfPage(page);
  const mended = mendedRoom(page);
  let room = mended;
  if (changes.length === 0) return room;
  const lines = new Map(
    linesOf(pageCostIn(page.before, page.page, page.room)).map((line) => [`${page.page.id}/${keyOf(line)}`, line]),
  );
  for (const change of changes) {
    const line = lines.get(change.id);
    const answer = answers[change.id];
    if (!line) continue;
    if (change.kind === "removed" && answer === "accept") {
      const replacement = replacementOf(page, mended, line);
      if (replacement) room = withReplacement(page, room, line, replacement);
    }
    if (change.kind !== "removed" && answer === "standard") room = withStandard(page, room, line);
  }
  return { ...room, confirmedByUser: false };
}

import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import type { Offerable } from "@showroom/api-contract/entities/offer";
import { wholeDiscountOf } from "@showroom/domain/agreement/offer-discounts";
import { COST_GROUPS, type CostGroup } from "@showroom/domain/model/cost-group";
import { costGroupOf } from "@showroom/domain/model/line-part";
import { namesOfBuyers } from "../accounts/home-buyers.ts";
import type { RoomPicture } from "../pictures/room-pictures.ts";
import type { Buyer } from "./buyers.ts";

/** What can be offered of a document, for who makes the offer. */
export function offerableOf(
  { user, coBuyers }: Pick<Buyer, "user" | "coBuyers">,
  { totalPrice, discount, discounts, pages, sections }: Confirmation,
  agreedParts: readonly CostGroup[],
  pictures: readonly RoomPicture[],
): Offerable {
  const lines = pages.flatMap((page) => page.lines.map((line, index) => ({ page, line, index })));
  const parts = new Set(lines.map(({ line }) => costGroupOf(line.part)));
  return {
    userId: user.id,
    buyer: namesOfBuyers([user, ...coBuyers]) || user.email,
    buildNumber: user.buildNumber ?? "",
    totalPrice,
    discount: wholeDiscountOf({ discount, discounts }),
    parts: COST_GROUPS.filter((part) => parts.has(part)),
    agreedParts: [...agreedParts],
    indicative: lines
      .filter(({ line }) => line.indicative)
      .map(({ page, line, index }) => ({
        pageId: page.pageId,
        line: index,
        part: costGroupOf(line.part),
        title: page.title,
        name: line.name,
        totalPrice: line.totalPrice,
      })),
    roomsWithoutPicture: pictures
      .filter(({ picture }) => picture === null)
      .map(({ pageId }) => sections?.find((section) => section.pageId === pageId)?.title ?? ""),
  };
}

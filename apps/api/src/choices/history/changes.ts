import { readDifference, type ReadableDifference, type ReadableValue } from "@showroom/domain/diff/readable-difference";
import { diffRooms, type RoomDifference } from "@showroom/domain/diff/room-diff";
import type { Page } from "@showroom/domain/model/page";
import { pagePricing } from "@showroom/domain/pricing/page-pricing";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import type { SurfaceOptionKind } from "@showroom/domain/model/tile-option";
import type { HistoryChange } from "../../database/schema/choices.ts";
import type { Rooms } from "../read/check-rooms.ts";
import type { RoomsPlace } from "../read/settle-rooms.ts";
import { LINE_PART_TEXTS, NO_FLOOR_TEXT } from "@showroom/domain/summary/part-texts";
import { CEILING_HIGH_TEXTS, CHOSEN_TEXT, FLOOR_PART_TEXTS, GONE_TEXT } from "./texts.ts";

interface Subject {
  readonly part: HistoryChange["part"];
  readonly label: string;
}

function optionTitle(page: Page, kind: SurfaceOptionKind): string {
  return page.tileOptions.find((option) => option.kind === kind)?.title ?? LINE_PART_TEXTS.tileOption;
}

type ProductSlot = Extract<RoomDifference, { kind: "product" }>["slot"];

function subjectOfSlot(page: Page, slot: ProductSlot, groupTitle: string | null): Subject {
  switch (slot.kind) {
    case "tile": {
      const part = slot.surface === "wall" ? "wallTile" : "floorTile";
      return { part, label: LINE_PART_TEXTS[part] };
    }
    case "accent":
      return { part: "tileOption", label: optionTitle(page, slot.option) };
    case "sanitary":
      return { part: "sanitary", label: groupTitle ?? LINE_PART_TEXTS.sanitary };
    case "accessory": {
      const isGrout = slot.type === "GroutColor";
      if (slot.place === "wall" || slot.place === "floor") {
        const part = isGrout ? (slot.place === "wall" ? "wallGrout" : "floorGrout") : "wallProfile";
        return { part, label: LINE_PART_TEXTS[part] };
      }
      const part = isGrout ? "tileOptionGrout" : "tileOptionProfile";
      return {
        part,
        label: `${optionTitle(page, slot.place)} – ${isGrout ? LINE_PART_TEXTS.wallGrout : LINE_PART_TEXTS.wallProfile}`,
      };
    }
  }
}

/** What a difference is about; null for what the history tells by its event or by another line. */
function subjectOf(page: Page, { difference, groupTitle }: ReadableDifference): Subject | null {
  switch (difference.kind) {
    case "product":
      return subjectOfSlot(page, difference.slot, groupTitle);
    case "option":
      return difference.option === "CeilingHigh"
        ? { part: "wallTile", label: CEILING_HIGH_TEXTS.label }
        : { part: "tileOption", label: optionTitle(page, difference.option) };
    case "floor":
      return {
        part: difference.part === "baseboard" ? "baseboard" : "floor",
        label: FLOOR_PART_TEXTS[difference.part],
      };
    case "confirmed":
    case "copied":
      return null;
  }
}

function textOf(difference: RoomDifference, value: ReadableValue): string | null {
  const isCeilingHigh = difference.kind === "option" && difference.option === "CeilingHigh";
  switch (value.kind) {
    case "nothing":
      return null;
    case "product":
      return [value.product.name, value.product.colorName, value.product.size]
        .filter((word) => word !== null && word !== "")
        .join(", ");
    case "name":
      return value.name;
    case "no-floor":
      return NO_FLOOR_TEXT;
    case "unknown":
      return GONE_TEXT;
    case "yes":
      return isCeilingHigh ? CEILING_HIGH_TEXTS.yes : CHOSEN_TEXT;
    case "no":
      return isCeilingHigh ? CEILING_HIGH_TEXTS.no : null;
  }
}

/** What differs between two states of the choices, page by page; a page without choices counts as standard. */
export function changesBetween({ project, house }: RoomsPlace, before: Rooms, after: Rooms): HistoryChange[] {
  return house.pages.flatMap((page) => {
    const { standard } = pagePricing(project.document, house.houseType, page);
    const differences = diffRooms(before[page.id] ?? standard, after[page.id] ?? standard);
    return differences.flatMap((difference): HistoryChange[] => {
      const readable = readDifference(pageCatalogue(page), house.floors, difference);
      const subject = subjectOf(page, readable);
      if (!subject) return [];
      return [
        {
          pageId: page.id,
          pageTitle: page.title,
          ...subject,
          before: textOf(difference, readable.before),
          after: textOf(difference, readable.after),
        },
      ];
    });
  });
}

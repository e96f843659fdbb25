import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { isPageOffered } from "@showroom/domain/model/offered-parts";
import type { RoomName } from "@showroom/domain/model/product";
import type { Remark } from "../findings/finding.ts";

export const ROOM_WORDS: Readonly<Record<RoomName, string>> = {
  bathroom: "de badkamer",
  bathroom2: "de tweede badkamer",
  toilet: "het toilet",
};

/** Rooms that some house type configures. */
function configuredRooms({ houseTypes }: Bundle): readonly RoomName[] {
  const names = houseTypes.flatMap(({ pages }) =>
    pages.flatMap(({ type, roomName }) => (type === "configurator" && roomName !== null ? [roomName] : [])),
  );
  return [...new Set(names)];
}

export function findPagesWithoutRoom({ houseTypes }: Bundle): Remark[] {
  return houseTypes.flatMap(({ pages }, at) =>
    pages.flatMap((page, pageAt) =>
      page.type === "configurator" && page.roomName === null
        ? [
            {
              path: `houseTypes[${at}].pages[${pageAt}].roomName`,
              reason: `op de pagina "${page.title}" valt niets te kiezen: er staat geen ruimte bij`,
            },
          ]
        : [],
    ),
  );
}

/** Pages that the import leaves out, because the project lets buyers choose nothing there. */
export function findPagesLeftOut({ project, houseTypes }: Bundle): Remark[] {
  return houseTypes.flatMap(({ pages }, at) =>
    pages.flatMap((page, pageAt): Remark[] => {
      if (isPageOffered(page, project)) return [];
      const fields = page.type === "floors" ? `"Met woonvloeren" staat` : `"Met tegels" en "Met sanitair" staan`;
      return [
        {
          path: `houseTypes[${at}].pages[${pageAt}].type`,
          reason: `de pagina "${page.title}" komt niet in het project: er valt niets te kiezen, want ${fields} uit`,
        },
      ];
    }),
  );
}

/** Tile offers in the packages, by surface. */
function tilesFor(bundle: Bundle, surface: "wallTileCollections" | "floorTileCollections", room: RoomName) {
  const keys = new Set(
    bundle.packages
      .filter(({ rooms }) => rooms.includes(room))
      .flatMap(({ groups }) => groups.flatMap((group) => group[surface].flatMap(({ tiles }) => tiles))),
  );
  return bundle.offers.filter((offer) => keys.has(offer.key) && offer.rooms.includes(room));
}

const TILES = [
  ["wallTileCollections", "wandtegel"],
  ["floorTileCollections", "vloertegel"],
] as const;

/** Rooms with no standard tile, or with more than one. */
export function findTileStandards(bundle: Bundle): Remark[] {
  if (!bundle.project.hasTiles) return [];
  return configuredRooms(bundle).flatMap((room) =>
    TILES.flatMap(([surface, word]): Remark[] => {
      const offers = tilesFor(bundle, surface, room);
      const standards = offers.filter(({ standardIn }) => standardIn.includes(room)).map(({ product }) => product);
      if (standards.length === 1) return [];
      const where = ROOM_WORDS[room];
      return [
        {
          path: "offers",
          reason:
            standards.length === 0
              ? `voor ${where} is geen ${word} de standaard; zet deze ruimte bij één ${word} in "Standaard in"`
              : `voor ${where} zijn er ${standards.length} standaard ${word}s (${standards.join(", ")}); alleen de eerste telt`,
        },
      ];
    }),
  );
}

/** Single-choice groups with two standards. */
export function findGroupStandards(bundle: Bundle): Remark[] {
  return bundle.productGroups.flatMap((group, at) => {
    if (!group.singleChoice || group.type !== "standard") return [];
    return group.rooms.flatMap((room): Remark[] => {
      const standards = bundle.offers.filter(
        (offer) => offer.group === group.key && offer.rooms.includes(room) && offer.standardIn.includes(room),
      );
      if (standards.length < 2) return [];
      const numbers = standards.map(({ product }) => product).join(", ");
      return [
        {
          path: `productGroups[${at}]`,
          reason: `"${group.title}" heeft in ${ROOM_WORDS[room]} ${standards.length} standaardproducten (${numbers}), terwijl er één gekozen wordt`,
        },
      ];
    });
  });
}

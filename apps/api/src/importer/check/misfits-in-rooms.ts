import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { Remark } from "../findings/finding.ts";
import { misfitsIn } from "./misfits.ts";
import { ROOM_WORDS } from "./rooms-and-standards.ts";

/**
 * Remarks on standard articles that do not fit at their place in the plan of a room. Other articles that do not fit need no remark: a rule
 * keeps buyers from choosing them, and says why.
 */
export function findMisfits(bundle: Bundle): Remark[] {
  return bundle.houseTypes.flatMap((houseType, at) =>
    [...new Set(houseType.positions.map(({ room }) => room))].flatMap((room): Remark[] =>
      misfitsIn(bundle, houseType, room)
        .filter(({ offer, productNumber }) => offer.standardIn.includes(room) && offer.product === productNumber)
        .map(({ productNumber, reason }) => ({
          path: `houseTypes[${at}].positions`,
          reason: `de standaard ${productNumber} past niet in ${ROOM_WORDS[room]} van "${houseType.name}": ${reason.replace(/^Past hier niet: |\.$/g, "")}`,
        })),
    ),
  );
}

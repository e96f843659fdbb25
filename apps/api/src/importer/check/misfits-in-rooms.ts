import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { Remark } from "../findings/finding.ts";
import { misfitsIn } from "./misfits.ts";
import { ROOM_WORDS } from "./rooms-and-standards.ts";

/** Standards that do not fit where the plan of a room has room for them. Of what else does not fit, buyers read why they cannot choose it. */
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

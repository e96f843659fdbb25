import type { MovedChoices, OccupancyEffects } from "@showroom/api-contract/endpoints/occupancy";
import { formatMoment } from "@showroom/domain/format/moment";
import { occupancyTexts as texts } from "./occupancy-texts.ts";

const listOf = (names: readonly string[]): string => names.join(", ");

/** What happens to a home and its buyers, one line for each consequence. `moved`: null when they leave. */
export function effectsInWords(effects: OccupancyEffects, moved: MovedChoices | null): readonly string[] {
  const { leaves, stays, invited, agreedLines, openOffers, request, hasChoices } = effects;
  const isEmptied = stays.length === 0;
  return [
    moved ? texts.moves(listOf(leaves)) : texts.leaves(listOf(leaves)),
    isEmptied ? null : texts.stays(listOf(stays)),
    moved === null && invited.length > 0 ? texts.invited(listOf(invited)) : null,
    isEmptied && agreedLines > 0 ? texts.agreed(agreedLines) : null,
    openOffers.length > 0 ? texts.openOffers(listOf(openOffers)) : null,
    isEmptied && request !== null ? texts.request(request) : null,
    isEmptied && hasChoices ? texts.choices : null,
    effects.hasChangeRequest ? texts.changeRequest : null,
    effects.questions > 0 ? (moved ? texts.questionsFollow : texts.questionsClose)(effects.questions) : null,
    effects.shareLinks > 0 ? texts.shareLinks(effects.shareLinks) : null,
    effects.appointment !== null
      ? (moved ? texts.appointmentFollows : texts.appointmentEnds)(formatMoment(effects.appointment))
      : null,
    effects.exceptions > 0 ? texts.exceptions : null,
    ...(moved ? movedInWords(moved) : []),
    texts.mail,
  ].filter((line) => line !== null);
}

function movedInWords({ taken, dropped, agreedLines }: MovedChoices): readonly string[] {
  return [
    ...(taken.length > 0 ? [texts.taken(listOf(taken))] : []),
    ...dropped.map(({ pageTitle, name, why }) => texts.dropped[why](pageTitle, name)),
    ...(agreedLines > 0 ? [texts.agreedThere(agreedLines)] : []),
    texts.again,
  ];
}

import type { SharedRoom } from "@showroom/api-contract/entities/shared-room";
import { partKey } from "@showroom/domain/render/part-key";
import type { PicturePart } from "@showroom/domain/render/picture-part";
import type { PartChoice } from "@showroom/ui/showroom/picture-parts/part-choices";
import { lineAmount } from "@showroom/web-app/pictures/line-amount";

/** What is chosen of parts of a picture of a shared room. */
export function choicesOf({ choices }: SharedRoom, parts: readonly PicturePart[]): readonly PartChoice[] {
  const numbers = Map.groupBy(
    parts.map((part, at) => ({ key: partKey(part), number: at + 1 })),
    ({ key }) => key,
  );
  return choices.flatMap(({ key, title, name, line, parts: shownBy }) => {
    const own = shownBy.flatMap((part) => (numbers.get(part) ?? []).map(({ number }) => number));
    return own.length === 0 ? [] : [{ key, title, name, price: line && lineAmount(line), way: undefined, parts: own }];
  });
}

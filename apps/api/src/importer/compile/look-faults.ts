import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { lookOutcome, looksOf } from "@showroom/domain/configurator/looks";
import { roomContext } from "@showroom/domain/selection/room-context";
import { choiceWords } from "@showroom/domain/words/product-words";
import type { Remark } from "../findings/finding.ts";
import type { CompiledBundle } from "./compile-bundle.ts";
import type { IdBook } from "./id-book.ts";

/** Looks that do not stay as they are written, because of the rules of a page or because nothing of it is on offer there. */
export function findLookFaults(
  bundle: Bundle,
  { project, houseTypes }: Pick<CompiledBundle, "project" | "houseTypes">,
  ids: IdBook,
): readonly Remark[] {
  const places = new Map(bundle.packages.map(({ key }, at) => [ids.of("package", key), at]));
  const found = new Map<string, Remark>();
  for (const { page } of houseTypes.flatMap(({ pages }) => pages)) {
    if (page.type !== "configurator") continue;
    const context = roomContext(page, project, null);
    for (const look of looksOf(context)) {
      const { stays, lost } = lookOutcome(context, look);
      if (stays && lost.length === 0) continue;
      const names = lost.map((choice) => choiceWords(context.catalogue, choice) ?? "").filter(Boolean);
      const what =
        names.length > 0 ? `${names.join(", ")} blijft niet gekozen` : "er komt iets bij dat de stijl niet noemt";
      const reason = `op de pagina "${page.title}" veranderen de regels de stijl "${look.name}": ${what}`;
      found.set(reason, { path: `packages[${places.get(look.id) ?? 0}].choices`, reason });
    }
  }
  return [...found.values()];
}

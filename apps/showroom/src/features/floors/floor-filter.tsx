import { startTransition, useState } from "react";
import { FilterBar } from "@showroom/ui/showroom/filter-bar/filter-bar";
import type { FloorOffer } from "@showroom/domain/selection/floors";
import { useIsPhone } from "../../shared/browser/use-is-phone.ts";
import { traitTexts } from "../../shared/traits/texts.ts";
import { TraitQuestion } from "../../shared/traits/trait-question.tsx";
import { traitChips, traitSummary } from "../../shared/traits/trait-values.ts";
import { useFloorsInColour } from "./use-floors-in-colour.ts";

/**
 * The filter for the colour of a floor. What it looks like is its material, and each floor costs extra: the standard has none.
 */
export function FloorFilter({ offer }: { readonly offer: FloorOffer }) {
  const { asked, offered, left } = useFloorsInColour(offer);
  const [open, setOpen] = useState<string>();
  const phone = useIsPhone();
  if (offered.colorGroup.length < 2) return null;
  return (
    <FilterBar
      filters={[
        {
          id: "traits",
          label: traitTexts.label,
          summary: traitSummary(asked.wanted),
          content: (
            <TraitQuestion
              asked={asked}
              offered={offered}
              count={left.length}
              of="floors"
              onDone={() => setOpen(undefined)}
            />
          ),
        },
      ]}
      open={open}
      onOpenChange={(id) => startTransition(() => setOpen(id))}
      presentation={phone ? "sheet" : "popover"}
      chips={traitChips(asked.wanted).map(({ id, label, without }) => ({
        id,
        label,
        onRemove: () => asked.setWanted(without),
      }))}
    />
  );
}

import { startTransition, useState } from "react";
import { FilterBar } from "@showroom/ui/showroom/filter-bar/filter-bar";
import type { WantedTraits } from "@showroom/domain/filter/traits";
import { useIsPhone } from "../../shared/browser/use-is-phone.ts";
import { traitTexts } from "../../shared/traits/texts.ts";
import { TraitQuestion } from "../../shared/traits/trait-question.tsx";
import { traitChips, traitSummary } from "../../shared/traits/trait-values.ts";
import type { AskedTraits } from "../../shared/traits/use-asked-traits.ts";

export interface FloorFilterProps {
  readonly asked: AskedTraits;
  /** The colours of the floors on offer. */
  readonly offered: WantedTraits;
  /** How many materials are left. */
  readonly count: number;
}

/**
 * The filter for the colour of a floor. What it looks like is its material, and each floor costs extra: the standard has none.
 */
export function FloorFilter({ asked, offered, count }: FloorFilterProps) {
  const [open, setOpen] = useState<string>();
  const phone = useIsPhone();
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
              count={count}
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

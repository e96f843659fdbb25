import { useMemo } from "react";
import type { PageOutline } from "@showroom/domain/model/page";
import { missingChoices } from "@showroom/domain/summary/completeness";
import { useCostInput, useShowroom } from "../../shared/showroom/use-showroom.ts";

/** The pages that must be completed before the choices can be handed in. Empty as well while that is not known yet. */
export function useMissing(): readonly PageOutline[] {
  const { project } = useShowroom();
  const input = useCostInput();
  return useMemo(() => {
    if (input === null) return [];
    const ids = new Set(missingChoices(input.pages, project, input.choices).map((missing) => missing.pageId));
    return input.pages.filter((page) => ids.has(page.id));
  }, [input, project]);
}

import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { NO_TRAITS, TRAIT_VALUES, TRAITS, type WantedTraits } from "@showroom/domain/filter/traits";
import type { useAddressWriter } from "../browser/use-address-writer.ts";
import { TRAIT_PARAMETERS } from "./parameters.ts";

export interface AskedTraits {
  readonly wanted: WantedTraits;
  readonly setWanted: (wanted: WantedTraits) => void;
}

/** The values of an address that there are, in their fixed order. */
function readValues<Value extends string>(text: string | null, values: readonly Value[]): readonly Value[] {
  const asked = new Set(text?.split(","));
  return values.filter((value) => asked.has(value));
}

/** What the address asks for by what products look like. The object is the same until the address asks for something else. */
export function useAskedTraits(write: ReturnType<typeof useAddressWriter>): AskedTraits {
  const [search] = useSearchParams();
  const [colorGroup, appearance, gloss] = TRAITS.map((trait) => search.get(TRAIT_PARAMETERS[trait])) as [
    string | null,
    string | null,
    string | null,
  ];
  return useMemo(() => {
    const isAsked = colorGroup !== null || appearance !== null || gloss !== null;
    return {
      wanted: isAsked
        ? {
            colorGroup: readValues(colorGroup, TRAIT_VALUES.colorGroup),
            appearance: readValues(appearance, TRAIT_VALUES.appearance),
            gloss: readValues(gloss, TRAIT_VALUES.gloss),
          }
        : NO_TRAITS,
      setWanted: (wanted) =>
        write(
          Object.fromEntries(
            TRAITS.map((trait) => [TRAIT_PARAMETERS[trait], wanted[trait].join(",") || null] as const),
          ),
        ),
    };
  }, [colorGroup, appearance, gloss, write]);
}

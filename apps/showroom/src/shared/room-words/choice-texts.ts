import type { AccessoryType } from "@showroom/domain/model/choices";
import type { ConsequenceReason } from "@showroom/domain/rules/consequence";
import type { TileSurface } from "@showroom/domain/model/room-slot";
import type { SurfaceOptionKind } from "@showroom/domain/model/tile-option";

/** More names than this make no sentence. */
const MOST_NAMES = 3;

/** 'A, B of C'; of many the first ones, and that there are others. Empty without any. */
export function anyOf(names: readonly string[]): string {
  const unique = [...new Set(names)];
  const named = unique.length > MOST_NAMES ? [...unique.slice(0, MOST_NAMES), "een ander product"] : unique;
  return named.length < 2 ? named.join("") : `${named.slice(0, -1).join(", ")} of ${named.at(-1)}`;
}

const because = (cause: string | null, sentence: string, link: string): string =>
  cause === null ? `${sentence}.` : `${sentence} ${link} ${cause}.`;

/** Names of what can be chosen, and why a choice changed along. */
export const choiceTexts = {
  product: "Product",
  nothing: "Niets gekozen",
  legend: {
    show: "Toon legenda",
    hide: "Sluit legenda",
    from: "v.a.: vanaf, er zijn meer uitvoeringen",
    difference: "+ of −: verschil met uw huidige keuze",
    indicative: "*: indicatief, nog geen definitieve prijs",
  },
  tiles: { wall: "Wandtegel", floor: "Vloertegel" } satisfies Record<TileSurface, string>,
  accessories: { GroutColor: "Voegkleur", FinishingProfile: "Afwerkprofiel" } satisfies Record<AccessoryType, string>,
  options: {
    FloorTileOnWall: "Vloertegel op één wand",
    FloorTileOnAllWalls: "Vloertegel op alle wanden",
    AccentHerringbone: "Accentwand visgraat",
    AccentHerringboneReservoir: "Inbouwreservoir",
  } satisfies Record<SurfaceOptionKind, string>,
  consequence: {
    hidden: (cause) => because(cause, "Dit is niet te combineren", "met"),
    "not-shown": (_, enabledBy) => because(anyOf(enabledBy) || null, "Dit kan alleen", "bij"),
    required: (cause) => because(cause, "Dit hoort", "bij"),
    restored: () => "De standaard is weer van toepassing.",
    "requirement-lapsed": (cause) => because(cause, "Dit is niet meer nodig", "zonder"),
    "option-not-offered": () => "Deze tegeloptie is niet mogelijk bij de gekozen tegels.",
  } satisfies Record<ConsequenceReason, (cause: string | null, enabledBy: readonly string[]) => string>,
} as const;

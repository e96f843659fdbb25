import type { ConsequenceReason } from "@showroom/domain/rules/consequence";

/** The number of names in a sentence. */
const MOST_NAMES = 3;

/** 'A, B of C'. Of many names it lists the first ones and says that there are others. Empty without names. */
export function anyOf(names: readonly string[]): string {
  const unique = [...new Set(names)];
  const named = unique.length > MOST_NAMES ? [...unique.slice(0, MOST_NAMES), "een ander product"] : unique;
  return named.length < 2 ? named.join("") : `${named.slice(0, -1).join(", ")} of ${named.at(-1)}`;
}

const because = (cause: string | null, sentence: string, link: string): string =>
  cause === null ? `${sentence}.` : `${sentence} ${link} ${cause}.`;

/** The names of choices, and the reasons of consequences. */
export const choiceTexts = {
  nothing: "Niets gekozen",
  option: "deze tegeloptie",
  /** What was just chosen, beside a button that undoes it. */
  made: {
    chosen: (name: string) => `${name} gekozen`,
    dropped: (name: string) => `${name} vervalt`,
    changed: "Uw keuze is gewijzigd",
  },
  legend: {
    show: "Toon legenda",
    hide: "Sluit legenda",
    from: "v.a.: vanaf, er zijn meer uitvoeringen",
    difference: "+ of −: meerprijs boven de standaard, alles inbegrepen",
    now: "nu: zoveel verandert uw totaal als u dit kiest",
    indicative: "*: indicatief, nog geen definitieve prijs",
  },
  consequence: {
    hidden: (cause) => because(cause, "Dit is niet te combineren", "met"),
    "not-shown": (_, enabledBy) => because(anyOf(enabledBy) || null, "Dit kan alleen", "bij"),
    required: (cause) => because(cause, "Dit hoort", "bij"),
    restored: () => "De standaard is weer van toepassing.",
    "requirement-lapsed": (cause) => because(cause, "Dit is niet meer nodig", "zonder"),
    excluded: (cause) => because(cause, "Dit is niet te combineren", "met"),
    "not-offered": () => "Dit is niet meer leverbaar.",
    along: (cause) => (cause === null ? "Dit verandert mee." : `Dit hoorde bij ${cause}.`),
    "option-not-offered": () => "Deze tegeloptie is niet mogelijk bij de gekozen tegels.",
  } satisfies Record<ConsequenceReason, (cause: string | null, enabledBy: readonly string[]) => string>,
} as const;

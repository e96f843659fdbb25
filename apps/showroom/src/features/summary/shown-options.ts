import type { SubmitOption } from "@showroom/domain/model/project";

/** The submit options that are shown, with the showroom first. */
export function shownOptions(options: readonly SubmitOption[]): readonly SubmitOption[] {
  return options
    .filter((option) => option.shown)
    .toSorted((a, b) => Number(b.type === "showroom") - Number(a.type === "showroom"));
}

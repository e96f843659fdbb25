import type { SubmitOption } from "@showroom/domain/model/project";

/** The options that are shown, the showroom first. */
export function shownOptions(options: readonly SubmitOption[]): readonly SubmitOption[] {
  return options
    .filter((option) => option.shown)
    .toSorted((a, b) => Number(b.type === "showroom") - Number(a.type === "showroom"));
}

import type { Bundle } from "@showroom/api-contract/bundle/bundle";

type ProjectFlag = {
  [K in keyof Bundle["project"]]-?: Bundle["project"][K] extends boolean ? K : never;
}[keyof Bundle["project"]];
/** A yes or no of the project, or of a page of a house type. */
export type Flag = ProjectFlag | "hideFromSummary";

const flagsOf = (value: object): Flag[] =>
  Object.entries(value)
    .filter(([, field]) => typeof field === "boolean")
    .map(([name]) => name as Flag);

/** All flags of a bundle. */
export const listFlags = ({ project, houseTypes }: Bundle): readonly Flag[] => [
  ...flagsOf(project),
  ...flagsOf(houseTypes[0]?.pages[0] ?? {}),
];

/** The bundle with some flags turned: those of the project, and those of every page. */
export function turnFlags(bundle: Bundle, flags: readonly Flag[]): Bundle {
  const turn = <Value extends object>(value: Value): Value => ({
    ...value,
    ...Object.fromEntries(flags.flatMap((flag) => (flag in value ? [[flag, !Reflect.get(value, flag)]] : []))),
  });
  const houseTypes = bundle.houseTypes.map((type) => ({ ...type, pages: type.pages.map(turn) }));
  const all = listFlags(bundle);
  return {
    ...bundle,
    project: turn(bundle.project),
    houseTypes,
    catalogueVersion: flags.map((flag) => all.indexOf(flag)).join(".") || "none",
  };
}

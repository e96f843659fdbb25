/** A home of a project, as the sales office keeps it: who may be invited for it. */

/** `free`: nobody is invited; `in-use`: somebody is, or has registered; `closed`: nobody else can be invited. */
export const HOME_STATES = ["free", "in-use", "closed"] as const;
export type HomeState = (typeof HOME_STATES)[number];

export const homeState = (home: { readonly isClosed: boolean; readonly hasBuyers: boolean }): HomeState => {
  if (home.isClosed) return "closed";
  return home.hasBuyers ? "in-use" : "free";
};

/** The same for building numbers of one home, which are the same whatever the case of their letters. */
export const buildNumberKey = (buildNumber: string): string => buildNumber.toLowerCase();
export const sameBuildNumber = (one: string, other: string): boolean => buildNumberKey(one) === buildNumberKey(other);

interface NumberedHome {
  /** Whether the project has any home. Without them it takes every building number. */
  readonly hasHomes: boolean;
  /** The home with the building number; null when there is none. */
  readonly home: { readonly houseTypeId: number | null; readonly isClosed: boolean } | null;
}

export const HOME_REFUSALS = ["absent", "closed", "other-type"] as const;
export type HomeRefusal = (typeof HOME_REFUSALS)[number];

/** Why nobody can be invited for a building number with this house type; null when somebody can. */
export function refuseHome({ hasHomes, home }: NumberedHome, houseTypeId: number | null): HomeRefusal | null {
  if (!hasHomes) return null;
  if (home === null) return "absent";
  if (home.isClosed) return "closed";
  return home.houseTypeId === houseTypeId ? null : "other-type";
}

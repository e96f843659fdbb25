/** Addresses that people open by themselves: from a mail, a bookmark or their history. */
import { SLUG } from "../world/base.ts";
import type { Device } from "../world/device.ts";
import type { World } from "../world/world.ts";

const PROJECT = `/projects/${SLUG}`;
const STEPS = `${PROJECT}/digitale-showroom/stap`;
const PUBLIC = [PROJECT, `${PROJECT}/contact`, "/", "/algemene-voorwaarden", `${PROJECT}/video`];
/** De Lindehof: introduction, top view, bathroom, toilet, floors, overview. */
const BUYER = [
  PROJECT,
  `${STEPS}/3/tegels`,
  `${STEPS}/3/sanitair`,
  `${STEPS}/4/tegels`,
  `${STEPS}/1`,
  `${STEPS}/3`,
  `${STEPS}/5`,
  `${STEPS}/6`,
];
/** Addresses with a secret, which differs in each world: a recorded step has their name. */
export const INVITATION = "{invitation}";
export const SHARED = "{shared choices}";
const STAFF = ["/admin", `/admin/projecten/${SLUG}`];

/** The addresses of a device's person; the first is where they begin, the second where they work. */
export function pathsOf({ person }: Device): readonly string[] {
  if (person?.role === "showroomadvisor") return STAFF;
  if (person?.role === "projectuser" && person.invitation === null) return BUYER;
  return [...PUBLIC, SHARED, ...(person?.invitation ? [INVITATION] : [])];
}

/** The address behind a name. */
export function resolvePath({ shared }: World, { person }: Device, path: string): string {
  if (path === SHARED) return shared;
  return path === INVITATION ? (person?.invitation ?? "/") : path;
}

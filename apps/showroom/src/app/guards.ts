import type { MiddlewareFunction } from "react-router";
import { requireEntry } from "../shared/session/require-entry.ts";

/** Admits users who may enter the project's showroom. */
export const requireShowroomAccess: MiddlewareFunction = async (visit, next) => {
  await requireEntry(visit);
  return await next();
};

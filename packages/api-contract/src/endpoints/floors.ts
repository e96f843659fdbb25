import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { baseboardSchema, floorMaterialSchema, floorSchema } from "../entities/floor.ts";
import { idParameter } from "./parameters.ts";

const houseTypeQuery = z.object({ houseType: idParameter });

/** Minimum prices are for `houseType` or, without it, for the house type that the user configures. */
export const listFloorMaterials = defineEndpoint({
  name: "floors.materials",
  summary: "Floor materials on offer in the user's project",
  method: "GET",
  path: "/api/project-floor-materials",
  access: { kind: "user" },
  query: z.object({ houseType: z.optional(idParameter) }),
  status: 200,
  response: z.array(floorMaterialSchema),
  problems: [],
});

export const listFloors = defineEndpoint({
  name: "floors.colours",
  summary: "Colours of every floor material",
  method: "GET",
  path: "/api/project-floors",
  access: { kind: "projectAccess", by: "query.houseType" },
  query: houseTypeQuery,
  status: 200,
  response: z.array(floorSchema),
  trusted: true,
  problems: [],
});

export const listBaseboards = defineEndpoint({
  name: "floors.baseboards",
  summary: "Baseboards on offer",
  method: "GET",
  path: "/api/project-floor-baseboards",
  access: { kind: "projectAccess", by: "query.houseType" },
  query: houseTypeQuery,
  status: 200,
  response: z.array(baseboardSchema),
  problems: [],
});

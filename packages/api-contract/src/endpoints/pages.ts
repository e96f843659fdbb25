import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { PATHS } from "../paths.ts";
import { pageSchema } from "../entities/page.ts";
import { idParameter } from "./parameters.ts";

export const getPage = defineEndpoint({
  name: "projects.page",
  summary: "A page of a house type with everything on offer",
  method: "GET",
  path: PATHS.page,
  access: { kind: "projectAccess", by: "params.houseTypeId" },
  params: z.object({ houseTypeId: idParameter, pageId: idParameter }),
  status: 200,
  response: pageSchema,
  trusted: true,
  problems: [],
});

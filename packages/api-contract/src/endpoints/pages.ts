import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { PATHS } from "../paths.ts";
import { pageSchema, receivedPage } from "../entities/page.ts";
import { idParameter } from "./parameters.ts";

export const getPage = defineEndpoint({
  name: "projects.page",
  summary: "A page of a house type with everything on offer",
  description:
    'Products, articles, pictures and rules occur many times on a page. Each stands once in `entities`, as a row of a table; `fields` names its values. An object with the name of a table, such as `{ "Product": 12 }`, refers to a row, counted from 0.',
  method: "GET",
  path: PATHS.page,
  access: { kind: "projectAccess", by: "params.houseTypeId" },
  params: z.object({ houseTypeId: idParameter, pageId: idParameter }),
  status: 200,
  response: pageSchema,
  trusted: true,
  open: receivedPage,
  problems: [],
});

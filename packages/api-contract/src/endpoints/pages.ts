import * as z from "zod/mini";
import type { Page } from "@showroom/domain/model/page";
import { defineEndpoint } from "../endpoint.ts";
import { PATHS } from "../paths.ts";
import type { SentPage } from "../entities/page.ts";
import { openEntities } from "../entities/references.ts";
import type { SharedName } from "../entities/references.ts";
import { idParameter } from "./parameters.ts";

/** Its `response` is added in `all-endpoints.ts`: a browser, which does not parse this response, need not load its schema. */
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
  trusted: true,
  open: (page: SentPage): Page => openEntities<Page, SharedName>(page),
  problems: [],
});

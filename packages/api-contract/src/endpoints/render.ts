import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { renderArticlesSchema } from "../render.ts";

/** For the render service. Public, because pictures show the same facts. Unknown numbers are left out. */
export const getRenderArticles = defineEndpoint({
  name: "render.articles",
  summary: "What the renderer must know of articles, by comma-separated product numbers",
  method: "GET",
  path: "/api/render-articles",
  access: { kind: "public" },
  query: z.object({ numbers: z.string().check(z.minLength(1), z.maxLength(8_500)) }),
  status: 200,
  response: renderArticlesSchema,
  problems: [],
});

import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { PATHS } from "../paths.ts";
import { contentBlockKeySchema, contentBlockSchema } from "../entities/content-block.ts";
import { projectSchema } from "../entities/project.ts";
import { idParameter } from "./parameters.ts";

export const slugParameter = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(100));

/** Visitors get the same fields as buyers; catalogue prices are not among them. Only staff get a concept project. */
export const getProjectBySlug = defineEndpoint({
  name: "projects.bySlug",
  summary: "A project by its slug",
  method: "GET",
  path: PATHS.projectBySlug,
  access: { kind: "public" },
  params: z.object({ slug: slugParameter }),
  status: 200,
  response: projectSchema,
  problems: [],
});

/** For visitors a concept block is `not-found`. */
export const getContentBlock = defineEndpoint({
  name: "projects.contentBlock",
  summary: "A content block of the public pages",
  method: "GET",
  path: "/api/project-content-blocks/{projectId}/{key}",
  access: { kind: "public" },
  params: z.object({ projectId: idParameter, key: contentBlockKeySchema }),
  status: 200,
  response: contentBlockSchema,
  problems: [],
});

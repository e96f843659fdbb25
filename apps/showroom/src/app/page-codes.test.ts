import { matchRoutes } from "react-router";
import type { RouteObject } from "react-router";
import { expect, test } from "vitest";
import { PAGE_ROWS } from "../pages/pages.ts";
import { PART_NAMES, partRow, WIDE_STEPS } from "../pages/steps.ts";
import { routes } from "./routes.tsx";
import { importStep } from "./steps/part-codes.ts";

const lazyOf = ({ lazy }: RouteObject) => Object.values(typeof lazy === "object" ? lazy : {});

test.each(PAGE_ROWS.map((row) => [row.path, row]))("the page %s has a route, which loads its code", async (_, row) => {
  const path = row.path.replaceAll(/:\w+/g, "x").replace("*", "/nergens");
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  expect(route?.handle).toMatchObject(row.title === null ? {} : { title: row.title });
  const loaded = await Promise.all(lazyOf(route ?? {}).map((load) => load?.()));
  expect(loaded.map((part) => typeof part)).toEqual(row.loader === undefined ? ["function"] : ["function", "function"]);
});

test.each([...PART_NAMES.map(partRow), ...Object.values(WIDE_STEPS)].map(({ code }) => code))(
  "the step in %s has a component",
  async (code) => {
    expect(await importStep(code)).toBeTypeOf("function");
  },
);

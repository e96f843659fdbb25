import { describe, expect, test } from "vitest";
import { ALL_ENDPOINTS } from "./all-endpoints.ts";
import { openApiDocument } from "./openapi.ts";
import { WEBHOOK_EVENT_NAMES } from "./webhook-events.ts";

const document = openApiDocument("1.2.3");
const text = JSON.stringify(document);

/** Every `$ref` of the document. */
const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? "");

function resolve(reference: string): unknown {
  return reference
    .replace(/^#\//, "")
    .split("/")
    .map((key) => key.replaceAll("~1", "/"))
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
}

describe("the OpenAPI document", () => {
  test("describes every call once, under its own name", () => {
    const names = [...text.matchAll(/"operationId":"([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(names.toSorted()).toEqual(ALL_ENDPOINTS.map(({ name }) => name).toSorted());
    expect(new Set(names).size).toBe(names.length);
  });

  test("has no dangling reference", () => {
    expect(references.length).toBeGreaterThan(100);
    for (const reference of new Set(references)) expect(resolve(reference), reference).toBeDefined();
  });

  test("describes the entities that stand in tables, and how a page refers to their rows", () => {
    const page = resolve("#/paths/~1api~1project-pages~1{houseTypeId}~1{pageId}~1frontend/get");
    expect(page).toMatchObject({ description: expect.stringContaining('{ "Product": 12 }') });
    const children = resolve("#/components/schemas/PageProduct/properties/children/items/properties");
    expect(Object.keys(children ?? {})).toEqual(["PageProduct"]);
    for (const name of ["MediaFile", "PageProduct", "Product", "Rule"])
      expect(resolve(`#/components/schemas/${name}/properties`), name).toHaveProperty("id");
  });

  test("lists the statuses of problems", () => {
    const paths = document["paths"] as Record<string, Record<string, { responses: object }>>;
    expect(Object.keys(paths["/api/project-choices/{projectId}"]?.["put"]?.responses ?? {})).toEqual(
      expect.arrayContaining(["200", "401", "403", "404", "409", "422", "429"]),
    );
  });
});

describe("the list of calls", () => {
  test("has no two calls with the same method and address", () => {
    const places = ALL_ENDPOINTS.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`);
    expect(places).toEqual([...new Set(places)]);
  });

  test("requires no body for a method without one", () => {
    expect(ALL_ENDPOINTS.filter(({ method, body }) => (method === "GET" || method === "DELETE") && body)).toEqual([]);
  });

  test("has a response body unless the status excludes one", () => {
    for (const { name, status, response, media } of ALL_ENDPOINTS) {
      if (status === 200 || status === 201) expect(response ?? media, name).toBeDefined();
      else expect(response, name).toBeUndefined();
    }
  });
});

test("what other systems are told is described, each event with its data", () => {
  const { webhooks } = openApiDocument("1.0.0") as { readonly webhooks: Readonly<Record<string, unknown>> };
  expect(Object.keys(webhooks)).toEqual(WEBHOOK_EVENT_NAMES);
  expect(JSON.stringify(webhooks["closing.passed"])).toContain("exceptBuildNumbers");
});

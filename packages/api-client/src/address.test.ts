import { describe, expect, test } from "vitest";
import { address } from "./address.ts";

describe("the URL of a call", () => {
  test("has encoded parameters in the path", () => {
    expect(address({ path: "/api/pages/{slug}/{id}" }, { slug: "a/b c", id: 4 })).toBe("/api/pages/a%2Fb%20c/4");
  });

  test("has a query only when a value is present", () => {
    expect(address({ path: "/api/pages" }, {}, { search: undefined })).toBe("/api/pages");
    expect(address({ path: "/api/pages" }, {}, { search: "a b", page: 2, all: false })).toBe(
      "/api/pages?search=a+b&page=2&all=false",
    );
  });

  test("cannot be made without a value for each parameter", () => {
    expect(() => address({ path: "/api/pages/{id}" }, { other: 1 })).toThrow("/api/pages/{id} needs id");
  });
});

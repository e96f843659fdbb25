import { describe, expect, test } from "vitest";
import { csrfHeader } from "./csrf.ts";

describe("the CSRF header", () => {
  test.each([
    ["XSRF-TOKEN=abc", "abc"],
    ["a=1; XSRF-TOKEN=a%3Db; c=2", "a=b"],
    ["XSRF-TOKEN=a=b==", "a=b=="],
    ["XSRF-TOKEN=%E0%A4%A", "%E0%A4%A"],
    ["NOT-XSRF-TOKEN=x", null],
    ["", null],
  ])("reads %j as %j", (cookies, token) => expect(csrfHeader("PUT", "", () => cookies)).toBe(token));

  test.each([
    ["GET", "", null],
    ["HEAD", "", null],
    ["POST", "", "abc"],
    ["DELETE", "/api", "abc"],
    ["POST", "https://elsewhere.example", null],
    ["POST", "//elsewhere.example", null],
    ["POST", "/api?next=https://elsewhere.example", "abc"],
  ])("is sent with %s to %j: %j", (method, baseUrl, token) =>
    expect(csrfHeader(method, baseUrl, () => "XSRF-TOKEN=abc")).toBe(token),
  );
});

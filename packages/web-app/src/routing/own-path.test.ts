import { expect, test } from "vitest";
import { isOwnPath } from "./own-path.ts";

test.each([
  ["/", true],
  ["/projects/a?b=c#d", true],
  ["//elsewhere.example", false],
  ["/\\elsewhere.example", false],
  ["https://elsewhere.example", false],
  ["javascript:alert(1)", false],
  ["projects", false],
  ["", false],
  [null, false],
  ["/projecten/de-lindehof?zoek=12", true],
])("%s is an own path: %s", (path, own) => expect(isOwnPath(path)).toBe(own));

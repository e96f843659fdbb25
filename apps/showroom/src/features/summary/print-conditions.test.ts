import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PrintConditions } from "./print-conditions.tsx";

test.for([
  { draft: true, indicative: true, reserved: true },
  { draft: false, indicative: true, reserved: true },
  { draft: false, indicative: false, reserved: false },
])("prices are reserved on drafts and where one is indicative: $draft, $indicative", ({ reserved, ...print }) => {
  expect(renderToStaticMarkup(createElement(PrintConditions, print)).includes("voorbehouden")).toBe(reserved);
});

import { expect, it } from "vitest";
import { bundleSchema } from "@showroom/api-contract/bundle/bundle";
import { exampleBundle } from "../example/example-bundle.ts";
import { compileBundle } from "./compile-bundle.ts";
import { openIdBook } from "./id-book.ts";

it("a step without a short name has its title in bar, tabs and buttons", () => {
  const input = exampleBundle("voorbeeld");
  const houseTypes = input.houseTypes.map((houseType) => ({
    ...houseType,
    pages: houseType.pages.map((page) => (page.key === "badkamer" ? { ...page, subtitle: " " } : page)),
  }));
  const bundle = bundleSchema.parse({ ...input, houseTypes });
  const { houseTypes: compiled } = compileBundle({ bundle, files: new Map() }, openIdBook([], 1), 1);
  const names = compiled[0]?.pages.map(({ page }) => [page.title, page.subtitle]);
  expect(names).toContainEqual(["Badkamer", "Badkamer"]);
});

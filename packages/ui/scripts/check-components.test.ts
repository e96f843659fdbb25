import { describe, expect, it } from "vitest";
import {
  exportedComponents,
  incompleteComponents,
  missingIn,
  undocumented,
  undocumentedProps,
} from "./check-components.ts";
import { componentFolders } from "./component-sources.ts";

describe("components", () => {
  it("come with stories, behaviour stories, docstrings, do and don’t, and an ARIA snapshot", () => {
    expect(incompleteComponents()).toEqual({});
  });

  it("are found in every group", () => {
    expect(componentFolders().length).toBeGreaterThan(60);
  });
});

describe("the check itself", () => {
  const source = [
    "/** A card. */",
    "export interface CardProps {",
    "  /** What it says. */",
    "  words: string;",
    "  bare: string;",
    "  className?: string;",
    "}",
    "/** Shows words. */",
    "export function Card() {}",
    "export function useCard() {}",
  ].join("\n");

  it("finds components, and what has no docstring", () => {
    expect(exportedComponents(source)).toEqual(["Card"]);
    expect(undocumented(source)).toEqual(["useCard"]);
    expect(undocumentedProps(source)).toEqual(["CardProps.bare"]);
  });

  it("names everything that an empty folder lacks", () => {
    const url = new URL("./no-such-folder/", import.meta.url);
    expect(missingIn({ path: "controls/none", name: "none", url, files: [] }, "")).toHaveLength(5);
  });
});

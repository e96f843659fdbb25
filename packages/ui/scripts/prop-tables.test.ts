import { describe, expect, it } from "vitest";
import { declarations, propTables } from "./prop-tables-plugin.ts";
import { declarationsIn, propRows } from "./prop-tables.ts";
import { explanationOf, spelledOut, unexplained } from "./type-words.ts";

const SOURCE = `
/** How it looks. */
export type Look =
  | "plain"
  | "framed";

interface Sorting {
  /** By which column. */
  readonly sort: Look;
  "aria-label"?: string | undefined;
}

export interface PlainProps {
  /**
   * What it says:
   * a word or two.
   */
  title: string;
  /** Its lines. */
  rows: readonly { id: number; words: ReactNode }[];
  /** Taken away. */
  hidden?: boolean;
}

export interface CardProps<Value extends string> extends Sorting, Omit<PlainProps, "hidden">, Omit<ComponentProps<"button">, "type"> {
  /** A press. */
  onSelect?: ((value: Value) => void) | undefined;
  className?: string;
}

export interface MarkProps extends Pick<PlainProps, "title"> {}
`;

describe("the prop tables", () => {
  const types = declarationsIn(SOURCE);

  it("have every prop, own and inherited", () => {
    expect(propRows("CardProps", types)).toEqual([
      { name: "onSelect", type: "(value: Value) => void", required: false, description: "A press." },
      {
        name: "className",
        type: "string",
        required: false,
        description: "A class for its place and size; never for how it looks.",
      },
      { name: "sort", type: "Look", required: true, description: "By which column." },
      { name: "aria-label", type: "string", required: false, description: "" },
      { name: "title", type: "string", required: true, description: "What it says: a word or two." },
      { name: "rows", type: "{ id: number; words: ReactNode }[]", required: true, description: "Its lines." },
      expect.objectContaining({ name: "…", type: "attributes of <button>" }),
    ]);
    expect(propRows("MarkProps", types).map(({ name }) => name)).toEqual(["title"]);
    expect(propRows("NoSuchProps", types)).toEqual([]);
  });

  it("replace a union's name by its literals, and explain other names with their declaration", () => {
    expect(spelledOut("Look | null", types)).toBe('"plain" | "framed" | null');
    expect(spelledOut("Sorting", types)).toBe("Sorting");
    const explanation = explanationOf("Sorting[] | ReactNode", types);
    expect(explanation).toContain("interface Sorting {");
    expect(explanation).toContain("type Look =");
    expect(explanation).toContain("ReactNode: Words or components");
    expect(explanationOf('"Sorting" | string', types)).toBe("");
    expect(unexplained("Sorting | HTMLSpanElement | Mystery", types)).toEqual(["Mystery"]);
  });

  it("cover the whole library", () => {
    const tables = propTables(declarations());
    expect(Object.keys(tables).length).toBeGreaterThan(100);
    expect(tables["PasswordFieldProps"]?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["strength", "label", "error", "…"]),
    );
  });
});

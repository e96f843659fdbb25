import { describe, expect, it } from "vitest";
import { filledColumns, isAmount, type SummaryRow } from "./summary-columns.ts";

const row = (values: Partial<SummaryRow>): SummaryRow => ({ id: "a", description: "Wandtegel", ...values });

describe("filledColumns", () => {
  it("leaves out columns that are empty in every row", () => {
    expect(filledColumns([row({})])).toEqual([]);
    expect(filledColumns([row({ colour: "" }), row({ size: "60 x 60 cm." })])).toEqual([
      { id: "size", heading: "Afmeting" },
    ]);
  });

  it("keeps the order of the specification", () => {
    const rows = [
      row({ labourPrice: "€ 40,-", colour: "Zand" }),
      row({ productPrice: "€ 100,-", returnPrice: "− € 35,-", size: "30 x 60 cm." }),
    ];
    expect(filledColumns(rows).map((column) => column.heading)).toEqual([
      "Kleur",
      "Afmeting",
      "Productprijs",
      "Retour",
      "Montage",
    ]);
  });
});

describe("isAmount", () => {
  it("identifies the numeric columns", () => {
    expect(isAmount("returnPrice")).toBe(true);
    expect(isAmount("colour")).toBe(false);
  });
});

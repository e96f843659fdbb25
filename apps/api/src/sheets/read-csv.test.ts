import { stringify } from "csv-stringify/sync";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs, SEED } from "@showroom/property-tests/runs";
import { readCsv } from "./read-csv.ts";

describe("CSV", () => {
  it("reads what another library writes, with each separator", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", "é", '"', ";", ",", "\t", "\n", "\r\n", " ") });
    const table = fc
      .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 5 }))
      .chain(([width, height]) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
      );
    fc.assert(
      fc.property(table, fc.constantFrom(";", ",", "\t"), (rows, delimiter) => {
        const headed = [rows[0]?.map((_, at) => `kop ${at}`) ?? [], ...rows];
        expect(readCsv(Buffer.from(stringify(headed, { delimiter, quoted: true })))).toEqual(headed);
      }),
      { seed: SEED, numRuns: runs(100) },
    );
  });

  it("reads text that is no CSV", () => {
    expect(readCsv(Buffer.from('a;"b\nc'))).toEqual([["a", '"b'], ["c"]]);
    expect(readCsv(Buffer.from("a;\n\n;b"))).toEqual([["a", ""], [""], ["", "b"]]);
    expect(readCsv(Buffer.from(""))).toEqual([]);
  });
});

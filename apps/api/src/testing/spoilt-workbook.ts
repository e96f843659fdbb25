import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import readXlsxFile from "read-excel-file/node";
import writeXlsxFile from "write-excel-file/node";
import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import { exampleBundle } from "../importer/example/example-bundle.ts";
import { toCell, type Cell } from "../importer/workbook/cell-values.ts";
import { writeWorkbook } from "../importer/workbook/write-workbook.ts";

/** A cell with what a person gives it in Excel besides its value. */
export interface RichCell {
  readonly value: Cell;
  readonly format?: string;
  /** The cell shows this error, as `#REF!`. */
  readonly error?: string;
  /** The cell is a formula; without `value` it was never calculated. */
  readonly formula?: string;
  /** The cell is merged with those below it, or beside it. */
  readonly rowSpan?: number;
  readonly columnSpan?: number;
}

export type SpoiltCell = Cell | RichCell;

const isRich = (cell: SpoiltCell): cell is RichCell =>
  typeof cell === "object" && cell !== null && !(cell instanceof Date);

/** A workbook that can be spoilt, cell by cell. */
export class SpoiltWorkbook {
  readonly sheets: { name: string; rows: SpoiltCell[][] }[];
  /** Changes of the files within the workbook, by their path. */
  readonly #changes: ((files: Map<string, string>) => void)[] = [];

  constructor(sheets: readonly { readonly sheet: string; readonly data: readonly (readonly unknown[])[] }[]) {
    this.sheets = sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toCell)) }));
  }

  sheet(name: string): { name: string; rows: SpoiltCell[][] } {
    const found = this.sheets.find((sheet) => sheet.name === name);
    if (!found) throw new Error(`There is no sheet ${name}`);
    return found;
  }

  /** Index of a column by its heading. */
  column(name: string, heading: string): number {
    const at = this.sheet(name).rows[0]?.indexOf(heading) ?? -1;
    if (at < 0) throw new Error(`${name} has no column ${heading}`);
    return at;
  }

  /** Writes a cell; `row` is the number that Excel shows, and 1 is the heading. */
  set(name: string, row: number, heading: string, value: SpoiltCell): this {
    const at = this.column(name, heading);
    const line = (this.sheet(name).rows[row - 1] ??= []);
    while (line.length <= at) line.push(null);
    line[at] = value;
    return this;
  }

  /** Adds a row with the cells that are named by their headings. */
  add(name: string, cells: Readonly<Record<string, SpoiltCell>>): this {
    const row = this.sheet(name).rows.push([]);
    for (const [heading, cell] of Object.entries(cells)) this.set(name, row, heading, cell);
    return this;
  }

  get(name: string, row: number, heading: string): SpoiltCell {
    return this.sheet(name).rows[row - 1]?.[this.column(name, heading)] ?? null;
  }

  /** Writes the value of a field of the sheet Project. */
  field(heading: string, value: SpoiltCell): this {
    const row = this.sheet("Project").rows.find(([title]) => title === heading);
    if (!row) throw new Error(`There is no field ${heading}`);
    row[1] = value;
    return this;
  }

  /** Changes the XML of a sheet, as other programs write it. */
  xml(name: string, change: (xml: string) => string): this {
    return this.files((files) => {
      const path = `xl/worksheets/sheet${this.sheets.indexOf(this.sheet(name)) + 1}.xml`;
      files.set(path, change(files.get(path) ?? ""));
    });
  }

  /** Changes the files within the workbook, by their path. */
  files(change: (files: Map<string, string>) => void): this {
    this.#changes.push(change);
    return this;
  }

  #changed(content: Buffer): Buffer {
    if (this.#changes.length === 0) return content;
    const files = new Map(Object.entries(unzipSync(content)).map(([path, part]) => [path, strFromU8(part)]));
    for (const change of this.#changes) change(files);
    return Buffer.from(zipSync(Object.fromEntries([...files].map(([path, part]) => [path, strToU8(part)]))));
  }

  async save(folder: string): Promise<string> {
    const errors: string[] = [];
    const formulas: { readonly text: string; readonly value: Cell }[] = [];
    // The writer knows no error values and no results of formulas: a number marks their places.
    const written = (cell: SpoiltCell) => {
      const rich: RichCell = isRich(cell) ? cell : { value: cell };
      const { value, format, rowSpan, columnSpan } = rich;
      const style = {
        ...(format === undefined ? {} : { format }),
        ...(rowSpan ? { rowSpan } : {}),
        ...(columnSpan ? { columnSpan } : {}),
      };
      if (rich.error !== undefined) return { value: 700_000_000 + errors.push(rich.error), type: Number, ...style };
      if (rich.formula !== undefined)
        return { value: 800_000_000 + formulas.push({ text: rich.formula, value }), type: Number, ...style };
      if (value === null) return rowSpan || columnSpan ? { value: "", type: String, ...style } : null;
      if (value instanceof Date) return { value, type: Date, format: "dd-mm-yyyy" };
      if (typeof value === "number") return { value, type: Number, ...style };
      return typeof value === "boolean" ? { value, type: Boolean } : { value, type: String, ...style };
    };
    const content = await writeXlsxFile(
      this.sheets.map(({ name, rows }) => ({
        sheet: name,
        data: Array.from(rows, (row) => (row ?? []).map(written)),
      })),
      {
        features: [
          {
            files: {
              transform: {
                "xl/worksheets/sheet{id}.xml": {
                  transform: (xml) =>
                    xml
                      .replaceAll(/<c ([^>]*?)(?: t="n")?><v>7000000(\d\d)<\/v>/g, (_, kept: string, at: string) => {
                        return `<c ${kept} t="e"><v>${errors[Number(at) - 1] ?? ""}</v>`;
                      })
                      .replaceAll(/<v>8000000(\d\d)<\/v>/g, (_, at: string) => {
                        const { text = "", value = null } = formulas[Number(at) - 1] ?? {};
                        return `<f>${text}</f>${value === null ? "" : `<v>${String(value)}</v>`}`;
                      }),
                },
              },
            },
          },
        ],
      },
    ).toBuffer();
    const path = join(folder, "catalogus.xlsx");
    await writeFile(path, this.#changed(content));
    return path;
  }
}

/** Opens a workbook that was downloaded, to fill it in. */
export const workbookOf = async (file: string): Promise<SpoiltWorkbook> =>
  new SpoiltWorkbook(await readXlsxFile(file, { trim: false }));

const readSheets = async (bundle: BundleInput) => await readXlsxFile(await writeWorkbook(bundle), { trim: false });

/** Read once: writing and reading a workbook takes half of the time of a test with one mistake. */
let rightSheets: ReturnType<typeof readSheets> | undefined;

/** The workbook of the example project, in which nothing is wrong. */
export async function rightWorkbook(change?: (bundle: BundleInput) => BundleInput): Promise<SpoiltWorkbook> {
  const example = exampleBundle("proef");
  return new SpoiltWorkbook(await (change ? readSheets(change(example)) : (rightSheets ??= readSheets(example))));
}

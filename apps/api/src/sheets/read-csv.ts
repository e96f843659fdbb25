const SEPARATORS = [";", ",", "\t"] as const;

/** UTF-8, or the encoding in which Excel writes CSV on Windows. */
function decode(content: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return new TextDecoder("windows-1252").decode(content);
  }
}

/** The separator that the first line has most of. */
function separatorOf(text: string): string {
  const [first = ""] = text.split(/[\r\n]/, 1);
  const count = (separator: string): number => first.split(separator).length;
  return SEPARATORS.reduce<string>((best, other) => (count(other) > count(best) ? other : best), SEPARATORS[0]);
}

/** The cells of a CSV file by row (RFC 4180), separated by a semicolon, a comma or a tab. */
export function readCsv(content: Buffer): string[][] {
  const text = decode(content);
  const separator = separatorOf(text);
  // A cell in quotes, in which a doubled quote is one, or without quotes; then what ends it.
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`, "y");
  const plain = new RegExp(`()([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\r|\\n|$)`, "y");
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length;) {
    const pattern = ((cell.lastIndex = at), cell.test(text)) ? cell : plain;
    pattern.lastIndex = at;
    const [whole = "", quoted, bare = "", end = ""] = pattern.exec(text) ?? [];
    at += whole.length;
    row.push(quoted !== undefined && pattern === cell ? quoted.replaceAll('""', '"') : bare);
    if (end === separator && at < text.length) continue;
    if (end === separator) row.push("");
    rows.push(row);
    row = [];
  }
  return rows;
}

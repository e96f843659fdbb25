/** JSON that is the same for the same value: the names of objects are sorted, and there are no spaces. Its hash names a document. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((entry) => canonicalJson(entry)).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`);
    return `{${fields.join(",")}}`;
  }
  const text: unknown = JSON.stringify(value);
  if (typeof text !== "string") throw new TypeError("Only data can be written as JSON");
  return text;
}

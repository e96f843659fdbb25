/** A short stable name of a plain value: equal values give equal names, whatever the order of their keys. */
export function stableHash(value: unknown): string {
  const text = canonical(value);
  // Two 32-bit FNV-1a runs with different seeds: 64 bits, the same on every platform.
  return [0x811c9dc5, 0x01000193]
    .map((seed) => {
      let hash = seed;
      for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, "0");
    })
    .join("");
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value === "object" && value !== null) {
    return `{${Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, v]) => `${JSON.stringify(key)}:${canonical(v)}`)
      .join()}}`;
  }
  return JSON.stringify(value) ?? "undefined";
}

import type { Endpoint } from "@showroom/api-contract/endpoint";

export type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/** The URL of a call: fills in the path's parameters and appends the query; absent values are left out. */
export function address(endpoint: Pick<Endpoint, "path">, params: Values = {}, query: Values = {}): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

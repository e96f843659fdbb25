import type { ProjectHome } from "@showroom/api-contract/endpoints/homes";

const textOf = ({ buildNumber, houseType, phase, address, buyers }: ProjectHome): string =>
  [buildNumber, houseType, phase, address, ...buyers.map(({ name }) => name)].join("\n").toLowerCase();

/** The homes that have every word of a search in number, type, phase, address or the names of their buyers. */
export function searchHomes(homes: readonly ProjectHome[], search: string): readonly ProjectHome[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0 ? homes : homes.filter((home) => words.every((word) => textOf(home).includes(word)));
}

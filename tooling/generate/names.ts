/** One name in all spellings of the code. */
export interface Names {
  /** `tile-card`: files, folders and classes. */
  readonly kebab: string;
  /** `TileCard`: components and types. */
  readonly pascal: string;
  /** `tileCard`: functions and values. */
  readonly camel: string;
  /** `Tile card`: titles. */
  readonly words: string;
}

/**
 * The spellings of a name in kebab case.
 * @throws Error when `name` is not in kebab case.
 */
export function namesOf(name: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`Not a name in kebab case, such as tile-card: ${name}`);
  const pascal = name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
  const words = name.replaceAll("-", " ");
  return {
    kebab: name,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words: words.charAt(0).toUpperCase() + words.slice(1),
  };
}

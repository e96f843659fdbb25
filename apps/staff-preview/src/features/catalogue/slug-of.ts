/** The address of a project by its name: `De Lindehof, fase 2` gives `de-lindehof-fase-2`. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

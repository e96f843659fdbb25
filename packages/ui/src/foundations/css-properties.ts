import type { RefCallback } from "react";

/**
 * A `ref` that sets CSS properties of its element, for sizes that no stylesheet knows. Components have no `style`
 * attribute: the content security policy refuses it in pages that the server sends, and hydration does not mend it.
 * The properties are set when the application runs; what a sent page must show before is markup, as in `ColourFill`.
 * @param properties undefined removes a property, so name each one in every render
 */
export function cssProperties(
  properties: Readonly<Record<string, string | number | undefined>>,
): RefCallback<HTMLElement> {
  return (element) => {
    for (const [name, value] of Object.entries(properties)) {
      if (value === undefined) element?.style.removeProperty(name);
      else element?.style.setProperty(name, String(value));
    }
  };
}

import { createContext } from "react";

/**
 * The HTML sanitizer of the server, which has no DOM. Null in a browser, which uses its own. The result must not
 * contain anything that a browser would run, load or restyle.
 */
export const HtmlSanitizerContext = createContext<((html: string) => string) | null>(null);

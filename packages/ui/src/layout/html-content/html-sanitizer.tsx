import { createContext } from "react";

/**
 * Cleans HTML of the content editor on the server, which has no DOM to clean it with. Null in a browser, which always cleans it itself.
 * It must return nothing that a browser would run, load or restyle.
 */
export const HtmlSanitizerContext = createContext<((html: string) => string) | null>(null);

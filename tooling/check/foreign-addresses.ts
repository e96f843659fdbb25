/** Finds the addresses of other hosts in the files of a built application. */
import { extname } from "node:path";
import { parseAst } from "vite";

/** A scheme with its host and path, or a host and path with the scheme of the page. */
const ADDRESS = /(?:\b(?:https?|wss?|ftp):)?\/\/[^\s"'`<>)\\]*/gi;

/** Addresses of other hosts in one file, without those in comments. Throws for a script that cannot be parsed. */
export function foreignAddresses(name: string, text: string): string[] {
  return [...new Set(textsOf(name, text).flatMap((part) => part.match(ADDRESS) ?? []))];
}

function textsOf(name: string, text: string): readonly string[] {
  switch (extname(name)) {
    case ".js":
    case ".mjs":
      return stringsOf(parseAst(text));
    case ".css":
      return [text.replaceAll(/\/\*[\s\S]*?\*\//g, "")];
    case ".html":
    case ".svg":
      return [...scriptsOf(text), text.replaceAll(/<!--[\s\S]*?-->|(<script[^>]*>)[\s\S]*?<\/script>/g, "$1")];
    default:
      return [text];
  }
}

/** The strings of the inline scripts of a page, and its blocks of data. */
function scriptsOf(html: string): readonly string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = "", code = ""]) =>
    attributes.includes("json") ? [code] : stringsOf(parseAst(code)),
  );
}

/** The strings and the fixed parts of the templates in a syntax tree. */
function stringsOf(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(stringsOf);
  if (typeof node !== "object" || node === null) return [];
  if ("type" in node && node.type === "Literal" && "value" in node && typeof node.value === "string")
    return [node.value];
  if ("type" in node && node.type === "TemplateElement" && "value" in node) {
    const { cooked } = node.value as { readonly cooked?: string };
    return cooked === undefined ? [] : [cooked];
  }
  return Object.values(node).flatMap(stringsOf);
}

import parse from "postcss/lib/parse";
import type { AtRule, Container, Root, Rule } from "postcss";

/** Parts of a selector whose classes an element need not have. */
const ALTERNATIVES = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g;
const CLASS = /\.(-?[_a-z][\w-]*)/gi;

/** Classes that an element and its surroundings have when the selector matches. */
const classesOf = (selector: string): readonly string[] =>
  [...selector.replaceAll(ALTERNATIVES, "").matchAll(CLASS)].map(([, name = ""]) => name);

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== "atrule" || node.nodes === undefined) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/**
 * The rules of a stylesheet that a page needs before its application, so that the page is small. What they leave out
 * comes with the whole stylesheet.
 * @param content HTML of the page
 */
export function stylesOfPage(stylesheet: string, content: string): string {
  // With the syntax of CSS itself it is always a root.
  const root = parse(stylesheet) as Root;
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    // Class names end with a hash, so they stand in no other text.
    const used = rule.selectors.filter((selector) => classesOf(selector).every((name) => content.includes(name)));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = [...used];
  });
  removeEmpty(root);
  return root.toString();
}

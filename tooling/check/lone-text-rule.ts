/**
 * A text that can change is the only child of its element, and no text follows a child that comes and goes.
 *
 * Translators of browsers put each text node into elements of their own. React then changes the text node that it
 * holds, not the one on the screen, and fails when it removes that node or inserts something before it. It holds no
 * text node for a text that is the only child of its element: it sets the content of the element.
 */
import { parseSync, type ESTree } from "vite";

type Node = ESTree.Node;
type Kind = "element" | "element that comes and goes" | "fixed text" | "changing text";

export const TEXT_FOLDERS = ["apps/showroom/src", "apps/staff-preview/src", "packages/ui/src", "packages/web-app/src"];

/** Props and calls that give elements and never a text, by file. */
export const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  "apps/showroom/src/features/auth/password-form-dialog.tsx": ["children"],
  "apps/showroom/src/features/home/home-page.tsx": ["children"],
  "apps/showroom/src/features/tiles/options/ceiling-question.tsx": ["info.dialog"],
  "apps/showroom/src/features/tiles/options/tile-options.tsx": ["info.dialog"],
  "apps/showroom/src/placeholder/step-placeholder.tsx": ["notice"],
  "packages/ui/src/controls/field/field.tsx": ["children"],
  "packages/ui/src/controls/radio-card/radio-card.tsx": ["children"],
  "packages/ui/src/feedback/empty-state/empty-state.tsx": ["action"],
  "packages/ui/src/feedback/live-region/live-region.tsx": ["children"],
  "packages/ui/src/layout/hero/hero.tsx": ["children"],
  "packages/ui/src/layout/page-shell/page-shell.tsx": ["navigation", "footer"],
  "packages/ui/src/layout/picture/picture.tsx": ["failure", "layer"],
  "packages/ui/src/navigation/account-menu/account-menu.tsx": ["children"],
  "packages/ui/src/overlays/confirm-dialog/confirm-dialog.tsx": ["error"],
  "packages/ui/src/overlays/popover/popover.tsx": ["cloneElement", "children"],
  "packages/ui/src/showroom/media-frame/cross-fade.tsx": ["pictures"],
  "packages/ui/src/showroom/media-frame/media-frame.tsx": ["placeholder", "layer"],
  "packages/ui/src/showroom/picture-parts/picture-parts.tsx": ["createPortal", "actions"],
  "packages/ui/src/showroom/picture-viewer/picture-viewer.tsx": ["layer", "actions"],
  "packages/ui/src/showroom/picture-viewer/picture-window.tsx": ["children"],
  "packages/ui/src/showroom/message-thread/message-thread.tsx": ["children"],
  "packages/ui/src/showroom/picker-section/picker-section.tsx": ["children"],
  "packages/ui/src/showroom/price-bar/price-bar.tsx": ["children"],
  "packages/ui/src/showroom/price-tag/price-tag.tsx": ["explanation"],
  "packages/ui/src/showroom/summary/summary-section.tsx": ["children"],
  "packages/ui/src/showroom/top-bar/top-bar.tsx": ["actions"],
  "packages/ui/src/showroom/top-view-card/top-view-card.tsx": ["children"],
  "packages/ui/src/staff/buyer-table/buyer-row.tsx": ["line.status"],
  "packages/ui/src/staff/project-card/project-card.tsx": ["badge"],
};

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

function nodesIn(node: Node): Node[] {
  const below = Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]));
  return [node, ...below.filter(isNode).flatMap(nodesIn)];
}

/** White space that React drops, and comments. */
const isLayout = (child: ESTree.JSXChild): boolean =>
  child.type === "JSXText"
    ? child.value.includes("\n") && child.value.trim() === ""
    : child.type === "JSXExpressionContainer" && child.expression.type === "JSXEmptyExpression";

/** What a function returns. */
function results(made: Node): Node[] {
  if (made.type !== "ArrowFunctionExpression" && made.type !== "FunctionDeclaration") return [made];
  if (made.body === null) return [made];
  if (made.body.type !== "BlockStatement") return [made.body];
  return nodesIn(made.body).flatMap((node) =>
    node.type === "ReturnStatement" && node.argument ? [node.argument] : [],
  );
}

/** Names that a source gives to values and functions. */
function namedValues(nodes: readonly Node[]): Map<string, Node> {
  return new Map(
    nodes.flatMap((node): [string, Node][] => {
      if (node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init) {
        return [[node.id.name, node.init]];
      }
      return node.type === "FunctionDeclaration" && node.id ? [[node.id.name, node]] : [];
    }),
  );
}

/** `texts.title`, of the constants of a `texts.ts`. */
const isFixedText = (value: Node): boolean =>
  value.type === "Literal" ||
  (value.type === "MemberExpression" &&
    !value.computed &&
    (value.object.type === "Identifier" ? /^(\w+T|t)exts$/.test(value.object.name) : isFixedText(value.object)));

/** Texts in a source that translators would break, each with its line. */
export function brokenByTranslators(source: string, elements: readonly string[] = []): string[] {
  const nodes = nodesIn(parseSync("source.tsx", source).program);
  const named = namedValues(nodes);

  function isNamedElement(value: Node): boolean {
    const name = source.slice(value.start, value.end);
    const made = named.get(name);
    return elements.includes(name) || name === "undefined" || (made !== undefined && results(made).every(isElement));
  }

  /** Whether a value is never a text: an element, several, or nothing. */
  function isElement(value: Node): boolean {
    if (value.type === "JSXElement" || value.type === "JSXFragment") return true;
    if (value.type === "Literal") return value.value === null || typeof value.value === "boolean";
    if (value.type === "Identifier" || value.type === "MemberExpression") return isNamedElement(value);
    if (value.type === "ParenthesizedExpression" || value.type === "ChainExpression")
      return isElement(value.expression);
    if (value.type === "ConditionalExpression") return isElement(value.consequent) && isElement(value.alternate);
    if (value.type === "LogicalExpression") {
      return isElement(value.right) && (value.operator === "&&" || isElement(value.left));
    }
    return value.type === "CallExpression" && (isNamedElement(value.callee) || value.arguments.some(isRenderer));
  }

  /** Whether an argument is a function that gives elements, such as that of `map`. */
  const isRenderer = (value: Node): boolean =>
    value.type === "ArrowFunctionExpression" && results(value).every(isElement);

  function kindOf(child: ESTree.JSXChild): Kind {
    if (child.type === "JSXText") return "fixed text";
    if (child.type !== "JSXExpressionContainer") return "element";
    if (isElement(child.expression)) return "element that comes and goes";
    return isFixedText(child.expression) ? "fixed text" : "changing text";
  }

  /** Fragments that a value shows in the element around it. */
  function fragmentsOf(value: Node): ESTree.JSXFragment[] {
    if (value.type === "JSXFragment") return [value];
    if (value.type === "ParenthesizedExpression") return fragmentsOf(value.expression);
    if (value.type === "ConditionalExpression") return [value.consequent, value.alternate].flatMap(fragmentsOf);
    return value.type === "LogicalExpression" ? [value.left, value.right].flatMap(fragmentsOf) : [];
  }

  const hasText = (fragment: ESTree.JSXFragment): boolean =>
    fragment.children.some((child) => !isLayout(child) && kindOf(child) === "fixed text");

  return nodes.flatMap((node) => {
    if (node.type !== "JSXElement" && node.type !== "JSXFragment") return [];
    const children = node.children.filter((child) => !isLayout(child));
    const kinds = children.map(kindOf);
    const broken = children.find((child, at) => {
      if (child.type === "JSXExpressionContainer" && fragmentsOf(child.expression).some(hasText)) return true;
      if (children.length === 1) return false;
      return (
        kinds[at] === "changing text" || (kinds[at] === "fixed text" && kinds[at - 1] === "element that comes and goes")
      );
    });
    if (broken === undefined) return [];
    const line = source.slice(0, broken.start).split("\n").length;
    return [`${line}: ${source.slice(broken.start, broken.end).trim().split("\n")[0]}`];
  });
}

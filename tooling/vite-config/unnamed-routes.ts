import type { Plugin } from "vite";

const ROUTER = /\/node_modules\/react-router\/dist\/.*\.m?js$/;
const NAMED = /^[ \t]*\w+(?:\.\w+)*\.displayName = ".*";$/gm;
const MADE = /= (?=React\$1\.(?:forwardRef|memo|createContext)\()/g;

/**
 * Lets a build leave out the components of React Router that nobody imports. Each is given a name for developers' tools, and giving it
 * counts as using it: forms, links that fetch ahead and what they stand on would travel to every visitor.
 * @throws Error, failing the build, when the router is written otherwise than this knows.
 */
export function unnamedRoutes(): Plugin {
  let dropped = 0;
  return {
    name: "showroom:unnamed-routes",
    apply: "build",
    transform: {
      filter: { id: ROUTER },
      handler: (code) => {
        dropped += code.match(NAMED)?.length ?? 0;
        // Lines stay where they were, and with them what a source map says.
        return { code: code.replaceAll(NAMED, "").replaceAll(MADE, "= /* @__PURE__ */ "), map: null };
      },
    },
    buildEnd: (error) => {
      if (error === undefined && dropped === 0) throw new Error("React Router names its components in another way now");
    },
  };
}

/**
 * Node reads the nearest package.json anew for every file that it imports, to learn its format. That of drizzle-orm has 179 KB and
 * it brings over 400 files: reading it again and again takes a third of the processor time of the API's start. What one of its modules imports beside itself is a module like it.
 */
import { registerHooks } from "node:module";

const WITHIN = /\/node_modules\/drizzle-orm\/.*\.js$/;

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL;
    if (!specifier.startsWith(".") || parent === undefined || !WITHIN.test(parent)) return next(specifier, context);
    return { url: new URL(specifier, parent).href, format: "module", shortCircuit: true };
  },
});

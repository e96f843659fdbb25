/** `pnpm generate component|feature|route <name>`: starts a new part in the house style. */
import { apply } from "./apply.ts";
import { component } from "./component.ts";
import { feature } from "./feature.ts";
import type { Plan } from "./plan.ts";
import { route } from "./route.ts";

const GENERATORS: Readonly<Record<string, (path: string) => Plan>> = { component, feature, route };
const USAGE = `Use: pnpm generate component <group>/<name>
     pnpm generate feature   [showroom|staff-preview/]<name>
     pnpm generate route     <area>/<name>`;

const [kind = "", path = ""] = process.argv.slice(2);
const generator = Object.hasOwn(GENERATORS, kind) ? GENERATORS[kind] : undefined;
if (generator === undefined || path === "") {
  console.error(USAGE);
  process.exit(2);
}
try {
  const plan = generator(path);
  for (const file of apply(plan)) console.log(`  ${file}`);
  console.log("\nNow:");
  for (const step of plan.next) console.log(`  - ${step}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

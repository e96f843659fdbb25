/** Import rules. Every rule has a reason, and a sample in import-samples.mjs that it must refuse. */
import { FOLDER_ORDERS, rulesOf } from "./folder-orders.mjs";

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule(
      "no-circular",
      "Modules that need one another cannot be understood or tested apart; types that need one another belong in one file.",
      {},
      { circular: true },
    ),
    rule(
      "not-to-unresolvable",
      "An import that resolves to nothing fails at run time.",
      {},
      { couldNotResolve: true, pathNot: "\\.(css|mp4|webm)$|^virtual:" },
    ),
    rule(
      "domain-is-pure",
      "The domain is the product's rules: values in, values out. Anything it imported could bring time, chance or I/O along.",
      { path: "^packages/domain/src", pathNot: "\\.test\\.ts$" },
      { pathNot: "^packages/domain/src" },
    ),
    rule(
      "contract-imports-domain-only",
      "The contract is read by servers and browsers alike: it carries schemas, nothing that runs.",
      { path: "^packages/api-contract/src", pathNot: "\\.test\\.ts$" },
      { pathNot: "^packages/(api-contract|domain)/|node_modules/zod/" },
    ),
    rule(
      "client-imports-contract-and-domain",
      "The client translates calls; screens and stores belong to the applications.",
      { path: "^packages/api-client/src", pathNot: "(\\.test\\.ts$|/testing/)" },
      { path: "^(apps|packages)/", pathNot: "^packages/(api-client|api-contract|domain)/" },
    ),
    rule(
      "ui-knows-no-product",
      "Components receive plain values, so designers can try every state without a server, a store or a rule.",
      { path: "^packages/ui/src" },
      { path: "^(apps|packages/(?!ui/))|node_modules/(ky|zustand|react-router|@tanstack)/" },
    ),
    rule(
      "web-app-stands-on-client-and-ui",
      "What both browser applications share knows no feature of either: it takes the client, the domain, the components, and of the scene what is where in a picture.",
      { path: "^packages/web-app/src", pathNot: "(\\.test\\.ts$|/testing/)" },
      {
        path: "^(apps|packages)/",
        pathNot: "^packages/((web-app|api-client|api-contract|domain|ui)/|scene/src/parts-in-view\\.ts$)",
      },
    ),
    rule(
      "scene-stands-on-domain",
      "The scene says what a room looks like; how light falls is the renderer's.",
      { path: "^packages/scene/src" },
      { path: "^(apps|packages)/", pathNot: "^packages/(scene|domain)/" },
    ),
    rule(
      "renderer-stands-on-scene",
      "The renderer knows meshes and light, no articles, no HTTP and no queue.",
      { path: "^packages/renderer/src" },
      { path: "^(apps|packages)/", pathNot: "^packages/(renderer|scene)/" },
    ),
    rule(
      "product-kernels-not-to-testing",
      "What tests alone call does not belong in the product's WebAssembly.",
      { path: "^packages/renderer/assembly/", pathNot: "/testing/|renderer-for-tests\\.ts$" },
      { path: "^packages/renderer/assembly/testing/" },
    ),
    rule(
      "service-stands-alone",
      "What every server process shares knows none of them.",
      { path: "^packages/service/src" },
      { path: "^(apps|packages)/", pathNot: "^packages/service/" },
    ),
    rule(
      "signalr-server-stands-alone",
      "The hub protocol serves any application.",
      { path: "^packages/signalr-server/src" },
      { path: "^(apps|packages)/", pathNot: "^packages/signalr-server/" },
    ),
    rule(
      "pg-events-stands-alone",
      "Events between processes serve any application.",
      { path: "^packages/pg-events/src", pathNot: "\\.test\\.ts$" },
      { path: "^(apps|packages)/", pathNot: "^packages/pg-events/" },
    ),
    rule(
      "packages-not-to-apps",
      "Packages serve applications, never the other way round.",
      { path: "^packages" },
      { path: "^apps" },
    ),
    rule(
      "apps-not-to-each-other",
      "Applications meet over the network; what two of them need is a package.",
      { path: "^apps/([^/]+)/" },
      { path: "^apps/", pathNot: "^apps/$1/" },
    ),
    rule(
      "browser-apps-not-to-servers",
      "What runs in a browser must not pull server code into its bundle. Of the scene, it needs the drawings of walls only, and what is where in a picture.",
      { path: "^apps/(showroom|staff-preview)/src" },
      {
        path: "^packages/(scene/(?!src/elevation/)|renderer/|signalr-server/|demo-catalogue/)|^node_modules/(fastify|pg|sharp|drizzle-orm)",
      },
    ),
    rule(
      "features-not-to-each-other",
      "A feature can be read, changed and removed by itself; the router composes them.",
      { path: "^apps/(showroom|staff-preview)/src/features/([^/]+)/" },
      { path: "^apps/(showroom|staff-preview)/src/features/", pathNot: "^apps/$1/src/features/$2/" },
    ),
    rule(
      "shared-stands-below",
      "Shared code serves features and may not know them.",
      { path: "^apps/(showroom|staff-preview)/src/shared/" },
      { path: "^apps/[^/]+/src/(features|app)/" },
    ),
    rule(
      "features-not-to-app",
      "The application shell composes features; a feature that reached back would close the circle.",
      { path: "^apps/(showroom|staff-preview)/src/features/" },
      { path: "^apps/[^/]+/src/app/" },
    ),
    rule(
      "pages-are-data",
      "The table of pages and their links is read by the first script, the server and the application alike: it carries no code of a page.",
      { path: "^apps/showroom/src/pages/", pathNot: "\\.test\\.ts$" },
      { pathNot: "^apps/showroom/src/pages/|^packages/domain/" },
    ),
    rule(
      "start-stands-below",
      "What runs before the application cannot need it.",
      { path: "^apps/showroom/src/start/", pathNot: "\\.test\\.ts$" },
      { path: "^apps/showroom/src/", pathNot: "^apps/showroom/src/(start|pages|timeline/moments)" },
    ),
    rule(
      "timeline-stands-below",
      "When something comes does not depend on what it is.",
      { path: "^apps/showroom/src/timeline/", pathNot: "\\.test\\.ts$" },
      { path: "^apps/showroom/src/", pathNot: "^apps/showroom/src/(timeline|shared/browser)/" },
    ),
    rule(
      "features-use-two-tools",
      "A feature says what may come later, with a lazy part or the first of a list. When it comes is told in one place.",
      { path: "^apps/showroom/src/features/", pathNot: "\\.test\\.tsx?$" },
      { path: "^apps/showroom/src/timeline/", pathNot: "/(lazy-part\\.tsx|first-of\\.ts)$" },
    ),
    rule(
      "placeholder-stands-between",
      "A placeholder is shown by the server and by the application, before any feature has loaded.",
      { path: "^apps/showroom/src/placeholder/" },
      { path: "^apps/showroom/src/(features|app|server)/" },
    ),
    rule(
      "server-is-nobody's",
      "What renders pages on the server must not reach a browser.",
      { path: "^apps/showroom/src/", pathNot: "^apps/showroom/src/server/" },
      { path: "^apps/showroom/src/server/" },
    ),
    rule(
      "first-script-stays-small",
      "The server writes the first script into every page: a schema, a client or a component would not fit into the first packets.",
      { path: "^apps/showroom/src/start/(application|early-input|first-script|picture|reads|session)\\.ts$" },
      {
        path: "^packages/|node_modules/",
        pathNot:
          "^packages/(domain/|api-contract/src/paths|api-client/src/(address|csrf|lock|storage-keys|token-expiry))",
        dependencyTypesNot: ["type-only"],
      },
    ),
    rule(
      "protocol-of-the-start",
      "The globals and attributes between server, first script and application are theirs; others call the functions in start/.",
      { path: "^apps/showroom/src/", pathNot: "^apps/showroom/src/(start|server)/" },
      { path: "^apps/showroom/src/start/protocol" },
    ),
    rule(
      "tests-stay-outside",
      "Product code must not stand on test code.",
      { path: "^(apps|packages)/[^/]+/src", pathNot: "(\\.test\\.tsx?$|\\.stories\\.tsx$|/testing/|/compositions/)" },
      { path: "(\\.test\\.tsx?$|/testing/)" },
    ),
    ...FOLDER_ORDERS.flatMap(rulesOf),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/dist/|/\\.artifacts/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
  },
};

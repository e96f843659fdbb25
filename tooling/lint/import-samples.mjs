import { FOLDER_ORDERS, samplesOf } from "./folder-orders.mjs";

/**
 * For every rule of dependency-cruiser.mjs, an import that it must refuse. `back` also imports the first file from the second;
 * `withoutTarget` leaves the second file out.
 *
 * @type {Readonly<Record<string, { from: string, to: string, back?: boolean, withoutTarget?: boolean }>>}
 */
export const IMPORT_SAMPLES = {
  "no-circular": { from: "packages/scene/src/circle-one.ts", to: "packages/scene/src/circle-two.ts", back: true },
  "not-to-unresolvable": {
    from: "packages/scene/src/unresolvable.ts",
    to: "packages/scene/src/absent.ts",
    withoutTarget: true,
  },
  "domain-is-pure": { from: "packages/domain/src/impure.ts", to: "packages/scene/src/target.ts" },
  "contract-imports-domain-only": { from: "packages/api-contract/src/open.ts", to: "packages/ui/src/target.ts" },
  "client-imports-contract-and-domain": { from: "packages/api-client/src/open.ts", to: "packages/ui/src/target.ts" },
  "ui-knows-no-product": { from: "packages/ui/src/knowing.ts", to: "packages/domain/src/target.ts" },
  "web-app-stands-on-client-and-ui": { from: "packages/web-app/src/open.ts", to: "packages/scene/src/target.ts" },
  "scene-stands-on-domain": { from: "packages/scene/src/open.ts", to: "packages/ui/src/target.ts" },
  "renderer-stands-on-scene": { from: "packages/renderer/src/open.ts", to: "packages/domain/src/target.ts" },
  "product-kernels-not-to-testing": {
    from: "packages/renderer/assembly/light/tested.ts",
    to: "packages/renderer/assembly/testing/target.ts",
  },
  "signalr-server-stands-alone": { from: "packages/signalr-server/src/open.ts", to: "packages/domain/src/target.ts" },
  "service-stands-alone": { from: "packages/service/src/open.ts", to: "packages/domain/src/target.ts" },
  "pg-events-stands-alone": { from: "packages/pg-events/src/open.ts", to: "packages/domain/src/target.ts" },
  "packages-not-to-apps": { from: "packages/domain/src/upside-down.ts", to: "apps/api/src/main/target.ts" },
  "apps-not-to-each-other": { from: "apps/api/src/main/foreign.ts", to: "apps/showroom/src/shared/target.ts" },
  "browser-apps-not-to-servers": { from: "apps/showroom/src/shared/heavy.ts", to: "packages/renderer/src/target.ts" },
  "features-not-to-each-other": {
    from: "apps/showroom/src/features/one/sample.ts",
    to: "apps/showroom/src/features/other/target.ts",
  },
  "shared-stands-below": {
    from: "apps/showroom/src/shared/upwards.ts",
    to: "apps/showroom/src/features/one/target.ts",
  },
  "features-not-to-app": { from: "apps/showroom/src/features/one/upwards.ts", to: "apps/showroom/src/app/target.ts" },
  "pages-are-data": { from: "apps/showroom/src/pages/coded.ts", to: "apps/showroom/src/features/one/target.ts" },
  "start-stands-below": { from: "apps/showroom/src/start/upwards.ts", to: "apps/showroom/src/shared/target.ts" },
  "timeline-stands-below": { from: "apps/showroom/src/timeline/upwards.ts", to: "apps/showroom/src/pages/target.ts" },
  "features-use-two-tools": {
    from: "apps/showroom/src/features/one/impatient.ts",
    to: "apps/showroom/src/timeline/when-idle.ts",
  },
  "placeholder-stands-between": {
    from: "apps/showroom/src/placeholder/upwards.ts",
    to: "apps/showroom/src/features/one/target.ts",
  },
  "server-is-nobody's": { from: "apps/showroom/src/shared/served.ts", to: "apps/showroom/src/server/target.ts" },
  "first-script-stays-small": { from: "apps/showroom/src/start/reads.ts", to: "packages/api-client/src/target.ts" },
  "protocol-of-the-start": { from: "apps/showroom/src/shared/knowing.ts", to: "apps/showroom/src/start/protocol.ts" },
  "tests-stay-outside": { from: "packages/scene/src/product.ts", to: "packages/scene/src/testing/target.ts" },
  ...Object.assign({}, ...FOLDER_ORDERS.map(samplesOf)),
};

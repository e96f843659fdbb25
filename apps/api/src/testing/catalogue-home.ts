import { afterAll, beforeAll } from "vitest";
import { withoutPictures } from "./bundle-edits.ts";
import { openBuyer, type TestBuyer } from "./buyer.ts";
import { openDemoImporter, type DemoImporter } from "./demo-importer.ts";
import { ADVISOR, BUYER, startTestApp, type TestApp } from "./test-app.ts";
import type { TestClient } from "./test-client.ts";

/** A buyer of De Lindehof, an advisor, and an importer of changed copies of the project. */
export interface CatalogueHome {
  readonly app: TestApp;
  readonly importer: DemoImporter;
  readonly buyer: TestBuyer;
  readonly staff: TestClient;
  readonly params: { readonly projectId: number };
}

const withoutProductPictures = (importer: DemoImporter): DemoImporter => ({
  ...importer,
  bundle: withoutPictures(importer.bundle),
});

/** Creates one for all tests of a file. Its project has no pictures of products, so that imports are quick. */
export function useCatalogueHome(): () => CatalogueHome {
  let home: CatalogueHome | null = null;
  beforeAll(async () => {
    const app = await startTestApp();
    const importer = withoutProductPictures(await openDemoImporter(app, "de-lindehof"));
    await importer.run(importer.bundle);
    const buyer = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
    const staff = await app.signedIn(ADVISOR);
    home = { app, importer, buyer, staff, params: { projectId: buyer.project.id } };
  }, 60_000);
  afterAll(async () => {
    await home?.app.stop();
    await home?.importer.remove();
  });
  return () => {
    if (!home) throw new Error("The home is there once the test runs");
    return home;
  };
}

/** The API's answers to the calls of public pages, for the tests of rendered pages. */
import type { ContentBlock } from "@showroom/api-contract/entities/content-block";
import type { AppConfig } from "@showroom/api-contract/endpoints/system";
import { buildPage } from "@showroom/domain/testing/build-page";
import { buildHouseType, buildProject } from "@showroom/domain/testing/build-project";
import { sharedView, withoutFloor, withPicture } from "./shared-view.ts";

const CONFIG: AppConfig = {
  productName: "Thuis",
  renderHubUrl: "https://huis.example/hub",
  imageBaseUrl: "/images",
  oauthClientId: "showroom",
  oauthClientSecret: "",
  mapsKey: null,
  errorReportingUrl: null,
  trackingUrl: null,
};
const HEADER = {
  id: 1,
  name: "Linde",
  asset_id: "linde",
  public_id: "testhof/hero.webp",
  filetype: "image",
  fileformat: "webp",
  width: 2400,
  height: 1800,
  filesize: 100_000,
  mediaFolderId: 1,
  updatedAt: "2026-01-01T00:00:00Z",
  url: "/images/original/testhof/hero.webp",
};
export const PROJECT = {
  ...buildProject({ name: "Testhof </script> & Co" }),
  houseTypes: [
    buildHouseType({ pages: [buildPage({ order: 2, title: "Badkamer" }), buildPage({ type: "overview", order: 3 })] }),
  ],
  selectedProjectHouseType: null,
  headerImage: HEADER,
  hasTerms: true,
};
const BLOCK: ContentBlock = {
  id: 1,
  title: "Uw woning",
  body: "<p>Een <strong>buurt</strong>.</p>",
  pagePositionId: null,
  projectId: 1,
  key: "HOMEPAGE",
  sequence: 1,
  status: "active",
  headerTitle: "",
  headerSubtitle: "Ruim en licht",
  showTiles: true,
  showFloors: true,
  showSanitary: true,
};

/** Responses by path. Other calls get 404. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  "/config.json": CONFIG,
  "/api/projects/slug/testhof": PROJECT,
  "/api/project-content-blocks/1/HOMEPAGE": BLOCK,
  "/api/project-content-blocks/1/TERMS": { ...BLOCK, key: "TERMS", title: "Betaling", headerTitle: "" },
  "/api/project-introductions/1/4": { text: "<p>Loop <strong>alles</strong> na.</p>" },
  "/api/shared-choices/geheime-link": sharedView(PROJECT),
  "/api/shared-choices/met-beeld": withPicture(sharedView(PROJECT)),
  "/api/shared-choices/zonder-vloer": withoutFloor(sharedView(PROJECT), false),
  "/api/shared-choices/geen-vloer": withoutFloor(sharedView(PROJECT), true),
  "/api/projects/slug/zonder": { ...PROJECT, id: 2, hasTerms: false },
  "/api/project-content-blocks/1/CONTACT": { ...BLOCK, key: "CONTACT", headerTitle: "Vragen?" },
};
const NOT_FOUND = { type: "/problems/not-found", title: "Not found", status: 404, code: "not-found" };

/** The answer of the API to a path; 404 for a path that it does not have. */
export function answerTo(path: string): Response {
  const found = ANSWERS[path];
  const headers = { "content-type": found === undefined ? "application/problem+json" : "application/json" };
  return new Response(JSON.stringify(found ?? NOT_FOUND), { status: found === undefined ? 404 : 200, headers });
}

import { isRouteErrorResponse } from "react-router";
import { memoryTokenStore } from "@showroom/api-client/token-store";
import { buildHouseType, buildProject } from "@showroom/domain/testing/build-project";
import { createQueryClient } from "@showroom/web-app/queries/create-query-client";
import { createApiConnection } from "@showroom/web-app/session/api-connection";
import { expect, test, vi } from "vitest";
import { isMissingProject, isOpenProject, loadProject } from "./project.ts";

vi.stubGlobal("document", { cookie: "" });

const connectionTo = (answer: () => Response) =>
  createApiConnection({
    tokenStore: memoryTokenStore(),
    queryClient: createQueryClient(),
    baseUrl: "http://localhost",
    fetch: ({ url }) =>
      Promise.resolve(url.includes("/slug/") ? answer() : Response.json({ access_token: "anonymous" })),
  });

const project = (houseTypes = [buildHouseType()]) =>
  Response.json({ ...buildProject({ slug: "testhof" }), houseTypes, selectedProjectHouseType: null });
const unknown = () =>
  Response.json(
    { type: "/problems/not-found", title: "Not found", status: 404, code: "not-found" },
    { status: 404, headers: { "content-type": "application/problem+json" } },
  );

test("a project is loaded before its pages", async () => {
  const connection = connectionTo(() => project());
  expect(await loadProject(connection, "testhof")).toMatchObject({ slug: "testhof" });
  expect([isOpenProject(connection, "testhof"), isMissingProject(connection, "testhof")]).toEqual([true, false]);
});

test.each([
  ["without house types", () => project([])],
  ["that does not exist", unknown],
])("a project %s is an error of the route, which shows the not-found page at the same address", async (_, answer) => {
  const connection = connectionTo(answer);
  const error: unknown = await loadProject(connection, "testhof").catch((thrown: unknown) => thrown);
  // React Router turns thrown data into an error response with the status.
  expect(isRouteErrorResponse(error) ? error.status : (error as { init?: ResponseInit }).init?.status).toBe(404);
  expect([isOpenProject(connection, "testhof"), isMissingProject(connection, "testhof")]).toEqual([false, true]);
});

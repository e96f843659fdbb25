import { describe, expect, test } from "vitest";
import { aUser } from "@showroom/domain/testing/a-user";
import { afterLogout, pageAfterLogin } from "./after-login.ts";

const buyer = aUser({ role: "projectuser", projectId: 4, projectSlug: "de-lindehof" });

describe("after signing in", () => {
  test("every user goes to the requested page", () => {
    const attempt = { requestedPage: "/projects/de-lindehof/digitale-showroom/stap/3?zoek=kraan", altPage: "/" };
    expect(pageAfterLogin(buyer, attempt, "/")).toBe(attempt.requestedPage);
    expect(pageAfterLogin(aUser({ role: "admin" }), attempt, "/projects/x")).toBe(attempt.requestedPage);
  });

  test.each(["/", "/password/reset/abc"])("a buyer on %s goes to their own project", (path) =>
    expect(pageAfterLogin(buyer, null, path)).toBe("/projects/de-lindehof"),
  );

  test("staff on the home page stay there, to choose a project", () =>
    expect(pageAfterLogin(aUser({ role: "admin" }), null, "/")).toBe("/"));

  test("users stay on any other page", () =>
    expect(pageAfterLogin(buyer, null, "/projects/de-lindehof/contact")).toBeNull());
});

describe("after signing out", () => {
  const isProject = (slug: string) => slug === "de-lindehof";
  test.each([
    "/projects/de-lindehof",
    "/projects/de-lindehof/",
    "/projects/de-lindehof/video",
    "/projects/de-lindehof/contact",
    "/projects/de-lindehof/digitale-showroom",
    "/projects/de-lindehof/digitale-showroom/stap/2",
  ])("%s reloads", (path) => expect(afterLogout(path, isProject)).toBe("reload"));
  test.each([
    "/",
    "/password/reset/abc",
    "/algemene-voorwaarden",
    "/not-found",
    "/projects",
    "/projects/signup/abc",
    "/projects/bestaat-niet",
    "/projects/bestaat-niet/contact",
    "/projects/de-lindehof/nergens",
  ])("%s goes home", (path) => expect(afterLogout(path, isProject)).toBe("home"));
});

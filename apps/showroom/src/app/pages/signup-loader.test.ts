import { aUser } from "@showroom/domain/testing/a-user";
import { buildHouseType, buildProject } from "@showroom/domain/testing/build-project";
import { beforeEach, expect, test, vi } from "vitest";
import type { User } from "@showroom/domain/model/user";
import { RouterContextProvider } from "react-router";
import { queryClient, tokenStore } from "../../shared/api/api.ts";
import { loadSignup, reopenInvitation } from "./signup-loader.ts";

/** As in a browser, an address without a host is relative to the page's origin. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === "string" ? new URL(input, "http://localhost") : input, init);
  }
}

const HASH = "a".repeat(43);
const PROJECT = {
  ...buildProject({ slug: "de-lindehof" }),
  houseTypes: [buildHouseType()],
  selectedProjectHouseType: null,
};

let invited: User | null;

beforeEach(() => {
  queryClient.clear();
  vi.stubGlobal("Request", PageRequest);
  vi.stubGlobal("document", { cookie: "" });
  const answers = (path: string): unknown => {
    if (path.startsWith("/api/user/byhash/"))
      return { success: invited !== null, access_token: invited && "token", redirect: null };
    if (path === "/api/users/current") return invited ?? aUser({ isAnonymous: true });
    if (path === "/api/users/anonymous") return { access_token: "anonymous" };
    return path.startsWith("/api/projects/slug/") ? PROJECT : null;
  };
  const notFound = { type: "about:blank", title: "Not found", status: 404, code: "not-found" };
  vi.stubGlobal("fetch", (request: Request) => {
    const answer = answers(new URL(request.url).pathname);
    return Promise.resolve(Response.json(answer ?? notFound, { status: answer === null ? 404 : 200 }));
  });
});

const open = () =>
  loadSignup({
    params: { userhash: HASH },
    request: new Request("http://localhost/"),
    url: new URL("http://localhost/"),
    pattern: "",
    context: new RouterContextProvider(),
  });

test("an invited buyer signs up on the landing page of the project", async () => {
  invited = aUser({ hasApprovedTerms: false, projectId: 1, projectSlug: "de-lindehof" });
  expect(await open()).toMatchObject({ user: { id: invited.id }, slug: "de-lindehof" });
});

test("a buyer who approved the terms goes to the project", async () => {
  invited = aUser({ hasApprovedTerms: true, projectId: 1, projectSlug: "de-lindehof" });
  const redirected: unknown = await open().catch((thrown: unknown) => thrown);
  expect(redirected).toBeInstanceOf(Response);
  expect((redirected as Response).headers.get("location")).toBe("/projects/de-lindehof");
});

test("an invited advisor, who has no project, signs up too", async () => {
  invited = aUser({ hasApprovedTerms: false, role: "showroomadvisor" });
  expect(await open()).toMatchObject({ user: { id: invited.id }, slug: null });
});

test("an invitation that is not valid opens no registration", async () => {
  invited = null;
  expect(await open()).toBeNull();
});

test("an invitation is opened again for a new token, as long as it is valid", async () => {
  invited = aUser({ hasApprovedTerms: false });
  tokenStore.write({ accessToken: "expired", refreshToken: null });
  expect(await reopenInvitation(HASH)).toBe(true);
  expect(tokenStore.read()?.accessToken).toBe("token");
  invited = null;
  expect(await reopenInvitation(HASH)).toBe(false);
  expect(tokenStore.read()?.accessToken).toBe("token");
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runFirstScript, settle, simulateWindow, tokenFor } from "./testing/simulated-window.ts";
import type { SimulatedPage } from "./testing/simulated-window.ts";

const TOKEN = tokenFor(600);
const PROJECT = "GET /api/projects/slug/linde";
const CHOICES = "GET /api/project-choices/1";
const PAGE = "GET /api/project-pages/12/15/frontend";
const CONFIRMATION = "GET /api/project-choices/1/confirmation";
const USER = "GET /api/users/current";
const PICTURES = "GET /api/project-choices/1/pictures/3?width=1081";

let page: SimulatedPage;

function open(pathname: string, projectId: number | null = 1): Promise<void> {
  page.window.location.pathname = pathname;
  return runFirstScript({ projectId }).then(settle);
}

const STEP = "/projects/linde/digitale-showroom/stap/3/tegels";
const outline = (type: string) => ({ id: 15, order: 2, type });

function answer(request: string, body: unknown, status = 200): Response {
  const response = new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  page.answers.set(request, () => response);
  return response;
}

function answerProject(type = "configurator", selected: number | null = null): Response {
  return answer(PROJECT, {
    houseTypes: [
      { id: 12, pages: [outline(type)] },
      { id: 13, pages: [{ ...outline(type), id: 16 }] },
    ],
    selectedProjectHouseType: selected === null ? null : { id: selected },
  });
}

beforeEach(() => {
  page = simulateWindow(STEP);
  page.local.setItem("showroom.tokens", JSON.stringify({ accessToken: TOKEN, refreshToken: "r" }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a step", () => {
  test("reads its picture first, then the user, the choices and the project, and the page once its id is known", async () => {
    answerProject();
    await open(STEP);
    expect(page.requests).toEqual([PICTURES, USER, CHOICES, PROJECT, PAGE]);
    const init = vi.mocked(fetch).mock.calls.at(-1)?.[1];
    expect(init?.headers).toEqual({
      accept: "application/json, application/problem+json",
      authorization: `Bearer ${TOKEN}`,
    });
    expect([...(window.pageStart?.reads.keys() ?? [])].map((path) => `GET ${path}`)).toEqual([
      USER,
      CHOICES,
      PROJECT,
      PAGE,
    ]);
    expect(window.pageStart?.reads.get("/api/users/current")?.token).toBe(TOKEN);
  });

  test("reads the page of the house type that the buyer has", async () => {
    answerProject("configurator", 13);
    await open(STEP);
    expect(page.requests).toContain("GET /api/project-pages/13/16/frontend");
    expect(page.requests).not.toContain(PAGE);
  });

  test("has its data parsed when it arrives, once", async () => {
    const answers = [answerProject(), answer(PAGE, { title: "Badkamer" })];
    await open(STEP);
    expect(answers.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true]);
    const taken = await window.pageStart?.reads.get("/api/project-pages/12/15/frontend")?.answer;
    expect(await taken?.json()).toEqual({ title: "Badkamer" });
    expect(await taken?.json()).toBe(await taken?.json());
  });

  test("of a project that the server does not know reads the user and the project", async () => {
    answerProject();
    await open(STEP, null);
    expect(page.requests).toEqual([USER, PROJECT, PAGE]);
  });

  test.each([
    ["a step that the house type does not have", "/projects/linde/digitale-showroom/stap/9"],
    ["a step without a number", "/projects/linde/digitale-showroom/stap/drie"],
    ["the showroom's own address", "/projects/linde/digitale-showroom"],
  ])("reads no page for %s", async (_, path) => {
    answerProject();
    await open(path);
    expect(page.requests.filter((request) => !request.includes("/pictures/"))).toEqual([USER, CHOICES, PROJECT]);
    if (!path.endsWith("9")) expect(page.requests).toHaveLength(3);
  });

  test("reads no page of a project without house types", async () => {
    answer(PROJECT, { houseTypes: [], selectedProjectHouseType: null });
    await open(STEP);
    expect(page.requests).toEqual([PICTURES, USER, CHOICES, PROJECT]);
  });

  test.each([
    { type: "overview", submitType: "design", asked: true },
    { type: "overview", submitType: null, asked: false },
    { type: "configurator", submitType: "design", asked: false },
  ])("reads the confirmation only for the overview of submitted choices: $type, $submitType", async (step) => {
    answerProject(step.type);
    answer(CHOICES, { submitType: step.submitType });
    await open(STEP);
    expect(page.requests.includes(CONFIRMATION)).toBe(step.asked);
  });

  test("reads no confirmation when the choices are refused", async () => {
    answerProject("overview");
    answer(CHOICES, { submitType: "design" }, 403);
    await open(STEP);
    expect(page.requests).toContain(PAGE);
    expect(page.requests).not.toContain(CONFIRMATION);
  });

  test("with an encoded name reads the project as the application does", async () => {
    await open("/projects/de%20linde/digitale-showroom/stap/3");
    expect(page.requests).toContain("GET /api/projects/slug/de%20linde");
  });
});

describe("what is left to the application", () => {
  test("a request that it has sent itself", async () => {
    let finish: (response: Response) => void = () => {};
    const delayed = new Promise<Response>((resolve) => (finish = resolve));
    page.answers.set(PROJECT, () => delayed);
    await open(STEP);
    window.pageStart?.reads.set("/api/project-pages/12/15/frontend", null);
    finish(
      Response.json({ houseTypes: [{ id: 12, pages: [outline("configurator")] }], selectedProjectHouseType: null }),
    );
    await settle();
    expect(page.requests).not.toContain(PAGE);
  });

  test("a problem", async () => {
    for (const request of [PROJECT, USER]) answer(request, "{}", 401);
    await open(STEP);
    for (const path of ["/api/projects/slug/linde", "/api/users/current"]) {
      const answered = await window.pageStart?.reads.get(path)?.answer;
      expect(await answered?.text(), path).toBe("{}");
    }
    expect(page.requests).not.toContain(PAGE);
  });

  test("JSON that is invalid", async () => {
    for (const request of [PROJECT, USER, CHOICES]) answer(request, "{");
    await open(STEP);
    const project = await window.pageStart?.reads.get("/api/projects/slug/linde")?.answer;
    await expect(project?.json()).rejects.toThrow(SyntaxError);
    // The runner fails on a rejection that nothing handles.
    await settle();
  });

  test("a connection that fails", async () => {
    for (const request of [PROJECT, USER, CHOICES, PICTURES])
      page.answers.set(request, () => Promise.reject(new TypeError("offline")));
    await open(STEP);
    await expect(window.pageStart?.reads.get("/api/users/current")?.answer).rejects.toThrow("offline");
    await settle();
  });
});

test.each(["/", "/projects/linde", "/projects/linde/contact"])("%s reads nothing", async (path) => {
  await open(path);
  expect(page.requests).toEqual([]);
});

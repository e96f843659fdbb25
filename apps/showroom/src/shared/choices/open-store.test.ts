import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Project } from "@showroom/domain/model/project";
import { buildHouseType, buildProject } from "@showroom/domain/testing/build-project";
import { aUser } from "@showroom/domain/testing/a-user";
import { draftStore } from "./draft.ts";
import { BATHROOM, buildChoices, buildRoom } from "./testing/build-choices.ts";
import { fakeApi, server, startFakeServer } from "./testing/fake-server.ts";
import type { ChoicesStore } from "./choices-store.ts";

const opened = vi.hoisted(() => ({
  userId: 1,
  projects: new Map<string, unknown>(),
  viewing: null as { readonly kind: string } | null,
  queryClient: null as unknown,
}));

vi.mock(import("../api/api.ts"), () => ({
  api: { call: (...args: Parameters<typeof fakeApi.call>) => fakeApi.call(...args) } as never,
  connection: {} as never,
  get queryClient() {
    return opened.queryClient as never;
  },
  userQuery: { queryKey: ["user"], queryFn: () => aUser({ id: opened.userId }) } as never,
}));
vi.mock(import("../project/project.ts"), () => ({
  loadProject: async (_connection: unknown, slug: string) => opened.projects.get(slug) as Project,
}));
vi.mock(import("../session/viewing.ts"), () => ({
  get viewing() {
    return opened.viewing as never;
  },
}));

const project = (changes: Partial<Project> = {}) => buildProject({ houseTypes: [buildHouseType()], ...changes });

/** The module with its one open store, as in a page that was just loaded. */
async function newPage() {
  vi.resetModules();
  const { loadChoicesStore } = await import("./open-store.ts");
  return loadChoicesStore;
}

let load: (slug: string) => Promise<ChoicesStore>;
let reload: ReturnType<typeof vi.fn<() => void>>;
beforeEach(async () => {
  startFakeServer();
  reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload });
  Object.assign(opened, { userId: 1, viewing: null, queryClient: new QueryClient() });
  opened.projects = new Map([["linde", project()]]);
  load = await newPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reads = (): number => server.asked.filter((name) => name === "choices.get").length;

describe("the store of the open showroom", () => {
  test("is one for all loaders that ask at the same time, and for the next step", async () => {
    const [first, second] = await Promise.all([load("linde"), load("linde")]);
    expect(second).toBe(first);
    expect(await load("linde")).toBe(first);
    expect(reads()).toBe(1);
    first.close();
  });

  test.each<[string, () => void]>([
    ["another user", () => void (opened.userId = 2)],
    ["another project", () => opened.projects.set("linde", project({ id: 9 }))],
    ["another house type", () => opened.projects.set("linde", project({ houseTypes: [buildHouseType({ id: 7 })] }))],
  ])("is closed and opened again for %s", async (_, change) => {
    const first = await load("linde");
    const close = vi.spyOn(first, "close");
    change();
    opened.queryClient = new QueryClient();
    server.kept = buildChoices({ userId: opened.userId });
    const second = await load("linde");
    expect(second).not.toBe(first);
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    second.close();
  });

  test("is asked for again after a failure", async () => {
    server.answers["choices.get"] = () => {
      throw new Error("no connection");
    };
    const failed = load("linde");
    await Promise.all([expect(failed).rejects.toThrow("no connection"), vi.runAllTimersAsync()]);
    server.answers["choices.get"] = () => server.kept;
    const store = await load("linde");
    expect(store.getState().server.version).toBe(1);
    store.close();
  });

  test("never holds the choices of somebody who signed in between the two answers: the page opens again", async () => {
    server.kept = buildChoices({ userId: 2 });
    void load("linde");
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});

describe("what may be changed", () => {
  const flags = async () => {
    const store = await load("linde");
    const { readOnly, trial } = store.getState();
    store.close();
    return { readOnly, trial };
  };

  test("is everything in an open project", async () => {
    expect(await flags()).toEqual({ readOnly: false, trial: false });
  });

  test.each(["closed", "archived"] as const)("is nothing in a project that is %s", async (state) => {
    opened.projects.set("linde", project({ state }));
    expect(await flags()).toEqual({ readOnly: true, trial: false });
  });

  test("is nothing for staff who look as a buyer", async () => {
    opened.viewing = { kind: "buyer" };
    expect(await flags()).toEqual({ readOnly: true, trial: false });
  });

  test("is everything but what only the buyer does for staff who prepare choices", async () => {
    opened.viewing = { kind: "prepare" };
    expect(await flags()).toEqual({ readOnly: true, trial: true });
  });

  test("is nothing for them in a closed project", async () => {
    opened.viewing = { kind: "prepare" };
    opened.projects.set("linde", project({ state: "closed" }));
    expect(await flags()).toEqual({ readOnly: true, trial: false });
  });

  test("is a trial in a preview", async () => {
    opened.viewing = { kind: "preview" };
    expect(await flags()).toEqual({ readOnly: true, trial: true });
  });
});

describe("unsaved choices of an earlier visit", () => {
  const draft = () => draftStore(localStorage, 1, 1);
  const strandedAfterLoad = async () => {
    const rooms = { [BATHROOM]: buildRoom(BATHROOM, 102) };
    draft().write({ version: 1, rooms, base: server.kept.projectRoomChoices, projectId: 1 });
    const store = await load("linde");
    const { strandedDraft, rooms: shown } = store.getState();
    store.close();
    return { isTold: strandedDraft !== null, wallTile: shown[BATHROOM]?.wallTileProduct?.pageProductId };
  };

  test("are shown in an open project", async () => {
    expect(await strandedAfterLoad()).toEqual({ isTold: false, wallTile: 102 });
  });

  test("are told to the buyer of a closed one", async () => {
    opened.projects.set("linde", project({ state: "closed" }));
    expect(await strandedAfterLoad()).toEqual({ isTold: true, wallTile: 10 });
  });

  test("are not looked at by staff who look as the buyer", async () => {
    opened.viewing = { kind: "buyer" };
    opened.projects.set("linde", project({ state: "closed" }));
    expect(await strandedAfterLoad()).toEqual({ isTold: false, wallTile: 10 });
  });
});

describe("unsaved choices for an earlier house type", () => {
  const askedAfterLoad = async (): Promise<readonly string[]> => {
    const rooms = { [BATHROOM]: buildRoom(BATHROOM, 102) };
    draftStore(localStorage, 1, 8).write({ version: 1, rooms, base: {}, projectId: 1 });
    server.answers["choices.fit"] = () => ({ rooms: {}, base: {}, changes: [] });
    const store = await load("linde");
    store.close();
    return server.asked;
  };

  test("are fitted into the present one", async () => {
    expect(await askedAfterLoad()).toEqual(["choices.get", "choices.fit"]);
  });

  test.each<[string, () => void]>([
    ["after the submission", () => void (server.kept = buildChoices({ submitType: "showroom" }))],
    ["in a closed project", () => opened.projects.set("linde", project({ state: "closed" }))],
    ["for staff who look as the buyer", () => void (opened.viewing = { kind: "buyer" })],
  ])("wait %s", async (_, prepare) => {
    prepare();
    expect(await askedAfterLoad()).toEqual(["choices.get"]);
  });
});

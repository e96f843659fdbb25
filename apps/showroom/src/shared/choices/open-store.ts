/** The store of the open showroom. It is kept between steps and replaced for another user, project or house type. */
import type { ProjectChoices } from "@showroom/domain/model/choices";
import { takesChoices, type Project } from "@showroom/domain/model/project";
import { connection, queryClient, userQuery } from "../api/api.ts";
import { loadProject } from "../project/project.ts";
import { viewing } from "../session/viewing.ts";
import { openChoicesStore } from "./choices-store.ts";
import type { ChoicesStore } from "./choices-store.ts";
import { browserStorage, otherDrafts } from "./draft.ts";
import { choicesQuery, configuredHouseType } from "./showroom-data.ts";

/** Whether buyers can only read. Staff only read an archived project. */
const isClosed = ({ state = "open" }: Project): boolean => !takesChoices(state);

interface OpenStore {
  readonly key: string;
  /** A promise, because the loaders of a route and its parents run at the same time and must get the same store. */
  readonly store: Promise<ChoicesStore>;
}

let open: OpenStore | null = null;

/** Another person is signed in by now: the page opens again as theirs. The draft stays under the key of its owner. */
const onOtherUser = (): void => window.location.reload();

/** Opens the page again and waits for that. */
async function reopen(): Promise<never> {
  onOtherUser();
  return await new Promise<never>(() => {});
}

/** Fits drafts of earlier house types into the present one. Hardly anybody has one: without its code they wait for the next visit. */
async function moveEarlierDrafts(userId: number, server: ProjectChoices): Promise<void> {
  const storage = browserStorage();
  if (otherDrafts(storage, userId, server.houseTypeId).length === 0) return;
  const code = await import("./moved-draft.ts").catch(() => null);
  await code?.moveDrafts(storage, userId, server);
}

/** Opens the store of the signed-in user for a project, or returns the open one. */
export async function loadChoicesStore(slug: string): Promise<ChoicesStore> {
  const project = await loadProject(connection, slug);
  const user = await queryClient.fetchQuery(userQuery);
  const houseType = configuredHouseType(project);
  const key = `${user.id}/${project.id}/${houseType.id}`;
  if (open?.key === key) return open.store;
  const before = open;
  const isClosedProject = isClosed(project);
  const readOnly = viewing !== null || isClosedProject;
  const prepares = viewing?.kind === "prepare" && !isClosedProject;
  const store = queryClient.fetchQuery(choicesQuery(project.id)).then(async (server) => {
    // Somebody else signed in between the two answers.
    if (server.userId !== user.id) return await reopen();
    if (!readOnly && server.submitType === null) await moveEarlierDrafts(user.id, server);
    return openChoicesStore({
      onOtherUser,
      project,
      houseType,
      server,
      userId: user.id,
      readOnly,
      isClosed: viewing === null && isClosedProject,
      trial: viewing?.kind === "preview" || prepares,
      prepares,
    });
  });
  open = { key, store };
  // After a failure the next call tries again.
  store.catch(() => {
    if (open?.store === store) open = null;
  });
  void before?.store.then((earlier) => earlier.close()).catch(() => {});
  return store;
}

/** Does something with the open store, if there is one. Also resolves when that fails. */
export async function withOpenStore(act: (store: ChoicesStore) => unknown): Promise<void> {
  await open?.store.then(act).catch(() => {});
}

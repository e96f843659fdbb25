/** The choices of the showroom that is open; they outlive a change of step, not of person, project or house type. */
import { queryClient, userQuery } from "../api/api.ts";
import { loadProject } from "../project/project.ts";
import { viewing } from "../session/viewing.ts";
import { openChoicesStore } from "./choices-store.ts";
import type { ChoicesStore } from "./choices-store.ts";
import { choicesQuery, configuredHouseType } from "./showroom-data.ts";

interface OpenStore {
  readonly key: string;
  /** Shared by the loaders of a route and its parents, which run side by side and must get one and the same. */
  readonly store: Promise<ChoicesStore>;
}

let open: OpenStore | null = null;

/** Opens the choices of the signed-in person for a project; the same ones as long as nothing about that changes. */
export async function loadChoicesStore(slug: string): Promise<ChoicesStore> {
  const project = await loadProject(slug);
  const user = await queryClient.fetchQuery(userQuery);
  const houseType = configuredHouseType(project);
  const key = `${user.id}/${project.id}/${houseType.id}`;
  if (open?.key === key) return open.store;
  const before = open;
  const store = queryClient
    .fetchQuery(choicesQuery(project.id))
    .then((server) => openChoicesStore({ project, houseType, server, userId: user.id, readOnly: viewing !== null }));
  open = { key, store };
  // What could not be opened is tried anew the next time.
  store.catch(() => {
    if (open?.store === store) open = null;
  });
  void before?.store.then((earlier) => earlier.close()).catch(() => {});
  return store;
}

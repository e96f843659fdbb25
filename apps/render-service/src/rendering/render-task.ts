import { isPanoramaFace } from "@showroom/domain/render/panorama";
import type { PlacedAsk } from "./places.ts";
import type { Picture, PreparedView } from "./prepared-view.ts";

export type Lane = "composite" | "solve";

/** The end of making one picture, with its duration in milliseconds. */
export interface RenderSettled {
  readonly lane: Lane;
  readonly outcome: "made" | "failed" | "stopped";
  readonly duration: number;
}

/** One picture that waits or is being made, for all who requested it. */
export interface Task {
  readonly view: PreparedView;
  readonly asks: Set<PlacedAsk>;
  readonly abort: AbortController;
  /** In `refinement` it has a first picture, and takes no slot any more. */
  lane: "waiting" | Lane | "refinement" | "over";
  latest: Picture | null;
}

export const kindOf = ({ view }: Task): "still" | "panorama" =>
  isPanoramaFace(view.request.sceneSettings.cameraPosition) ? "panorama" : "still";

export function ownersOf({ asks }: Task): Set<string> {
  return new Set([...asks].map(({ owner }) => owner));
}

/** The owners of the pictures that are made in a lane, once for each picture. */
export const ownersIn = (tasks: readonly Task[], lane: Task["lane"]): string[] =>
  tasks.filter((task) => task.lane === lane).flatMap((task) => [...ownersOf(task)]);

/** The view of a task. If it needs light, that comes the later the more pictures of its owner are being refined. */
export function ranked(task: Task, tasks: readonly Task[]): PreparedView {
  if (task.lane !== "solve") return task.view;
  const refined = ownersIn(tasks, "refinement");
  const counts = [...ownersOf(task)].map((owner) => refined.filter((one) => one === owner).length);
  const { view } = task.view;
  return { ...task.view, view: { ...view, rank: (view.rank ?? 0) + Math.min(...counts) } };
}

/**
 * The pictures that no client waits for. One whose light is being solved is among them only if no client waits for a picture with the same
 * light.
 */
export function unwantedOf(tasks: Iterable<Task>): Task[] {
  const all = [...tasks];
  const wantedViews = new Set(all.filter(({ asks }) => asks.size > 0).map(({ view }) => view.viewKey));
  return all.filter(({ asks, lane, view }) => {
    const solvesWantedLight = (lane === "solve" || lane === "refinement") && wantedViews.has(view.viewKey);
    return asks.size === 0 && !solvesWantedLight;
  });
}

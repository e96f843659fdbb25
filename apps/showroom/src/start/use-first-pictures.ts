/** The pictures of a step that the page shows while the application loads (`picture.ts`). */
import { useEffect, useSyncExternalStore } from "react";
import type { StepPicture } from "@showroom/api-contract/endpoints/choices";
import type { FirstPictures } from "./protocol.ts";

const NONE: readonly StepPicture[] = [];

function subscribe(listener: () => void): () => void {
  window.addEventListener("firstpictures", listener);
  return () => window.removeEventListener("firstpictures", listener);
}

/**
 * The pictures of a step with the saved choices, as far as they are known. Undefined on the server: the page's own script
 * shows the picture.
 */
export function useFirstPictures(projectId: number | undefined, stepNumber: number | null) {
  const first = useSyncExternalStore<FirstPictures | null | undefined>(
    subscribe,
    () => window.pageStart?.pictures ?? null,
    () => undefined,
  );
  if (first === undefined) return undefined;
  return first?.projectId === projectId && first?.stepNumber === stepNumber ? first.pictures : NONE;
}

/** Forgets the pictures when the user leaves the step or signs out: the choices may change meanwhile. */
export function useFirstPicturesOnce(stepNumber: number): void {
  useEffect(
    () => () => {
      const handed = window.pageStart;
      if (handed?.pictures?.stepNumber === stepNumber) handed.pictures = undefined;
    },
    [stepNumber],
  );
}

/** The pictures of a step that the page shows while the application loads (`page-start.ts`). */
import { useEffect, useSyncExternalStore } from "react";
import type { StepPicture } from "@showroom/api-contract/endpoints/choices";

export interface FirstPictures {
  readonly projectId: number;
  readonly stepNumber: number;
  readonly pictures: readonly StepPicture[];
}

declare global {
  interface Window {
    firstPictures?: FirstPictures | undefined;
  }
  interface WindowEventMap {
    /** `firstPictures` was set. */
    firstpictures: Event;
  }
}

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
    () => window.firstPictures ?? null,
    () => undefined,
  );
  if (first === undefined) return undefined;
  return first?.projectId === projectId && first?.stepNumber === stepNumber ? first.pictures : NONE;
}

/** Forgets the pictures when the user leaves the step or signs out: the choices may change meanwhile. */
export function useFirstPicturesOnce(stepNumber: number): void {
  useEffect(
    () => () => {
      if (window.firstPictures?.stepNumber === stepNumber) window.firstPictures = undefined;
    },
    [stepNumber],
  );
}

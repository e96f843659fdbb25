/** Parts of the showroom whose code is loaded on its own, and that wait in their own place when it cannot be loaded. */
import { lazy, useEffect, useState } from "react";
import type { ComponentType } from "react";
import { reloadWhenReachable } from "@showroom/web-app/routing/new-release";
import { afterFirstView } from "./first-view.ts";
import { LONGEST_WAIT } from "./moments.ts";
import { useWarmUp } from "./use-warm-up.ts";
import { whenIdle } from "./when-idle.ts";
import { UnloadedPart } from "./unloaded-part.tsx";

/** The code of a part. */
export interface PartCode<Props> {
  /** Loads the code. Never rejects: without a connection the component loads it later. */
  readonly load: () => Promise<void>;
  /** Hook: loads the code at the first movement of the pointer, press or key. */
  readonly useEarly: () => void;
  /** The part, or a message while its code could not be loaded. Call `load` before. */
  readonly Component: ComponentType<Props>;
  /** The same, but it loads its code when it renders, and suspends meanwhile. */
  readonly Lazy: ComponentType<Props>;
}

const parts = new Set<() => Promise<void>>();

/** A part that `importPart` loads. Call it once, when the module is evaluated. */
export function lazyPart<Props extends object>(importPart: () => Promise<ComponentType<Props>>): PartCode<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async (): Promise<void> => {
    loaded ??= await importPart().catch(() => null);
  };
  parts.add(load);

  function Component(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [asking, setAsking] = useState(false);
    useEffect(() => {
      if (!asking) return;
      void load().then(async () => {
        setPart(() => loaded);
        setAsking(false);
        // A browser may remember that the code was missing, and a release replaces it: then only a reload helps.
        if (loaded === null) await reloadWhenReachable();
      });
    }, [asking]);
    return Part === null ? <UnloadedPart asking={asking} onRetry={() => setAsking(true)} /> : <Part {...props} />;
  }
  const Lazy = lazy(async () => {
    await load();
    return { default: Component };
  });
  return { load, useEarly: () => useWarmUp(load), Component, Lazy };
}

/**
 * Loads all parts, one after another, once the page is at rest: they then open without a connection too. A part's code may add
 * further parts, which are loaded as well.
 */
export async function loadAllParts(): Promise<void> {
  await afterFirstView(LONGEST_WAIT.otherParts);
  for (const load of parts) {
    await whenIdle(LONGEST_WAIT.otherParts);
    await load();
  }
}

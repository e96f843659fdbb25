import { useEffect, useState } from "react";
import type { PartChoice } from "../picture-parts/part-choices.tsx";
import type { Look, Stage } from "./look.ts";
import { choicesOf, numbersInView, type PanoramaParts } from "./panorama-parts.ts";

/** Milliseconds of rest before what is in view is read aloud. */
const REST = 700;

/** The names of what is in view, once one has looked there for a moment. */
export function useSeen(parts: PanoramaParts, look: Look, size: Stage, choices: readonly PartChoice[]): string {
  const [seen, setSeen] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      const names = choicesOf([...numbersInView(parts, look, size)], choices).map(({ title }) => title);
      setSeen([...new Set(names)].join(", "));
    }, REST);
    return () => clearTimeout(timer);
  }, [parts, look, size, choices]);
  return seen;
}

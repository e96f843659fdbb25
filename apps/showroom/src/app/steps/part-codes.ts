/** The code of the steps: of every part of the sidebar, and of the pages without one. */
import type { ComponentType, ReactNode } from "react";
import { PART_NAMES, PARTS, WIDE_STEPS } from "../../pages/steps.ts";
import type { SidebarPart, WideType } from "../../pages/steps.ts";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import type { PartCode } from "../../timeline/lazy-part.tsx";
import { importComponent } from "../import-named.ts";

const MODULES = import.meta.glob([
  "/src/features/**/*-{tab,sidebar}.tsx",
  "!/src/features/configurator/result-tab.tsx",
  "/src/features/{intro,summary}/*-page.tsx",
  "/src/app/steps/result-page.tsx",
]);

export const importStep = <Props extends object>(path: string): Promise<ComponentType<Props>> =>
  importComponent(MODULES, path);

const codeAt = <Props extends object>(path: string): PartCode<Props> => lazyPart(() => importStep(path));

export const PART_CODES = Object.fromEntries(
  PART_NAMES.map((name) => [name, codeAt(PARTS[name].code)]),
) as unknown as Readonly<Record<SidebarPart, PartCode<object>>>;

/** A page without a sidebar. What is given as `children` stands below its content. */
type WideCode = PartCode<{ readonly children?: ReactNode }>;

export const WIDE_CODES = Object.fromEntries(
  Object.entries(WIDE_STEPS).map(([type, { code }]) => [type, codeAt(code)]),
) as unknown as Readonly<Record<WideType, WideCode>>;

import type { ComponentType } from "react";
import { composeStories } from "@storybook/react-vite";
import type { NamedStory } from "./sheet.tsx";

/** A documentation story, ready to render. */
type ComposedStory = ComponentType & {
  parameters: Record<string, unknown>;
  play?: Play;
};

type Play = (context: { canvasElement: HTMLElement }) => Promise<void> | void;

export interface PicturedComponent {
  /** Below src, such as `controls/button` or `showroom/summary/summary-table`. */
  path: string;
  /** Stories that render in the page, on one screenshot together. */
  inPage: NamedStory[];
  /** Stories that render above the page, each on its own screenshot. */
  floating: (NamedStory & { target: string; play: Play | undefined })[];
}

type StoriesModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoriesModule>(["../src/**/*.stories.tsx", "!../src/**/*.tests.stories.tsx"], {
  eager: true,
});

interface ScreenshotParameters {
  /** CSS selector of the floating element. */
  target?: string;
  /** Why a story has no screenshot. */
  skip?: string;
}

function screenshotOf(parameters: Record<string, unknown>): ScreenshotParameters {
  const value = parameters["screenshot"];
  return typeof value === "object" && value !== null ? value : {};
}

function toPictured([file, module]: [string, StoriesModule]): PicturedComponent {
  const stories: [string, ComposedStory][] = Object.entries(composeStories(module));
  const inPage: PicturedComponent["inPage"] = [];
  const floating: PicturedComponent["floating"] = [];
  for (const [name, Story] of stories) {
    const { target, skip } = screenshotOf(Story.parameters);
    if (skip !== undefined) continue;
    if (target === undefined) inPage.push({ name, Story, isForm: Story.parameters["isForm"] === true });
    else floating.push({ name, Story, target, play: Story.play });
  }
  const path = file.replace("../src/", "").replace(".stories.tsx", "");
  return { path: path.replace(/([^/]+)\/\1$/, "$1"), inPage, floating };
}

/** Every component that has documentation stories. */
export const catalogue: readonly PicturedComponent[] = Object.entries(modules).map(toPictured);

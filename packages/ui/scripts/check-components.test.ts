import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { libraryImports, unshownComponents } from "./app-imports.ts";
import { incompleteComponents, missingIn, type Records } from "./check-components.ts";
import { componentFolders } from "./component-sources.ts";
import { strayComponents } from "./stray-components.ts";

describe("components", () => {
  it("have everything that a component needs", () => {
    expect(incompleteComponents()).toEqual({});
  });

  it("exist in every group", () => {
    expect(componentFolders().length).toBeGreaterThan(90);
  });

  it("are all in a folder that this check reads", () => {
    expect(strayComponents()).toEqual([]);
  });

  it("cannot opt out of accessibility checks", () => {
    const preview = readFileSync(new URL("../.storybook/preview.tsx", import.meta.url), "utf8");
    expect(preview).toMatch(/^ {4}a11y: \{ test: "error", options: \{ resultTypes: \["violations"\] \} \},$/m);
  });

  it("are documented in Storybook when an application uses them, including subcomponents", () => {
    expect(unshownComponents()).toEqual([]);
  });
});

const SOURCE = `
export interface CardProps {
  /** What it says. */
  title: string;
  /** How it looks. */
  variant?: "plain" | "framed";
  /** Its choice is being saved. */
  loading?: boolean;
  className?: string;
}

/** Shows words. */
export function Card({ title, variant = "plain", loading }: CardProps) {
  return <button data-variant={variant} aria-busy={loading}>{title}</button>;
}
`;

const STORIES = `
const meta = { component: Card, parameters: { docs: { guidance: { do: ["Say it."], dont: ["Don't shout."] }, keys: [
  { press: "Tab", does: "Comes to it.", story: "PressedByKeyboard" },
  { press: "Enter, Space", does: "Presses it.", story: "PressedByKeyboard" },
] } } };
export const Plain: Story = {};
export const Framed: Story = { args: { variant: "framed" } };
export const Saving: Story = { args: { loading: true } };
export const LongText: Story = { args: { title: "Inbouwthermostaatkraan" } };
`;

const TESTS = `
export const PressedByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
`;

const PICTURES = [320, 768, 1280].flatMap((width) =>
  ["normal", "forced"].map((colours) => `controls-card-${width}-${colours}-chromium-linux.png`),
);
const READING = 'exports[`controls/card > reads the same 1`] = `\n- form "Plain":\n  - button "Wandtegel"\n`;';
const RECORDS: Records = { ariaSnapshots: READING, pictures: PICTURES };

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The faults that the check finds in a complete component with these changes. */
function missing(changes: { source?: string; stories?: string; tests?: string; records?: Partial<Records> }): string[] {
  const folder = mkdtempSync(join(tmpdir(), "component-"));
  folders.push(folder);
  const files = {
    "card.tsx": changes.source ?? SOURCE,
    "card.stories.tsx": changes.stories ?? STORIES,
    "card.tests.stories.tsx": changes.tests ?? TESTS,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const url = pathToFileURL(`${folder}/`);
  return missingIn(
    { path: "controls/card", name: "card", url, files: Object.keys(files) },
    { ...RECORDS, ...changes.records },
  );
}

describe("the check of a component", () => {
  it("finds no fault in a complete one", () => {
    expect(missing({})).toEqual([]);
  });

  it.each([
    ["its component", { source: SOURCE.replace("export function Card", "function Card") }, "an exported component"],
    ["its docstring", { source: SOURCE.replace("/** Shows words. */\n", "") }, "a docstring for Card"],
    [
      "the docstring of a component that is wrapped",
      { source: `${SOURCE}\nexport const Row = memo(function Row() {});` },
      "a docstring for Row",
    ],
    [
      "the docstring of a prop",
      { source: SOURCE.replace("  /** What it says. */\n", "") },
      "a docstring for CardProps.title",
    ],
    [
      "the docstring of a read-only prop",
      { source: SOURCE.replace("  /** What it says. */\n  title", "  readonly title") },
      "a docstring for CardProps.title",
    ],
    [
      "the docstring of a prop that is taken over",
      {
        source: SOURCE.replace("CardProps {", "CardProps extends Omit<Named, 'id'> {").replace(
          "\nexport",
          "\ninterface Named {\n  name: string;\n}\n\nexport",
        ),
      },
      "a docstring for CardProps.name",
    ],
    [
      "words for a type",
      { source: SOURCE.replace("title: string", "title: keyof typeof TITLES") },
      "words for the type TITLES (scripts/type-words.ts)",
    ],
    [
      "a table of the props of each of its parts",
      {
        source: `${SOURCE}\nexport interface CardFootProps {\n  /** Words. */\n  words: string;\n}\n\n/** Below. */\nexport function CardFoot({ words }: CardFootProps) {}`,
      },
      "a table of the props of CardFoot (component or subcomponents)",
    ],
    [
      "an interface of its props",
      { source: SOURCE.replace("}: CardProps", "}: { title: string }") },
      "an exported interface of the props of Card",
    ],
    ["stories", { stories: STORIES.replaceAll("export const", "const") }, "stories (card.stories.tsx)"],
    [
      "a story of a control that is disabled",
      { source: SOURCE.replace("CardProps {", 'CardProps extends ComponentProps<"button"> {') },
      "a story with disabled",
    ],
    ["a story of a state", { stories: STORIES.replaceAll("loading", "") }, "a story with loading"],
    ["a story of a look", { stories: STORIES.replace('"framed"', '"plain"') }, 'a story with variant "framed"'],
    [
      "long words",
      { stories: STORIES.replace("LongText", "Short") },
      "a story with long Dutch words (export const Long…)",
    ],
    [
      "what not to do",
      { stories: STORIES.replace('dont: ["Don\'t shout."]', "dont: []") },
      "do and don't (parameters.docs.guidance), a sentence in each",
    ],
    ["behaviour stories", { tests: "" }, "behaviour stories (card.tests.stories.tsx)"],
    [
      "a play function",
      { tests: `${TESTS}\nexport const Idle: Story = { args: {} };` },
      "a play function in the behaviour story Idle",
    ],
    [
      "its keys",
      { stories: STORIES.replace("keys:", "notes:").replaceAll("press:", "p:") },
      "its keys (parameters.docs.keys)",
    ],
    ["a key of its pattern", { stories: STORIES.replace("Enter, Space", "Enter") }, "the key Space of its button"],
    [
      "a press on a key that it lists",
      { tests: TESTS.replace("{Enter} ", "{Enter}") },
      "a press on Space in the story PressedByKeyboard",
    ],
    [
      "the story that presses a key",
      { stories: STORIES.replace('it.", story: "PressedByKeyboard"', 'it.", story: "Removed"') },
      "a press on Tab in the story Removed",
    ],
    [
      "what came of a press",
      { tests: TESTS.replace(/await expect.*;/, "") },
      "a press on Enter in the story PressedByKeyboard",
    ],
    [
      "the accessibility check",
      { stories: STORIES.replace("docs:", 'a11y: { test: "off" }, docs:') },
      "the tests that it evades with a11y",
    ],
    ["its tests", { stories: `${STORIES}\nconst tags = ["!test"];` }, "the tests that it evades with !test"],
    ["its ARIA snapshot", { records: { ariaSnapshots: "" } }, "an ARIA snapshot (pnpm screenshots)"],
    [
      "a picture where another has one whose name begins the same",
      { records: { pictures: PICTURES.map((file) => file.replace("card-320-normal", "card-row-320-normal")) } },
      "a picture 320-normal (pnpm screenshots)",
    ],
    [
      "a picture",
      { records: { pictures: PICTURES.filter((file) => !file.includes("768-forced")) } },
      "a picture 768-forced (pnpm screenshots)",
    ],
  ])("misses %s", (_, changes, fault) => {
    expect(missing(changes)).toContain(fault);
  });

  it("finds an application's imports from the library", () => {
    const source = [
      'import { Outlet } from "react-router";',
      'import { Button } from "@showroom/ui/controls/button/button";',
      'import type { Row } from "@showroom/ui/showroom/summary/summary-columns";',
      'import {\n  FloorCard,\n  useFloor,\n} from "@showroom/ui/showroom/floor-card/floor-card";',
    ].join("\n");
    expect(libraryImports(source)).toEqual([
      ["controls/button/button", "Button"],
      ["showroom/floor-card/floor-card", "FloorCard"],
    ]);
  });
});

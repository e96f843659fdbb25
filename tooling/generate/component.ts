import { namesOf } from "./names.ts";
import type { Plan } from "./plan.ts";

const GROUPS = ["foundations", "controls", "navigation", "feedback", "layout", "overlays", "showroom", "staff"];

/** Plans a component of the library, `<group>/<name>`, with its stories. */
export function component(path: string): Plan {
  const [group = "", name = ""] = path.split("/");
  if (!GROUPS.includes(group)) throw new Error(`Name a component <group>/<name>; the groups are ${GROUPS.join(", ")}.`);
  const { kebab, pascal, words } = namesOf(name);
  const folder = `packages/ui/src/${group}/${kebab}`;
  const title = `${group.charAt(0).toUpperCase()}${group.slice(1)}/${words}`;
  return {
    files: {
      [`${folder}/${kebab}.tsx`]: `import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./${kebab}.module.css";

export interface ${pascal}Props {
  children: ReactNode;
  className?: string | undefined;
}

/** ${words}: say what it is for, and when to use something else. */
export function ${pascal}({ children, className }: ${pascal}Props) {
  return <div className={classNames(styles["${kebab}"], className)}>{children}</div>;
}
`,
      [`${folder}/${kebab}.module.css`]: `@layer ui {
  .${kebab} {
    padding: var(--space-2);
  }
}
`,
      [`${folder}/${kebab}.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${pascal} } from "./${kebab}.tsx";

const meta = {
  title: "${title}",
  component: ${pascal},
  args: { children: "${words}" },
  parameters: {
    docs: {
      guidance: {
        do: ["Use it for what it is made for."],
        dont: ["Don't use it where the platform has an element of its own."],
      },
    },
  },
} satisfies Meta<typeof ${pascal}>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { children: "Een lange Nederlandse tekst die over meer dan één regel loopt op een telefoon van 320 pixels breed" },
};
`,
      [`${folder}/${kebab}.tests.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ${pascal} } from "./${kebab}.tsx";

const meta = {
  title: "${title}/Tests",
  component: ${pascal},
  tags: ["!autodocs", "!dev"],
  args: { children: "${words}" },
} satisfies Meta<typeof ${pascal}>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ShowsItsContent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("${words}")).toBeVisible();
  },
};
`,
    },
    next: [
      "write a story for every state: loading, empty, error, locked, disabled with its reason, long text",
      "list its keys (parameters.docs.keys), each with the behaviour story that presses them",
      "name it in `exports` of packages/ui/package.json when an application uses it",
      "picture it: pnpm --filter @showroom/ui screenshots",
    ],
  };
}

import { namesOf } from "./names.ts";
import { insertBefore } from "./plan.ts";
import type { Plan } from "./plan.ts";

const APPLICATIONS = ["showroom", "staff-preview"];
const PAGES = "apps/showroom/src/pages/pages.ts";

/** Plans a feature, `<name>` for the showroom or `<application>/<name>`: a pure model, a thin hook, a page. */
export function feature(path: string): Plan {
  const [application = "", name = ""] = path.includes("/") ? path.split("/") : ["showroom", path];
  if (!APPLICATIONS.includes(application)) throw new Error(`The applications are ${APPLICATIONS.join(" and ")}.`);
  const { kebab, pascal, camel, words } = namesOf(name);
  const folder = `apps/${application}/src/features/${kebab}`;
  return {
    files: {
      [`${folder}/texts.ts`]: `export const ${camel}Texts = {
  title: "${words}",
  none: "Er is nog niets om te laten zien.",
} as const;
`,
      [`${folder}/${kebab}.ts`]: `/** What the page shows, worked out without knowing how it is drawn. */
export interface ${pascal}View {
  /** Lines in the order of reading. */
  readonly lines: readonly string[];
}

/** The lines that say something, each once. */
export function ${camel}View(lines: readonly string[]): ${pascal}View {
  return { lines: [...new Set(lines.map((line) => line.trim()))].filter((line) => line !== "") };
}
`,
      [`${folder}/${kebab}.test.ts`]: `import { expect, test } from "vitest";
import { ${camel}View } from "./${kebab}.ts";

test("removes duplicates and empty values", () =>
  expect(${camel}View(["Badkamer", " ", "Toilet", "Badkamer "])).toEqual({ lines: ["Badkamer", "Toilet"] }));
`,
      [`${folder}/use-${kebab}.ts`]: `import { useMemo } from "react";
import { ${camel}View, type ${pascal}View } from "./${kebab}.ts";

/** The view of what there is now. */
export function use${pascal}(lines: readonly string[]): ${pascal}View {
  return useMemo(() => ${camel}View(lines), [lines]);
}
`,
      [`${folder}/${kebab}-page.tsx`]: `import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import styles from "./${kebab}-page.module.css";
import { ${camel}Texts as texts } from "./texts.ts";
import { use${pascal} } from "./use-${kebab}.ts";

export interface ${pascal}PageProps {
  readonly lines?: readonly string[];
}

/** ${words}: say what a person comes here for. */
export function ${pascal}Page({ lines = [] }: ${pascal}PageProps) {
  const view = use${pascal}(lines);
  return (
    <div className={styles["page"]}>
      <PageHeader title={texts.title} />
      {view.lines.length === 0 ? <p>{texts.none}</p> : view.lines.map((line) => <p key={line}>{line}</p>)}
    </div>
  );
}
`,
      [`${folder}/${kebab}-page.module.css`]: `.page {
  padding: var(--space-4);
}
`,
    },
    ...(application === "showroom" && {
      changes: {
        [PAGES]: (before: string) =>
          insertBefore(
            before,
            "\n  notFound:",
            `\n  ${camel}: { ...plain, path: "/${kebab}", code: "src/features/${kebab}/${kebab}-page.tsx", title: "${words}" },`,
          ),
      },
    }),
    next: [
      application === "showroom"
        ? `say in its row in ${PAGES} at which address it is, in which layout and what it reads`
        : `give it an address in apps/${application}/src/app/router.tsx`,
      "walk through it in a journey in tooling/journeys",
    ],
  };
}

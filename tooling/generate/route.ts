import { existsSync } from "node:fs";
import { namesOf } from "./names.ts";
import { insertBefore, type Plan } from "./plan.ts";

const ENDPOINTS = "packages/api-contract/src/all-endpoints.ts";
const OPERATIONS = "apps/api/src/operations/all-operations.ts";

/** Plans a call of the HTTP API, `<area>/<name>` such as `floors/list-colours`: contract, operation and test. */
export function route(path: string): Plan {
  const [areaName = "", name = ""] = path.split("/");
  const area = namesOf(areaName);
  const { kebab, camel, words } = namesOf(name);
  const contract = `packages/api-contract/src/endpoints/${area.kebab}.ts`;
  const endpoint = `
export const ${camel} = defineEndpoint({
  name: "${area.camel}.${camel}",
  summary: "${words}",
  method: "GET",
  path: "/api/${area.kebab}/${kebab}",
  access: { kind: "user" },
  status: 200,
  response: z.object({ id: z.int() }),
  problems: [],
});
`;
  const known = existsSync(contract);
  const newFiles: Record<string, string> = known
    ? {}
    : { [contract]: `import * as z from "zod/mini";\nimport { defineEndpoint } from "../endpoint.ts";\n${endpoint}` };
  return {
    files: {
      ...newFiles,
      [`apps/api/src/operations/${area.kebab}/${kebab}.ts`]: `import { ${camel} } from "@showroom/api-contract/endpoints/${area.kebab}";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

export const ${camel}Operation = operation(${camel}, async ({ asker }) => {
  if (asker.kind !== "user") throw new ProblemError("not-authenticated");
  return { id: asker.user.id };
});
`,
      [`apps/api/src/operations/${area.kebab}/${kebab}.test.ts`]: `import { afterAll, beforeAll, expect, it } from "vitest";
import { ${camel} } from "@showroom/api-contract/endpoints/${area.kebab}";
import { BUYER, startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it("responds to signed-in users only", async () => {
  const client = await app.signedIn(BUYER);
  expect((await client.call(${camel}, {})).status).toBe(200);
  expect((await app.client().call(${camel}, {})).status).toBe(401);
});
`,
    },
    changes: {
      ...(known && { [contract]: (before: string) => before + endpoint }),
      [ENDPOINTS]: (before) => {
        const imported = before.includes(`"./endpoints/${area.kebab}.ts"`)
          ? before
          : insertBefore(
              before,
              "\nconst ENDPOINTS",
              `import * as ${area.camel} from "./endpoints/${area.kebab}.ts";\n`,
            );
        return insertBefore(imported, "\n] as const;", `\n  ${area.camel}.${camel},`);
      },
      [OPERATIONS]: (before) => {
        const line = `import { ${camel}Operation } from "./${area.kebab}/${kebab}.ts";\n`;
        return insertBefore(insertBefore(before, "\nexport const ALL", line), "\n];", `\n  ${camel}Operation,`);
      },
    },
    next: [
      "say in the contract who may call it, what it takes and what it answers",
      "renew the access matrix and read what changed: pnpm --filter @showroom/api exec vitest run access-matrix --update",
    ],
  };
}

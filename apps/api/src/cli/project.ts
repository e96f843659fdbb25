import { Argument, Command } from "@commander-js/extra-typings";
import { PROJECT_STATES, type ProjectState } from "@showroom/domain/model/project";
import { inTransaction } from "../database/transaction.ts";
import { findProject } from "../importer/revert-catalogue.ts";
import { changeState } from "../staff/project-state.ts";
import { print } from "./print.ts";
import { withDatabase } from "./with-database.ts";

/** Closes, archives or opens a project. */
export async function switchProject(slug: string, state: ProjectState): Promise<string> {
  return await withDatabase(({ pool }) =>
    inTransaction(pool, async ({ tx }) => {
      const { id } = await findProject(tx, slug);
      const before = await changeState(tx, null, id, state);
      return before === state ? `${slug} is ${state} already` : `${slug} was ${before} and is ${state} now`;
    }),
  );
}

export const projectCommand = () =>
  new Command("project").summary("close, archive or open a project").addCommand(
    new Command("state")
      .description(
        "Changes the state of a project. closed: buyers only read. archived: staff only read too, and lists hide it.",
      )
      .argument("<slug>", "the project, as in its address")
      .addArgument(new Argument("<state>", "the new state").choices(PROJECT_STATES))
      .action(async (slug, state) => print(await switchProject(slug, state))),
  );

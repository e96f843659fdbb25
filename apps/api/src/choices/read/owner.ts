import type { UserRow } from "../../kernel/asker.ts";
import type { LoadedProject } from "../../kernel/loaded-project.ts";

/** The user and the project of choices. */
export interface Owner {
  readonly user: UserRow;
  readonly project: Pick<LoadedProject, "id">;
}

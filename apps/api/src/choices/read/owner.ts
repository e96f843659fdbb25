import type { UserRow } from "../../kernel/asker.ts";
import type { LoadedProject } from "../../kernel/loaded-project.ts";

/** Whose choices, in which project. */
export interface Owner {
  readonly user: UserRow;
  readonly project: Pick<LoadedProject, "id">;
}

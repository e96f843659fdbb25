import type { UserRow } from "../../kernel/asker.ts";
import type { LoadedProject } from "../../kernel/loaded-project.ts";

/** Somebody who reads or writes choices, and their project. Whose choices these are says `choicesOwner`. */
export interface Owner {
  readonly user: UserRow;
  readonly project: Pick<LoadedProject, "id">;
}

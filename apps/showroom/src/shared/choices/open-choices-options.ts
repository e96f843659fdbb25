import type { ProjectChoices } from "@showroom/domain/model/choices";
import type { HouseType, Project } from "@showroom/domain/model/project";

export interface OpenChoicesOptions {
  readonly project: Project;
  readonly houseType: HouseType;
  readonly server: ProjectChoices;
  readonly userId: number;
  /** True for staff who view the showroom as a buyer: nothing is saved. */
  readonly readOnly: boolean;
  /** Why it is read only: the project takes no changes of buyers. */
  readonly isClosed?: boolean;
  /** With `readOnly`: choices can be tried. */
  readonly trial?: boolean;
}

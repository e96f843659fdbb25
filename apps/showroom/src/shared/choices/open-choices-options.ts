import type { ProjectChoices } from "@showroom/domain/model/choices";
import type { HouseType, Project } from "@showroom/domain/model/project";

export interface OpenChoicesOptions {
  readonly project: Project;
  readonly houseType: HouseType;
  readonly server: ProjectChoices;
  readonly userId: number;
  /** True for staff who view the showroom as a buyer: what only the buyer does is not offered. Nothing is saved, unless they prepare. */
  readonly readOnly: boolean;
  /** Another person signed in, for example in another tab: nothing more is saved, and the draft stays. */
  readonly onOtherUser: () => void;
  /** Why it is read only: the project takes no changes of buyers. */
  readonly isClosed?: boolean;
  /** With `readOnly`: choices can be tried. */
  readonly trial?: boolean;
  /** With `readOnly` and `trial`: staff choose in the buyer's place, which is saved. Their browser keeps no draft of it. */
  readonly prepares?: boolean;
}

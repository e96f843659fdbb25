/** The catalogue of stored choices, at the revision that they were made with. */
import { openCatalogue } from "../../../apps/api/src/catalogue/catalogue.ts";
import type { OpenCatalogue } from "../../../apps/api/src/catalogue/catalogue.ts";
import type { LoadedHouseType, LoadedProject } from "../../../apps/api/src/kernel/loaded-project.ts";
import type { ChoicesSeen } from "../world/observe.ts";
import type { Servers } from "../world/servers.ts";
import type { World } from "../world/world.ts";

const CACHE_BYTES = 2 ** 27;
const catalogues = new WeakMap<Servers, OpenCatalogue>();

export interface OracleHome extends LoadedHouseType {
  readonly project: LoadedProject;
}

export async function homeOf({ servers }: World, choices: ChoicesSeen): Promise<OracleHome> {
  const catalogue = catalogues.get(servers) ?? openCatalogue(servers.database.db, CACHE_BYTES);
  catalogues.set(servers, catalogue);
  const live = await catalogue.project(choices.projectId);
  const project = live.revision === choices.revision ? live : await catalogue.at(choices.projectId, choices.revision);
  const house = project.houseTypes.get(choices.houseTypeId);
  if (!house) throw new Error(`House type ${choices.houseTypeId} is not in revision ${choices.revision}`);
  return { ...house, project };
}

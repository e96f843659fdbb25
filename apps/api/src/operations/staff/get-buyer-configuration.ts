import { eq } from "drizzle-orm";
import { getBuyerConfiguration } from "@showroom/api-contract/endpoints/staff";
import { operation } from "../../kernel/operation.ts";
import { choicesEntity, roomsOf } from "../../choices/read/choices-entity.ts";
import { homeOf } from "../../choices/read/home.ts";
import { costOf } from "../../choices/read/settle-rooms.ts";
import { confirmations } from "../../database/schema/choices.ts";
import { findBuyer, staffBuyer } from "../../staff/buyers.ts";

export const getBuyerConfigurationOperation = operation(getBuyerConfiguration, async ({ app, params }) => {
  const project = await app.catalogue.project(params.projectId);
  const buyer = await findBuyer(app, project.id, params.userId);
  const home = homeOf(buyer.user, project);
  const { row } = buyer;
  const [confirmation] = row
    ? await app.db
        .select({ document: confirmations.document })
        .from(confirmations)
        .where(eq(confirmations.choicesId, row.id))
    : [];
  const { name, slug, hasHardPrices } = project.document;
  return {
    buyer: staffBuyer(project, buyer),
    project: { id: project.id, name, slug, hasHardPrices },
    pages: [...home.house.houseType.pages],
    choices: row && row.version > 0 ? choicesEntity(home, row) : null,
    cost: costOf(home, roomsOf(home, row)),
    confirmation: confirmation?.document ?? null,
  };
});

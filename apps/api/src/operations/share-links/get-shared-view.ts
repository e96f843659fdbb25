import { eq, sql } from "drizzle-orm";
import { isbot } from "isbot";
import { getSharedView } from "@showroom/api-contract/endpoints/share-links";
import { now } from "@showroom/service/clock";
import { digestOf } from "../../accounts/secrets.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { isInForce } from "../../choices/confirm/find-confirmations.ts";
import { roomsOf } from "../../choices/read/choices-entity.ts";
import { homeOfChoices } from "../../choices/read/home.ts";
import { costOf } from "../../choices/read/settle-rooms.ts";
import { isOpen } from "../../choices/read/share-link-entity.ts";
import { sharedPictures } from "../../choices/read/shared-pictures.ts";
import { users } from "../../database/schema/accounts.ts";
import { confirmations, projectChoices, shareLinks } from "../../database/schema/choices.ts";

export const getSharedViewOperation = operation(getSharedView, async ({ app, request, params }) => {
  const hash = digestOf(params.token);
  const [found] = await app.db
    .select({
      link: shareLinks,
      choices: projectChoices,
      user: users,
      cost: confirmations.cost,
      confirmationId: confirmations.id,
      works: sql<boolean>`${isOpen()} and ${projectChoices.archivedAt} is null`,
    })
    .from(shareLinks)
    .innerJoin(projectChoices, eq(projectChoices.id, shareLinks.choicesId))
    .innerJoin(users, eq(users.id, projectChoices.userId))
    .leftJoin(confirmations, isInForce)
    .where(eq(shareLinks.hash, hash));
  if (!found) throw new ProblemError("not-found");
  if (!found.works) throw new ProblemError("link-used");
  // The preview that a chat or mail program makes of a link is not a view.
  if (!isbot(request.headers["user-agent"]))
    await app.db.update(shareLinks).set({ lastViewedAt: now() }).where(eq(shareLinks.hash, hash));
  const live = await app.catalogue.project(found.choices.projectId);
  const home = await homeOfChoices(app, found.user, live, found.choices);
  const { document } = home.project;
  const rooms = roomsOf(home, found.choices);
  return {
    project: {
      name: document.name,
      slug: document.slug,
      hasHardPrices: document.hasHardPrices,
      headerImage: document.headerImage && { public_id: document.headerImage.public_id },
      showroom: document.showroom,
      contractor: document.contractor,
    },
    houseTypeName: home.house.houseType.name,
    pages: [...home.house.houseType.pages],
    confirmedPageIds: Object.values(rooms)
      .filter((room) => room.confirmedByUser)
      .map((room) => room.projectPageId),
    pictures: await sharedPictures(app, home, rooms, found.confirmationId),
    cost: found.cost ?? costOf(home, rooms),
    submitType: found.choices.submitType,
    updatedAt: found.choices.updatedAt.toISOString(),
    expiresAt: found.link.expiresAt.toISOString(),
  };
});

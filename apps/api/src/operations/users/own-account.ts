import { eq } from "drizzle-orm";
import { setPhoneNumber } from "@showroom/api-contract/endpoints/phone-number";
import { changeHouseType } from "@showroom/api-contract/endpoints/users";
import { mayEnterAsStaff } from "@showroom/domain/access/access";
import { actorOf } from "../../accounts/actor.ts";
import { registered } from "../../kernel/asker.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { users } from "../../database/schema/accounts.ts";
import { houseTypes, projects } from "../../database/schema/catalogue.ts";

export const changeHouseTypeOperation = operation(changeHouseType, async ({ app, asker, body }) => {
  const { user } = registered(asker);
  const [found] = await app.db
    .select({ id: projects.id, showroomOrganisationId: projects.showroomId, retired: houseTypes.retired })
    .from(houseTypes)
    .innerJoin(projects, eq(projects.id, houseTypes.projectId))
    .where(eq(houseTypes.id, body.houseTypeId));
  if (!found || found.retired || !mayEnterAsStaff(actorOf(user), found)) throw new ProblemError("not-found");
  await app.db.update(users).set({ houseTypeId: body.houseTypeId }).where(eq(users.id, user.id));
  return undefined;
});

export const setPhoneNumberOperation = operation(setPhoneNumber, async ({ app, asker, body: { phoneNumber } }) => {
  await app.db
    .update(users)
    .set({ phone: phoneNumber })
    .where(eq(users.id, registered(asker).user.id));
  return { phoneNumber };
});

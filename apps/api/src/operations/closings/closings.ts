import {
  getOwnClosings,
  getOwnStandard,
  listClosings,
  saveException,
  savePhaseDates,
  type OwnClosing,
} from "@showroom/api-contract/endpoints/closings";
import { isOver, type Closing, type Part } from "@showroom/domain/closing-date/closing-date";
import { nowMs } from "@showroom/service/clock";
import { findChoices } from "../../choices/read/find-choices.ts";
import { findClosings } from "../../choices/read/find-closings.ts";
import { homeOfChoices, seenWith } from "../../choices/read/home.ts";
import { countingRoomsOf } from "../../choices/read/what-counts.ts";
import { standardOfParts } from "../../closings/own-standard.ts";
import { findClosingsOfProject } from "../../closings/list-closings.ts";
import { saveExceptionOf, savePhaseDatesOf } from "../../closings/save-closings.ts";
import { findLastOffers } from "../../offers/last-offers.ts";
import { registered } from "../../kernel/asker.ts";
import { operation, type Operation } from "../../kernel/operation.ts";

const listClosingsOperation = operation(listClosings, ({ app, params }) =>
  findClosingsOfProject(app.db, params.projectId),
);

const savePhaseDatesOperation = operation(savePhaseDates, async ({ app, asker, params, body }) => ({
  outcome: await savePhaseDatesOf(app, registered(asker).user, params.projectId, body),
}));

const saveExceptionOperation = operation(saveException, async ({ app, asker, params, body }) => {
  const { projectId, homeId, part } = params;
  return { outcome: await saveExceptionOf(app, registered(asker).user, projectId, { homeId, part, ...body }) };
});

const entity = (closing: Closing, counts: OwnClosing["counts"]): OwnClosing => ({
  ...closing,
  isClosed: isOver(closing, nowMs()),
  counts,
});

const getOwnClosingsOperation = operation(getOwnClosings, async ({ app, asker, params }) => {
  const owner = { user: registered(asker).user, project: await app.catalogue.project(params.projectId) };
  const closings = await findClosings(app.pool, owner);
  if (closings.length === 0) return { items: [], handedIn: null };
  const row = await findChoices(app.pool, owner);
  if (row === null) return { items: closings.map((closing) => entity(closing, "standard")), handedIn: null };
  const isHandedIn = row.submitType !== null || row.handedInRooms !== null;
  const counts = (part: Part) => (row.lateAgreed?.[part] ? "agreed" : isHandedIn ? "handed-in" : "standard");
  const offers = await findLastOffers(app.db, row.id);
  return {
    items: closings.map((closing) => {
      const lastOffer = offers.find(({ parts }) => parts.includes(closing.part))?.id;
      return { ...entity(closing, counts(closing.part)), ...(lastOffer !== undefined && { lastOffer }) };
    }),
    handedIn: row.lateAgreed
      ? countingRoomsOf(await homeOfChoices(app, owner.user, owner.project, row), row)
      : row.handedInRooms,
  };
});

const getOwnStandardOperation = operation(getOwnStandard, async ({ app, asker, params }) => {
  const owner = { user: registered(asker).user, project: await app.catalogue.project(params.projectId) };
  const parts = (await findClosings(app.pool, owner)).map(({ part }) => part);
  if (parts.length === 0) return { items: [] };
  const { project, house } = await seenWith(app, owner.user, owner.project, await findChoices(app.pool, owner));
  return { items: house === null ? [] : standardOfParts({ project, house }, parts) };
});

/** The calls about closing dates. */
export const CLOSING_OPERATIONS: readonly Operation[] = [
  listClosingsOperation,
  savePhaseDatesOperation,
  saveExceptionOperation,
  getOwnClosingsOperation,
  getOwnStandardOperation,
];

import { answerCatalogueChanges } from "@showroom/api-contract/endpoints/changed-choices";
import { answeredRooms, changedChoices } from "../../choices/catalogue/changed-choices.ts";
import { choicesEntity, etagOf } from "../../choices/read/choices-entity.ts";
import { ownUser } from "../../choices/read/own-choices.ts";
import { answerChoices } from "../../choices/save/answer-choices.ts";
import { operation } from "../../kernel/operation.ts";

/** Applies all answers of the buyer; the choices then belong to the present catalogue. */
export const answerCatalogueChangesOperation = operation(
  answerCatalogueChanges,
  async ({ app, asker, params, body, reply }) => {
    const user = ownUser(asker, body.userId);
    const { version, answers } = body;
    const after = await answerChoices(app, { user, projectId: params.projectId, version }, (home, { rooms }) => {
      const { present } = home;
      if (!present) return null;
      const isWhole = changedChoices(home, present, rooms).every(({ id }) => Object.hasOwn(answers, id));
      return {
        home: { user, ...present },
        rooms: isWhole ? answeredRooms(home, present, rooms, answers) : null,
        event: "catalogueAnswered",
      };
    });
    reply.header("etag", etagOf(after.row.version));
    return choicesEntity(after.home, after.row);
  },
);

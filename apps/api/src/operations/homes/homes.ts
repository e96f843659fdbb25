import { changeHome, listHomes, readHomeSheet, saveHomes } from "@showroom/api-contract/endpoints/homes";
import { changeHomeOfProject } from "../../homes/change-home.ts";
import { findProjectHomes } from "../../homes/find-homes.ts";
import { HOME_SHEET } from "../../homes/home-sheet.ts";
import { saveHomesOfProject } from "../../homes/save-homes.ts";
import { operation, type Operation } from "../../kernel/operation.ts";
import { readSheetFile } from "../../sheets/read-sheet.ts";

const readHomeSheetOperation = operation(readHomeSheet, ({ body }) => readSheetFile(HOME_SHEET, body.file));

const saveHomesOperation = operation(saveHomes, ({ app, asker, params, body }) =>
  saveHomesOfProject(app, asker, params.projectId, body),
);

const listHomesOperation = operation(listHomes, async ({ app, params }) => ({
  items: await findProjectHomes(app.db, params.projectId),
}));

const changeHomeOperation = operation(changeHome, ({ app, asker, params, body }) =>
  changeHomeOfProject(app, asker, { params, body, query: undefined }),
);

/** The calls about the homes of a project. */
export const HOME_OPERATIONS: readonly Operation[] = [
  readHomeSheetOperation,
  saveHomesOperation,
  listHomesOperation,
  changeHomeOperation,
];

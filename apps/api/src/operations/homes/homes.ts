import { changeHome, listHomes, readHomeSheet, saveHomes } from "@showroom/api-contract/endpoints/homes";
import { changeHomeOfProject } from "../../homes/change-home.ts";
import { findProjectHomes } from "../../homes/find-homes.ts";
import { HOME_SHEET } from "../../homes/home-sheet.ts";
import { saveHomesOfProject } from "../../homes/save-homes.ts";
import { operation } from "../../kernel/operation.ts";
import { readSheetFile } from "../../sheets/read-sheet.ts";

export const readHomeSheetOperation = operation(readHomeSheet, ({ body }) => readSheetFile(HOME_SHEET, body.file));

export const saveHomesOperation = operation(saveHomes, ({ app, asker, params, body }) =>
  saveHomesOfProject(app, asker, params.projectId, body),
);

export const listHomesOperation = operation(listHomes, async ({ app, params }) => ({
  items: await findProjectHomes(app.db, params.projectId),
}));

export const changeHomeOperation = operation(changeHome, ({ app, asker, params, body }) =>
  changeHomeOfProject(app, asker, { params, body, query: undefined }),
);

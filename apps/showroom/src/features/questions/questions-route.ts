/** What the router loads of the page of questions. */
import type { LoaderFunction } from "react-router";
import { routeConnection } from "@showroom/web-app/session/route-connection";
import type { RouteHandle } from "@showroom/web-app/routing/route-handle";
import { loadProject } from "../../shared/project/project.ts";
import { ownQuestionsQuery } from "../../shared/questions/own-questions.ts";
import { ownQuestionTexts } from "../../shared/questions/texts.ts";
import { QuestionsPage } from "./questions-page.tsx";

export const loader: LoaderFunction = async ({ params, context }) => {
  const connection = context.get(routeConnection);
  const { id } = await loadProject(connection, params["slug"] ?? "");
  await connection.queryClient.fetchQuery(ownQuestionsQuery(id));
  return null;
};

export const handle: RouteHandle = { title: ownQuestionTexts.title };

export const Component = QuestionsPage;

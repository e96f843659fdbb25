import { useQuery } from "@tanstack/react-query";
import { Link } from "@showroom/ui/controls/link/link";
import { projectPaths } from "../../pages/links.ts";
import { useProject } from "../project/project.ts";
import { ownQuestionsQuery } from "./own-questions.ts";
import { ownQuestionTexts as texts } from "./texts.ts";

/** Leads to all questions of the home, and says how many answers are new. */
export function QuestionsLink() {
  const { id, slug } = useProject();
  const { data } = useQuery(ownQuestionsQuery(id));
  const count = data?.items.flatMap(({ unread }) => unread).length ?? 0;
  return <Link href={projectPaths.questions(slug)}>{count === 0 ? texts.title : texts.linkNew(count)}</Link>;
}
